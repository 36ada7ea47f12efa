import { useRef } from 'react';
import { type EvaluationView } from '../evaluation-view.ts';
import pageStyles from '../page.module.css';
import { NoResult } from '../no-result/no-result.tsx';
import { FirstMoves } from './first-moves.tsx';
import { Signature } from './signature.tsx';
import { Verdict } from './verdict.tsx';
import styles from './welcome.module.css';

/** What an evaluation begins with, as the server sends it: it is read before any script has run. */
export function Beginning({ view }: { view: EvaluationView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={pageStyles.evaluation} data-outline>
      {view.fewAnswers === null ? (
        <>
          <Verdict heading={heading} search={null} view={view} />
          <main className={`stack center ${pageStyles.page} ${styles.main}`}>
            <Signature preview={false} view={view} />
            <FirstMoves view={view} />
          </main>
        </>
      ) : (
        <NoResult heading={heading} preview={false} view={view} />
      )}
    </div>
  );
}
