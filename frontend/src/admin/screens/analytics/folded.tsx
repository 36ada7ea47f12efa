import { type ReactNode } from 'react';
import styles from './folded.module.css';

/** A named part of a page that is folded until it is asked for; on paper it is open. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={`card ${styles.folded}`}>
      <summary className={styles.title}>
        <h2>{title}</h2>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
