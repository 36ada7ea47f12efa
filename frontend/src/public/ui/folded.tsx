import { type ReactNode } from 'react';
import styles from './folded.module.css';
import { isPhone } from './is-phone.ts';

interface FoldedProps {
  title: string;
  /** A part of a page under its heading, or a line that belongs to what stands above it. */
  look?: 'part' | 'line';
  /** Whether it is open from the start. */
  unfolded?: boolean;
  children: ReactNode;
}

/** What opens when it is wanted. */
export function Folded({ title, look = 'part', unfolded = false, children }: FoldedProps) {
  const isPart = look === 'part';
  return (
    <details className={isPart ? 'card' : styles.line} open={unfolded || undefined}>
      <summary className={`row gap-4 spread align-center ${styles.summary}`}>
        {isPart ? (
          <h2 className="may-shrink strong">{title}</h2>
        ) : (
          <span className="may-shrink">{title}</span>
        )}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** On a phone folded, elsewhere the content with its heading. */
export function FoldedOnPhone({
  title,
  look = 'line',
  heading,
  children,
}: Omit<FoldedProps, 'unfolded'> & { heading?: ReactNode }) {
  return isPhone() ? (
    <Folded look={look} title={title}>
      {children}
    </Folded>
  ) : (
    <>
      {heading}
      {children}
    </>
  );
}
