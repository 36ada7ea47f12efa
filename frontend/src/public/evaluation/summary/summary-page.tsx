import { useMutation } from '@tanstack/react-query';
import { useRef, type ReactNode, type RefObject } from 'react';
import { saveFile } from '../../../shared/actions/save-file.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { buttonClass, Button } from '../../ui/button.tsx';
import { Folded, FoldedOnPhone } from '../../ui/folded.tsx';
import { isPhone } from '../../ui/is-phone.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { ChangeLine } from '../change/change-line.tsx';
import { ChangeTable } from '../change/change-table.tsx';
import { useFollowReport } from '../client-events.ts';
import { EvaluationFoot } from '../evaluation-foot.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import { weakestOf } from '../headline.ts';
import styles from '../page.module.css';
import { PlanSection } from '../plan/lazy-plan.tsx';
import { type Plan } from '../plan/use-plan.ts';
import { OriginMark, Paragraphs } from '../prose.tsx';
import { ResultHead } from '../result-head.tsx';
import { SectionBars } from '../section-bars.tsx';
import { SolutionList } from '../solution-list.tsx';
import { solutionsServeSteps } from '../solutions.ts';
import { PositionFigure } from './position-figure.tsx';
import summaryStyles from './summary.module.css';
import { useAtFoot } from './use-at-foot.ts';

interface SummaryPageProps {
  view: EvaluationView;
  preview: boolean;
  search: string;
  heading: RefObject<HTMLHeadingElement | null>;
  contents?: ReactNode;
  plan: Plan;
  /** Address of the evaluation as a file. */
  pdf: string;
}

/**
 * The whole result as the last page: verdict, encouragement, the plan, all areas in one picture, the place among others, and what the
 * reader can do next.
 */
export function SummaryPage({ view, preview, search, heading, contents, plan, pdf }: SummaryPageProps) {
  const t = useTexts();
  const planPart = useRef<HTMLDivElement>(null);
  return (
    <>
      <main className={`stack center ${styles.page}`} data-bar={view.consultationUrl !== null} id="content">
        <ResultHead contents={contents} heading={heading} result={view} title={t('evaluation.summary.title')}>
          <ChangeLine change={view.change} now={view.percentage} />
          {view.motivation.text !== '' && (
            <div>
              <Paragraphs text={view.motivation.text} />
              <OriginMark preview={preview} written={view.motivation} />
            </div>
          )}
        </ResultHead>
        <div className="hide-empty" ref={planPart}>
          <PlanSection plan={plan} view={view} />
        </div>
        {view.sections.length > 0 && (
          <section>
            <h2>{t('evaluation.summary.bars')}</h2>
            <SectionBars
              n={view.average.n}
              search={search}
              sections={view.sections}
              weakest={weakestOf(view.sections)?.id}
            />
            <NotApplicable areas={view.notApplicable} />
          </section>
        )}
        <ChangeTable folded={isPhone()} result={view} sections={view.sections} />
        <div className="stack gap-3 hide-empty">
          <SummaryText preview={preview} written={view.summary} />
          <PositionFigure view={view} />
          {view.solutions.length > 0 && (
            <Folded title={t('evaluation.summary.solutions')} unfolded={!solutionsServeSteps(view)}>
              <SolutionList place="summary" solutions={view.solutions} />
            </Folded>
          )}
        </div>
        <TakeAlong pdf={pdf} />
        <EvaluationFoot organisation={view.organisation} />
      </main>
      {view.consultationUrl !== null && <ConsultationBar over={planPart} url={view.consultationUrl} />}
    </>
  );
}

/** The evaluation in words; on a phone below its title, as the verdict, the plan and the areas say most of it. */
function SummaryText({ written, preview }: { written: EvaluationView['summary']; preview: boolean }) {
  const title = useTexts()('evaluation.summary.text');
  if (written.text === '') return null;
  return (
    <section>
      <FoldedOnPhone heading={<h2>{title}</h2>} look="part" title={title}>
        <Paragraphs text={written.text} />
        <OriginMark preview={preview} written={written} />
      </FoldedOnPhone>
    </section>
  );
}

function NotApplicable({ areas }: { areas: readonly string[] }) {
  const t = useTexts();
  if (areas.length === 0) return null;
  return (
    <p className="text-3 soft anywhere space-above-2">
      {t('evaluation.reasons.not-applicable')}: <bdi>{areas.join(', ')}</bdi>
    </p>
  );
}

interface ConsultationBarProps {
  url: string;
  /** The part of the page that it never covers. */
  over: RefObject<HTMLElement | null>;
}

/** The summary's one main action, in reach at the bottom wherever it covers no plan. */
function ConsultationBar({ url, over }: ConsultationBarProps) {
  const t = useTexts();
  const report = useFollowReport('consultation');
  const isOver = useAtFoot(over);
  return (
    <aside
      className={`cluster gap-wide middle align-center hide-in-print ${summaryStyles.consultation}`}
      hidden={isOver}
    >
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
