import { useCallback, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { MismatchDialog } from './mismatch-dialog.tsx';
import { QuestionnaireProvider } from './current-questionnaire.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { SideDrawer } from './side-drawer.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebarFolded } from './sidebar-folded.ts';
import { useTextOverlay } from './text-overlay.ts';

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
  useTextOverlay();
  return (
    <div className={styles.shell} data-folded={folded}>
      <a className="hide-in-print skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <aside className={`hide-in-print ${styles.side}`}>
        <Sidebar folded={folded} onFold={() => setFolded(!folded)} />
      </aside>
      {/* Choosing a screen closes the drawer: it belongs to the address it was opened at. */}
      <SideDrawer label={t('shell.nav.label')} onClose={closeDrawer} open={drawerAt === pathname}>
        <Sidebar folded={false} onClose={closeDrawer} />
      </SideDrawer>
      <div className="stack gap-0 content-start may-shrink">
        <Header onMenu={() => setDrawerAt(pathname)} />
        <main className={`full ${styles.content}`} id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <MismatchDialog />
      <ScrollRestoration />
    </div>
  );
}
