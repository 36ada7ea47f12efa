import { type Solution, type Tip } from './evaluation-view.ts';
import styles from './page.module.css';
import { shortName } from './short-name.ts';
import { FoldedSolution } from './solution-list.tsx';
import { StepFacts } from './step-facts.tsx';

interface TipListProps {
  tips: readonly (Tip & { sectionName?: string })[];
  /** The number of the first one, 1 to 4, where others stand elsewhere on the page. */
  from?: number;
  /** What serves them, folded beside the first that each serves. */
  solutions?: ReadonlyMap<Tip, Solution>;
}

/** Tips as numbered next steps, each with what it could bring and what serves it. */
export function TipList({ tips, from = 1, solutions }: TipListProps) {
  return (
    <ol className={`stack gap-4 ${styles.tips}`} start={from}>
      {tips.map((tip, index) => {
        const { text, sectionName } = tip;
        const name = shortName(text);
        return (
          <li className={`stack gap-1 text-4 anywhere relative unbroken ${styles.tip}`} key={index}>
            <p dir="auto">
              <span className="strong">{name}</span>
              {text.slice(name.length)}
            </p>
            <StepFacts area={sectionName} tip={tip} />
            <FoldedSolution solution={solutions?.get(tip)} />
          </li>
        );
      })}
    </ol>
  );
}
