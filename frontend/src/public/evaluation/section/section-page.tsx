import { type ReactNode, type RefObject } from 'react';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { ChangeLine } from '../change/change-line.tsx';
import { type SectionView, type QuestionView } from '../evaluation-view.ts';
import { stepsId } from '../next-step.tsx';
import styles from '../page.module.css';
import { ResultHead } from '../result-head.tsx';
import { Folded } from '../../ui/folded.tsx';
import { SolutionList } from '../solution-list.tsx';
import { besideSteps } from '../solutions.ts';
import { stepsOfSection } from '../steps-once.ts';
import { TipList } from '../tip-list.tsx';
import { Analysis } from './analysis.tsx';
import scoreReasonsStyles from './score-reasons.module.css';

interface SectionPageProps {
  section: SectionView;
  /** Whether no other area has a lower result. */
  isWeakest?: boolean;
  preview: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  contents?: ReactNode;
}

/** One area as a page of its own: the answer first, then what is good, what it means, what to do, and what made the result. */
export function SectionPage({ section, isWeakest, preview, heading, contents }: SectionPageProps) {
  const t = useTexts();
  const complete = section.maxScore > 0 && section.score >= section.maxScore;
  const { paragraphs, others, from } = stepsOfSection(section);
  const described = paragraphs.flatMap(({ steps }) => steps);
  const products = besideSteps([...described, ...others], section.solutions);
  return (
    <main className={`stack center ${styles.page}`} id="content">
      <ResultHead
        area={section.name}
        contents={contents}
        heading={heading}
        isWeakest={isWeakest}
        result={section}
        title={section.name}
      >
        <ChangeLine change={section.change} now={section.percentage} />
        {section.description !== '' && (
          <p className="soft pre-line" dir="auto">
            {section.description}
          </p>
        )}
      </ResultHead>
      <Strengths strengths={section.strengths} />
      <Analysis {...{ section, paragraphs, preview }} solutions={products.beside} />
      {others.length > 0 && (
        <section id={from > 1 ? undefined : stepsId}>
          <h2>{t('evaluation.section.tips')}</h2>
          <TipList from={from} solutions={products.beside} tips={others} />
        </section>
      )}
      {products.others.length > 0 && (
        <section>
          <h2>{t('evaluation.section.products')}</h2>
          <SolutionList place="section" solutions={products.others} />
        </section>
      )}
      {complete && section.tips.length === 0 && (
        <p className="strong brand pad-5 tint-brand round">{t('evaluation.section.complete')}</p>
      )}
      <ScoreReasons notApplicable={section.notApplicable} questions={section.questions} />
    </main>
  );
}

function Strengths({ strengths }: { strengths: readonly string[] }) {
  const t = useTexts();
  if (strengths.length === 0) return null;
  return (
    <section>
      <h2>{t('evaluation.section.strengths')}</h2>
      <ul>
        {strengths.map((strength, index) => (
          <li className={`relative anywhere unbroken ${styles.strength}`} dir="auto" key={index}>
            {strength}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ScoreReasonsProps = Pick<SectionView, 'notApplicable'> & {
  questions: readonly QuestionView[];
};

/** Which questions brought points and which missed them, for the owner alone: points tell what was answered (rules: Shared links). */
function ScoreReasons({ questions, notApplicable }: ScoreReasonsProps) {
  const t = useTexts();
  const counting = questions.filter(({ text, pointValue }) => text !== '' && pointValue > 0);
  if (counting.length === 0) return null;
  const missed = counting.filter(({ points, pointValue }) => points < pointValue);
  const gained = counting.filter(({ points, pointValue }) => points >= pointValue);
  return (
    <Folded title={t('evaluation.reasons.title')}>
      <div className="stack gap-5">
        <QuestionList kind="missed" questions={missed} />
        <QuestionList kind="gained" questions={gained} />
        {notApplicable.length > 0 && (
          <section>
            <h3 className="space-below-1">{t('evaluation.reasons.not-applicable')}</h3>
            <ul>
              {notApplicable.map((text) => (
                <li className={`anywhere unbroken ${scoreReasonsStyles.question}`} dir="auto" key={text}>
                  {text}
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="text-3 soft">{t('evaluation.reasons.note')}</p>
      </div>
    </Folded>
  );
}

interface QuestionListProps {
  kind: 'missed' | 'gained';
  questions: readonly QuestionView[];
}

function QuestionList({ kind, questions }: QuestionListProps) {
  const t = useTexts();
  if (questions.length === 0) return null;
  return (
    <section>
      <h3 className="space-below-1">{t(`evaluation.reasons.${kind}`)}</h3>
      <ul>
        {questions.map(({ text, points, pointValue, state }, index) => (
          <li className={`row spread anywhere unbroken ${scoreReasonsStyles.question}`} key={index}>
            <span className="may-shrink" dir="auto">
              {text}
            </span>
            <span className={`fixed numeric ${kind === 'missed' ? 'strong' : 'soft'}`}>
              {state === undefined
                ? t('evaluation.reasons.points', {
                    count: pointValue,
                    points: formatNumber(points),
                    max: formatNumber(pointValue),
                  })
                : t(`evaluation.reasons.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
