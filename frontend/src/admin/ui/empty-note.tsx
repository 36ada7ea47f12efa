import { type ReactNode } from 'react';
import styles from './empty-note.module.css';

/** Stands where a list would stand that has nothing in it: says so, and what the next step is. */
export function EmptyNote({ children }: Readonly<{ children: ReactNode }>) {
  return <p className={styles.note}>{children}</p>;
}
