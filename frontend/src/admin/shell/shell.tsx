import { useCallback, useState, useEffect, useRef, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { setMismatchQuestion } from '../session/change.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { QuestionnaireProvider, useQuestionnaireSelection } from './current-questionnaire.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import sideDrawerStyles from './side-drawer.module.css';
import { Sidebar } from './sidebar.tsx';
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

interface SideDrawerProps {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The menu of a narrow window. A native modal dialog: the page behind is inert, Esc closes, the focus returns. */
function SideDrawer({ label, open, onClose, children }: Readonly<SideDrawerProps>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    // A press beside the panel hits the dialog element itself, which is its own backdrop.
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeFromBackdrop);
    return () => element?.removeEventListener('click', closeFromBackdrop);
  }, [onClose]);
  return (
    <dialog aria-label={label} className={sideDrawerStyles.drawer} onClose={onClose} ref={dialog}>
      {open && <div className={sideDrawerStyles.panel}>{children}</div>}
    </dialog>
  );
}

const storageKey = 'adminSidebarFolded';

/** Whether the sidebar shows icons only; kept for the next visit. */
function useSidebarFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(readFolded);
  return [
    folded,
    (next) => {
      setFolded(next);
      try {
        localStorage.setItem(storageKey, String(next));
      } catch {
        // A browser that keeps nothing opens it again next time.
      }
    },
  ];
}

function readFolded(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    return false;
  }
}
