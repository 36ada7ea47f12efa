import { useTexts } from '../../../shared/texts/i18n.ts';
import { type SectionView, type Solution, type Tip } from '../evaluation-view.ts';
import { NextStep } from '../next-step.tsx';
import pageStyles from '../page.module.css';
import { OriginMark } from '../prose.tsx';
import { FoldedSolution } from '../solution-list.tsx';
import { StepFacts } from '../step-facts.tsx';
import { type ParagraphWithSteps } from '../steps-once.ts';

interface AnalysisProps {
  section: SectionView;
  paragraphs: readonly ParagraphWithSteps[];
  solutions: ReadonlyMap<Tip, Solution>;
  preview: boolean;
}

/** What the result means; a paragraph that describes a step has with it what the list says of the others. */
export function Analysis({ section, paragraphs, solutions, preview }: AnalysisProps) {
  const t = useTexts();
  if (paragraphs.length === 0) return null;
  const [first] = section.tips;
  return (
    <section>
      <h2>{t('evaluation.section.analysis')}</h2>
      <div className={`stack text-4 anywhere ${pageStyles.prose}`} dir="auto">
        {paragraphs.map(({ text, steps }, index) =>
          first !== undefined && steps.includes(first) ? (
            <NextStep key={index} solution={solutions.get(first)} text={text} tip={first} />
          ) : (
            <div className="stack gap-1" key={index}>
              <p>{text}</p>
              {steps.map((step) => (
                <div className="stack gap-1 hide-empty" key={step.text}>
                  <StepFacts tip={step} />
                  <FoldedSolution solution={solutions.get(step)} />
                </div>
              ))}
            </div>
          ),
        )}
      </div>
      <OriginMark preview={preview} written={section.analysis} />
    </section>
  );
}
