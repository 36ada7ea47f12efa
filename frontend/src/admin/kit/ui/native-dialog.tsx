import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './native-dialog.module.css';

interface NativeDialogProps {
  label: string;
  /** Esc was pressed, or the page beside the panel. */
  onClose: () => void;
  /** How it stands and looks; by default a panel in the upper middle. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog of the browser's own, shown for as long as it is there: the page behind is inert, the focus goes in, and
 * back to where it was.
 */
export function NativeDialog({
  label,
  onClose,
  className = `round ${styles.panel}`,
  children,
}: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element goes: only a dialog of the page gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useLayoutEffect(() => {
    const element = dialog.current;
    // A press beside the panel hits the dialog element itself, which is its own backdrop.
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeFromBackdrop);
    return () => element?.removeEventListener('click', closeFromBackdrop);
  }, [onClose]);
  return (
    <dialog
      aria-label={label}
      className={`${className} ${styles.dialog}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      ref={dialog}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
