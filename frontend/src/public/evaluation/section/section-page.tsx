import { type RefObject } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type SectionView } from '../evaluation-view.ts';
import styles from '../page.module.css';
import { OriginMark, Paragraphs } from '../prose.tsx';
import { ResultHead } from '../result-head.tsx';
import { SolutionList } from '../solution-list.tsx';
import { TipList } from '../tip-list.tsx';
import { ScoreReasons } from './score-reasons.tsx';

interface SectionContentProps {
  section: SectionView;
  preview: boolean;
  /** Null on paper, where the area is one part among others and everything is unfolded. */
  heading: RefObject<HTMLHeadingElement | null> | null;
}

/** One area as a page of its own. */
export function SectionPage(props: Readonly<SectionContentProps>) {
  return (
    <main className={`stack gap-7 center-reading ${styles.page}`} id="content">
      <SectionContent {...props} />
    </main>
  );
}

/** One area: the answer first, then what made it, what is good, what it means and what to do next. */
export function SectionContent({ section, preview, heading }: Readonly<SectionContentProps>) {
  const t = useTexts();
  const complete = section.maxScore > 0 && section.score >= section.maxScore;
  return (
    <>
      <ResultHead heading={heading} result={section} title={section.name}>
        {section.description !== '' && (
          <p className={`text-4 soft pre-line ${styles.description}`} dir="auto">
            {section.description}
          </p>
        )}
      </ResultHead>
      <ScoreReasons questions={section.questions} unfolded={heading === null} />
      <Strengths strengths={section.strengths} />
      {section.analysis.text !== '' && (
        <section>
          <h2>{t('evaluation.section.analysis')}</h2>
          <Paragraphs text={section.analysis.text} />
          <OriginMark preview={preview} written={section.analysis} />
        </section>
      )}
      {section.tips.length > 0 && (
        <section>
          <h2>{t('evaluation.section.tips')}</h2>
          <TipList tips={section.tips} />
        </section>
      )}
      {section.solutions.length > 0 && (
        <section>
          <h2>{t('evaluation.section.products')}</h2>
          <SolutionList place="section" solutions={section.solutions} />
        </section>
      )}
      {complete && section.tips.length === 0 && (
        <p className="strong good pad-5 tint-success round">{t('evaluation.section.complete')}</p>
      )}
    </>
  );
}

function Strengths({ strengths }: Readonly<{ strengths: readonly string[] }>) {
  const t = useTexts();
  if (strengths.length === 0) return null;
  return (
    <section>
      <h2>{t('evaluation.section.strengths')}</h2>
      <ul className={styles.strengths}>
        {strengths.map((strength, index) => (
          <li
            className={`relative anywhere pad-5 tint-success round unbroken ${styles.strength}`}
            dir="auto"
            key={index}
          >
            {strength}
          </li>
        ))}
      </ul>
    </section>
  );
}
