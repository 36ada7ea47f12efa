import { type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type EvaluationView } from '../evaluation-view.ts';
import styles from '../page.module.css';
import { OriginMark, Paragraphs } from '../prose.tsx';
import { ResultHead } from '../result-head.tsx';
import { SolutionList } from '../solution-list.tsx';
import { TipList } from '../tip-list.tsx';
import { topTips } from '../viewer.ts';
import { ConsultationBar } from './consultation-bar.tsx';
import { PositionFigure } from './position-figure.tsx';
import { SectionBars } from './section-bars.tsx';
import { TakeAlong } from './take-along.tsx';
import { WhatIf } from './what-if.tsx';

interface SummaryContentProps {
  view: EvaluationView;
  preview: boolean;
  search: string;
  /** Null on paper, where the summary is one part among others. */
  heading: RefObject<HTMLHeadingElement | null> | null;
  /** Stands after the tips. */
  children?: ReactNode;
}

interface SummaryPageProps extends SummaryContentProps {
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
  /** Address of the evaluation as a file. */
  pdf: string;
}

/** The whole result as the last page, with what the reader can try and do next. */
export function SummaryPage({ ticked, onTick, pdf, ...content }: Readonly<SummaryPageProps>) {
  const { view } = content;
  return (
    <>
      <main
        className={`stack gap-7 center-reading ${styles.page}`}
        data-bar={view.consultationUrl !== null}
        id="content"
      >
        <SummaryContent {...content}>
          <WhatIf onTick={onTick} ticked={ticked} view={view} />
        </SummaryContent>
        <TakeAlong pdf={pdf} />
      </main>
      {view.consultationUrl !== null && <ConsultationBar url={view.consultationUrl} />}
    </>
  );
}

/** Verdict, encouragement, all areas in one picture, the place among others, and where to begin. */
export function SummaryContent({ view, preview, search, heading, children }: Readonly<SummaryContentProps>) {
  const t = useTexts();
  const tips = topTips(view);
  return (
    <>
      <ResultHead heading={heading} result={view} title={t('evaluation.summary.title')}>
        {view.motivation.text !== '' && (
          <div>
            <Paragraphs text={view.motivation.text} />
            <OriginMark preview={preview} written={view.motivation} />
          </div>
        )}
      </ResultHead>
      {view.sections.length > 0 && (
        <section>
          <h2>{t('evaluation.summary.bars')}</h2>
          <SectionBars search={search} sections={view.sections} />
        </section>
      )}
      {view.position !== null && <PositionFigure percentage={view.percentage} position={view.position} />}
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
      {children}
      {view.solutions.length > 0 && (
        <section>
          <h2>{t('evaluation.summary.solutions')}</h2>
          <SolutionList place="summary" solutions={view.solutions} />
        </section>
      )}
    </>
  );
}
