import { useEffect, useRef } from 'react';
import { useTexts } from '../shared/texts/i18n.ts';
import styles from './form.module.css';
import { bringIntoView } from './host-page.ts';

export interface Fault {
  message: string;
  /** The id of the element to put it right in. */
  element: string;
  /** Where that is on another step. */
  go?: () => void;
}

interface ErrorSummaryProps {
  faults: readonly Fault[];
  /** Grows with every try: the focus comes here each time. */
  tries: number;
}

/** Names all that has to be put right, each with the way there; takes the focus when moving on was refused. */
export function ErrorSummary({ faults, tries }: ErrorSummaryProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const isShown = faults.length > 0;
  useEffect(() => {
    if (tries === 0) return;
    box.current?.focus({ preventScroll: true });
    bringIntoView(box.current);
  }, [tries]);
  if (!isShown) return null;
  return (
    <div
      aria-labelledby="error-summary"
      className={`stack tint-error pad-4 ${styles.summary}`}
      ref={box}
      role="group"
      tabIndex={-1}
    >
      <h2 className="text-4" id="error-summary">
        {t('form.error.heading')}
      </h2>
      <ul className="stack gap-1">
        {faults.map(({ message, element, go }) => (
          <li key={element}>
            <button
              className={`bad text-start anywhere ${styles.faultLink}`}
              onClick={() => (go === undefined ? goTo(element) : go())}
              type="button"
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goTo(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  bringIntoView(element, 'center');
}
