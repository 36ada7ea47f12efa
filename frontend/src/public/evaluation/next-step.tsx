import { useTexts } from '../../shared/texts/i18n.ts';
import { type Solution, type Tip } from './evaluation-view.ts';
import styles from './page.module.css';
import { FoldedSolution } from './solution-list.tsx';
import { StepFacts } from './step-facts.tsx';

/** Id of the part of a page that has its steps in full. */
export const stepsId = 'steps';

interface NextStepProps {
  /** The paragraph that describes it. */
  text: string;
  tip: Tip;
  solution: Solution | undefined;
}

/** What to do first in an area, as its analysis describes it. */
export function NextStep({ text, tip, solution }: NextStepProps) {
  const t = useTexts();
  return (
    <div className={`stack gap-1 pad-3 tint-brand unbroken ${styles.next}`} id={stepsId}>
      <p className="text-3 strong brand">{t('evaluation.next.label')}</p>
      <p>{text}</p>
      <StepFacts tip={tip} />
      <FoldedSolution solution={solution} />
    </div>
  );
}
