import { useEffect, useRef, type ReactNode } from 'react';
import styles from './side-drawer.module.css';

interface SideDrawerProps {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The menu of a narrow window. A native modal dialog: the page behind is inert, Esc closes, the focus returns. */
export function SideDrawer({ label, open, onClose, children }: Readonly<SideDrawerProps>) {
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
    <dialog aria-label={label} className={styles.drawer} onClose={onClose} ref={dialog}>
      {open && <div className={styles.panel}>{children}</div>}
    </dialog>
  );
}
