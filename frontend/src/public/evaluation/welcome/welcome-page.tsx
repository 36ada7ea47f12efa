import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import pageStyles from '../page.module.css';
import { FirstMoves } from './first-moves.tsx';
import { Signature } from './signature.tsx';
import { Verdict } from './verdict.tsx';
import styles from './welcome.module.css';

/** It begins below the first screen; without it, as when the network is gone, the result stands all the same. */
const Letter = lazy(() =>
  import('../loaded-later.ts').then(
    (later) => ({ default: later.Letter as (props: LetterProps) => ReactNode }),
    () => ({ default: () => null }),
  ),
);

type LetterProps = Pick<WelcomePageProps, 'view' | 'preview'>;

interface WelcomePageProps {
  view: EvaluationView;
  preview: boolean;
  search: string;
  onStart: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Stands at the side of wide windows. */
  contents: ReactNode;
}

/** A letter that begins with the result, what to do first and who says so; then what follows and how to read it. */
export function WelcomePage({ view, preview, search, onStart, heading, contents }: WelcomePageProps) {
  const t = useTexts();
  return (
    <>
      <Verdict heading={heading} search={search} view={view} />
      <main className={`stack center ${pageStyles.page} ${styles.main}`}>
        <Signature preview={preview} view={view} />
        <FirstMoves view={view} />
        <div className={pageStyles.side}>
          <div>{contents}</div>
        </div>
        <Suspense fallback={null}>
          <Letter preview={preview} view={view} />
        </Suspense>
      </main>
      <div className={`stack gap-0 justify-center hide-in-print ${styles.start}`}>
        <Button onClick={onStart}>{t('evaluation.welcome.start')}</Button>
      </div>
    </>
  );
}
