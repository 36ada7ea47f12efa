import { type ReactNode } from 'react';

interface FoldProps {
  title: string;
  note?: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the page that is folded until it is asked for, so that the texts come first. */
export function Fold({ title, note, isOpen = false, children }: FoldProps) {
  return (
    <details className="stack" open={isOpen}>
      <summary>
        <h2 className="inline-row text-3">{title}</h2>
      </summary>
      <div className="stack gap-3 space-above-2 space-below-2">
        {note !== undefined && <p className="text-2 soft measure">{note}</p>}
        {children}
      </div>
    </details>
  );
}
