import { type ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps {
  /** What readers hear and the mouse is shown. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
  id?: string;
  danger?: boolean;
  /** Does nothing now, but keeps the focus, which a disabled button would lose. */
  idle?: boolean;
}

/** A small button of a row. Plain HTML, because long lists hold hundreds of them. */
export function IconButton({ label, icon, onClick, id, danger = false, idle = false }: IconButtonProps) {
  return (
    <button
      aria-disabled={idle}
      aria-label={label}
      className={`inline-row middle soft ${styles.button}`}
      data-danger={danger}
      id={id}
      onClick={idle ? undefined : onClick}
      title={label}
      type="button"
    >
      {icon}
    </button>
  );
}
