import { type ReactNode } from 'react';
import styles from './folded.module.css';

interface FoldedProps {
  title: string;
  /** Whether it is open from the start. */
  unfolded?: boolean;
  children: ReactNode;
}

/** A part of a page under its heading that opens when it is wanted. */
export function Folded({ title, unfolded = false, children }: FoldedProps) {
  return (
    <details className="card" open={unfolded || undefined}>
      <summary className={`row gap-4 spread align-center ${styles.summary}`}>
        <h2 className="text-4 strong">{title}</h2>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
