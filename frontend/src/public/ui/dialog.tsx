import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { CloseIcon } from '../../shared/toast/close-icon.tsx';
import styles from './dialog.module.css';
import { LazyToaster } from './lazy-toaster.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal window: the browser keeps the focus inside and gives it back to the opener. Messages appear inside it,
 * because the page behind it is out of reach; so a page shows its own toaster only while no dialog is open.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const t = useTexts();
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it leaves the page: only then does the browser return the focus (WCAG 2.4.3).
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      aria-labelledby={titleId}
      className={`card rounder anywhere hide-in-print raised ${styles.dialog}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (box.current?.open === false) onClose();
      }}
      ref={box}
    >
      <div className={`stack gap-4 pad-5 relative ${styles.content}`}>
        <h2 className={`text-5 ${styles.title}`} id={titleId}>
          {title}
        </h2>
        {children}
        <button
          aria-label={t('evaluation.dialog.close')}
          className={`round-button ${styles.close}`}
          onClick={onClose}
          type="button"
        >
          <CloseIcon size={16} />
        </button>
      </div>
      <LazyToaster />
    </dialog>
  );
}
