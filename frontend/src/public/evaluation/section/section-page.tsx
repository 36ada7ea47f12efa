import { type RefObject } from 'react';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Gauge } from '../../ui/gauge.tsx';
import { type SectionView } from '../evaluation-view.ts';
import styles from '../page.module.css';
import { OriginMark, Paragraphs } from '../prose.tsx';
import { SolutionList } from '../solution-list.tsx';
import { TipList } from '../tip-list.tsx';
import { Verdict } from '../verdict.tsx';

interface SectionPageProps {
  section: SectionView;
  preview: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One area: the answer first, then its picture, what is good, what it means and what to do next. */
export function SectionPage({ section, preview, heading }: Readonly<SectionPageProps>) {
  const t = useTexts();
  const complete = section.maxScore > 0 && section.score >= section.maxScore;
  return (
    <main className={styles.page}>
      <div className={styles.result}>
        <div className={styles.answer}>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            <bdi>{section.name}</bdi>
          </h1>
          <Verdict average={section.average} className={styles.verdict} percentage={section.percentage} />
          {section.description !== '' && (
            <p className={styles.description} dir="auto">
              {section.description}
            </p>
          )}
        </div>
        <div className={styles.picture}>
          <Gauge average={section.average} percentage={section.percentage} />
          <p className={styles.points}>
            {t('evaluation.score.points', {
              score: formatNumber(section.score),
              max: formatNumber(section.maxScore),
            })}
          </p>
        </div>
      </div>
      {section.strengths.length > 0 && (
        <section>
          <h2>{t('evaluation.section.strengths')}</h2>
          <ul className={styles.strengths}>
            {section.strengths.map((strength, index) => (
              <li dir="auto" key={index}>
                {strength}
              </li>
            ))}
          </ul>
        </section>
      )}
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
          <SolutionList gainKey="evaluation.product.gain-section" solutions={section.solutions} />
        </section>
      )}
      {complete && section.tips.length === 0 && (
        <p className={styles.complete}>{t('evaluation.section.complete')}</p>
      )}
    </main>
  );
}
