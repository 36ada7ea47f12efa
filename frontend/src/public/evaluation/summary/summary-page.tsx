import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject } from 'react';
import { saveFile } from '../../../shared/actions/save-file.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { buttonClass, Button } from '../../ui/button.tsx';
import { Folded } from '../../ui/folded.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { ChangeLine } from '../change/change-line.tsx';
import { ChangeTable } from '../change/change-table.tsx';
import { useFollowReport } from '../client-events.ts';
import { EvaluationFoot } from '../evaluation-foot.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import styles from '../page.module.css';
import { PlanSection } from '../plan/plan-section.tsx';
import { type Plan } from '../plan/use-plan.ts';
import { OriginMark, Paragraphs } from '../prose.tsx';
import { ResultHead } from '../result-head.tsx';
import { SectionBars } from '../section-bars.tsx';
import { SolutionList } from '../solution-list.tsx';
import { topTips } from '../viewer.ts';
import { PositionFigure } from './position-figure.tsx';
import summaryStyles from './summary.module.css';

interface SummaryContentProps {
  view: EvaluationView;
  preview: boolean;
  search: string;
  /** Null on paper, where the summary is one part among others. */
  heading: RefObject<HTMLHeadingElement | null> | null;
  contents?: ReactNode;
  /** Where to begin, to be tried out; on paper the first tips alone. */
  children?: ReactNode;
}

interface SummaryPageProps extends SummaryContentProps {
  plan: Plan;
  /** Address of the evaluation as a file. */
  pdf: string;
}

/** The whole result as the last page, with what the reader can try and do next. */
export function SummaryPage({ plan, pdf, ...content }: SummaryPageProps) {
  const { view } = content;
  return (
    <>
      <main
        className={`stack gap-7 center ${styles.page}`}
        data-bar={view.consultationUrl !== null}
        id="content"
      >
        <SummaryContent {...content}>
          <PlanSection plan={plan} view={view} />
        </SummaryContent>
        <TakeAlong pdf={pdf} />
        <EvaluationFoot organisation={view.organisation} />
      </main>
      {view.consultationUrl !== null && <ConsultationBar url={view.consultationUrl} />}
    </>
  );
}

/** Verdict, encouragement, where to begin, all areas in one picture, and the place among others. */
export function SummaryContent(props: SummaryContentProps) {
  const { view, preview, search, heading, contents, children } = props;
  const t = useTexts();
  return (
    <>
      <ResultHead
        contents={contents}
        heading={heading}
        next={topTips(view)[0]}
        result={view}
        title={t('evaluation.summary.title')}
      >
        <ChangeLine change={view.change} now={view.percentage} />
        {view.motivation.text !== '' && (
          <div>
            <Paragraphs text={view.motivation.text} />
            <OriginMark preview={preview} written={view.motivation} />
          </div>
        )}
      </ResultHead>
      {children}
      {view.sections.length > 0 && (
        <section>
          <h2>{t('evaluation.summary.bars')}</h2>
          <SectionBars n={view.average.n} search={search} sections={view.sections} />
        </section>
      )}
      <ChangeTable result={view} sections={view.sections} />
      <PositionFigure view={view} />
      {view.summary.text !== '' && (
        <section>
          <h2>{t('evaluation.summary.text')}</h2>
          <Paragraphs text={view.summary.text} />
          <OriginMark preview={preview} written={view.summary} />
        </section>
      )}
      {view.solutions.length > 0 && (
        <Folded title={t('evaluation.summary.solutions')} unfolded={heading === null || !standsInPlan(view)}>
          <SolutionList place="summary" solutions={view.solutions} />
        </Folded>
      )}
    </>
  );
}

/** Whether solutions stand beside the steps that they serve; pages that were made earlier do not say which these are. */
function standsInPlan({ sections }: EvaluationView): boolean {
  return sections.some(({ tips }) => tips.some(({ productId }) => productId !== undefined));
}

/** The summary's one main action, always in reach at the bottom. */
function ConsultationBar({ url }: { url: string }) {
  const t = useTexts();
  const report = useFollowReport('consultation');
  return (
    <aside className={`cluster gap-wide middle align-center hide-in-print ${summaryStyles.consultation}`}>
      <p className="strong">{t('evaluation.summary.offer-text')}</p>
      <ExternalLink className={buttonClass('onDark')} href={url} onFollow={report}>
        {t('evaluation.summary.consultation')}
      </ExternalLink>
    </aside>
  );
}

const fileName = 'evaluation.pdf';

/** The whole evaluation for the desk: as a file, or printed. */
function TakeAlong({ pdf }: { pdf: string }) {
  const t = useTexts();
  const download = useMutation({ mutationFn: () => saveFile({ path: pdf, fallbackName: fileName }) });
  return (
    <section className="hide-in-print">
      <h2>{t('evaluation.take.title')}</h2>
      <div className="cluster gap-3">
        <Button
          aria-disabled={download.isPending}
          look="quiet"
          onClick={() => {
            if (!download.isPending) download.mutate();
          }}
        >
          {t(download.isPending ? 'evaluation.take.pdf-making' : 'evaluation.take.pdf')}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          {t('evaluation.take.print')}
        </Button>
      </div>
    </section>
  );
}
