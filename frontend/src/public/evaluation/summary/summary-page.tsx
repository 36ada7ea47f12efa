import { type RefObject } from 'react';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Gauge } from '../../ui/gauge.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import styles from '../page.module.css';
import { OriginMark, Paragraphs } from '../prose.tsx';
import { SolutionList } from '../solution-list.tsx';
import { TipList } from '../tip-list.tsx';
import { Verdict } from '../verdict.tsx';
import { topTips } from '../viewer.ts';
import { ConsultationBar } from './consultation-bar.tsx';
import { SectionBars } from './section-bars.tsx';

interface SummaryPageProps {
  view: EvaluationView;
  preview: boolean;
  search: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The whole result: verdict, encouragement, all areas in one picture, and where to begin. */
export function SummaryPage({ view, preview, search, heading }: Readonly<SummaryPageProps>) {
  const t = useTexts();
  const tips = topTips(view);
  return (
    <>
      <main className={styles.page} data-bar={view.consultationUrl !== null}>
        <div className={styles.result}>
          <div className={styles.answer}>
            <h1 className={styles.title} ref={heading} tabIndex={-1}>
              {t('evaluation.summary.title')}
            </h1>
            <Verdict average={view.average} className={styles.verdict} percentage={view.percentage} />
            {view.motivation.text !== '' && (
              <div className={styles.motivation}>
                <Paragraphs text={view.motivation.text} />
                <OriginMark preview={preview} written={view.motivation} />
              </div>
            )}
          </div>
          <div className={styles.picture}>
            <Gauge average={view.average} percentage={view.percentage} />
            <p className={styles.points}>
              {t('evaluation.score.points', {
                score: formatNumber(view.score),
                max: formatNumber(view.maxScore),
              })}
            </p>
          </div>
        </div>
        {view.sections.length > 0 && (
          <section>
            <h2>{t('evaluation.summary.bars')}</h2>
            <SectionBars search={search} sections={view.sections} />
          </section>
        )}
        {view.summary.text !== '' && (
          <section>
            <h2>{t('evaluation.summary.text')}</h2>
            <Paragraphs text={view.summary.text} />
            <OriginMark preview={preview} written={view.summary} />
          </section>
        )}
        {tips.length > 0 && (
          <section>
            <h2>{t('evaluation.summary.tips')}</h2>
            <TipList tips={tips} />
          </section>
        )}
        {view.solutions.length > 0 && (
          <section>
            <h2>{t('evaluation.summary.solutions')}</h2>
            <SolutionList gainKey="evaluation.product.gain-total" solutions={view.solutions} />
          </section>
        )}
      </main>
      {view.consultationUrl !== null && <ConsultationBar url={view.consultationUrl} />}
    </>
  );
}
