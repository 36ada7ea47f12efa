import { useCallback, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { readStored, writeStored } from '../../shared/state/stored.ts';
import { addTexts, useTexts } from '../../shared/texts/i18n.ts';
import { setMismatchQuestion } from '../kit/session/shown-questionnaire.ts';
import { useConfirm } from '../kit/ui/confirm.tsx';
import { NativeDialog } from '../kit/ui/native-dialog.tsx';
import { CopyNotice } from './copy-notice.tsx';
import { QuestionnaireProvider, useQuestionnaireSelection } from '../kit/session/current-questionnaire.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { SystemBar, useIsBarKnown } from './system-bar.tsx';
import { useTextOverlay } from '../kit/session/text-overlay.ts';
import { closeHelp, useHelp } from '../kit/help/help.ts';
import { textsOf } from '../kit/session/admin-language.ts';
import { lazyPart } from '../kit/ui/lazy-part.tsx';
import { useMedia } from '../kit/ui/use-media.ts';
import { helpParts } from '../screens.ts';

const helpTexts = textsOf(helpParts.texts);
const HelpPanel = lazyPart(async () => {
  const [guide] = await Promise.all([helpParts.load(), addTexts(helpTexts)]);
  return guide.HelpPanel;
});
/** From this width on there is room for the guide beside the page. */
const besideFrom = '(min-width: 1400px)';

/** The frame around every screen of the back office: sidebar, header and the screen itself. */
export function Shell() {
  return (
    <QuestionnaireProvider>
      <Frame />
    </QuestionnaireProvider>
  );
}

function Frame() {
  const t = useTexts();
  const { pathname } = useLocation();
  const [folded, setFolded] = useSidebarFolded();
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const closeDrawer = useCallback(() => setDrawerAt(null), []);
  const help = useHelp();
  const isBarKnown = useIsBarKnown();
  // The next person who signs in begins without it.
  useEffect(() => closeHelp, []);
  const isBeside = useMedia(besideFrom);
  useTextOverlay();
  return (
    <div className={styles.shell} data-folded={folded} data-help={help !== null && isBeside}>
      <a className="hide-in-print skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <aside className={`hide-in-print ${styles.side}`}>
        <Sidebar folded={folded} onFold={() => setFolded(!folded)} />
      </aside>
      {/* Choosing a screen closes the drawer: it belongs to the address it was opened at. */}
      {drawerAt === pathname && (
        <NativeDialog className={styles.drawer} label={t('shell.nav.label')} onClose={closeDrawer}>
          <Sidebar folded={false} onClose={closeDrawer} />
        </NativeDialog>
      )}
      <div className="stack gap-0 content-start may-shrink">
        <SystemBar />
        <Header onMenu={() => setDrawerAt(pathname)} />
        <main className={`full ${styles.content}`} id="content" tabIndex={-1}>
          <CopyNotice />
          {isBarKnown && <Outlet />}
        </main>
      </div>
      {help !== null && <HelpPanel help={help} isBeside={isBeside} key={String(isBeside)} />}
      <MismatchDialog />
      <ScrollRestoration />
    </div>
  );
}

/** Asks, when another tab works on another questionnaire, whether to come back to the shown one and repeat. */
function MismatchDialog() {
  const t = useTexts();
  const confirm = useConfirm();
  const { current } = useQuestionnaireSelection();
  const name = current?.name ?? '';
  useEffect(() => {
    setMismatchQuestion(() =>
      confirm({
        title: t('session.mismatch.title'),
        content: t('session.mismatch.text', { name }),
        okText: t('session.mismatch.switch'),
      }),
    );
    return () => setMismatchQuestion(() => Promise.resolve(false));
  }, [confirm, name, t]);
  return null;
}

const storageKey = 'adminSidebarFolded';

/** Whether the sidebar shows icons only; kept for the next visit. */
function useSidebarFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => readStored('browser', storageKey) === 'true');
  return [
    folded,
    (next) => {
      setFolded(next);
      writeStored('browser', storageKey, String(next));
    },
  ];
}
