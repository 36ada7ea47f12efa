import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatNumber, formatDifference, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { Empty } from '../../kit/ui/empty.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { spanOf, spanText } from '../../kit/ui/time-span.ts';
import {
  figuresOptions,
  funnelOptions,
  type Analytics,
  type Figures,
  type Statistics,
  type FunnelStep,
  type Scope,
} from './analytics.api.ts';
import styles from './analytics.module.css';
import { Answers } from './answers.tsx';
import { statisticCells } from './chart-data.ts';
import { FormFunnel } from './form-funnel.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { PeriodText } from './period-filter.tsx';
import { Products } from './products.tsx';
import { Questions } from './questions.tsx';
import { Returned } from './returned.tsx';
import { SectionChart } from './section-charts.tsx';
import { Share } from './share.tsx';
import { StatusChart } from './status-chart.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { Trend } from './trend.tsx';
import { type PeriodControl } from './use-period.ts';

interface FiguresProps {
  questionnaireId: number;
  period: PeriodControl;
}

/** Everything the page shows of a period, in the specification's order, and after it what goes further. */
export function Figures({ questionnaireId, period }: FiguresProps) {
  const scope = { questionnaireId, days: period.days };
  const figures = useQuery(figuresOptions(scope));
  return (
    <div aria-busy={figures.isPlaceholderData} className={`stack gap-5 ${styles.figures}`}>
      <Loaded errorTitle="analytics.load.figures" lines={8} query={figures}>
        {(data) =>
          data.totalEvaluations === 0 ? (
            <NoFigures onAll={() => period.change({ choice: 'all' })} whole={data.period === null} />
          ) : (
            <>
              <PeriodLine data={data} />
              <SummaryCards figures={data} previous={period.state.compare ? data.previous : null} />
              <div className={`columns gap-5 align-start ${styles.charts}`}>
                <SectionChart name="comparison" sections={data.sections} />
                <SectionChart name="distribution" sections={data.sections} />
                <StatusChart counts={data.statusCounts} />
              </div>
              {data.productStats.length > 0 && <Products products={data.productStats} />}
              <SectionTable figures={data} previous={period.state.compare ? data.previous : null} />
              <Trend {...scope} />
              <Funnel {...scope} />
              <Returned {...scope} />
              <Questions {...scope} />
              <Answers {...scope} />
            </>
          )
        }
      </Loaded>
      <FormFunnel {...scope} />
    </div>
  );
}

function PeriodLine({ data }: { data: Analytics }) {
  const t = useTexts();
  const count = data.totalEvaluations;
  return (
    <p className="soft">
      <PeriodText period={data.period} /> · {t('analytics.count', { count, number: formatNumber(count, 0) })}
    </p>
  );
}

interface NoFiguresProps {
  /** Nothing at all, not just in a period. */
  whole: boolean;
  onAll: () => void;
}

function NoFigures({ whole, onAll }: NoFiguresProps) {
  const t = useTexts();
  const kind = whole ? 'whole' : 'period';
  return (
    <Empty>
      <h2>{t(`analytics.empty.${kind}-title`)}</h2>
      <p>{t(`analytics.empty.${kind}-text`)}</p>
      {!whole && <Button onClick={onAll}>{t('analytics.empty.all')}</Button>}
    </Empty>
  );
}

interface SectionTableProps {
  figures: Figures;
  /** To compare with; null: not asked for, or none. */
  previous: Figures | null;
}

/** All figures of every section, and of the whole. */
function SectionTable({ figures, previous }: SectionTableProps) {
  const t = useTexts();
  const compared = previous !== null && previous.answeredEvaluations > 0 ? previous : null;
  const before = new Map(compared?.sections.map((section) => [section.sectionId, section.percentageStats]));
  const change = (now: Statistics, then: Statistics | undefined): string[] => {
    if (compared === null) return [];
    return [then === undefined ? '–' : formatDifference(now.mean - then.mean)];
  };
  const columns = (['section', 'mean', 'median', 'min', 'max', 'deviation'] as const).map((name) =>
    t(`analytics.column.${name}`),
  );
  const { percentageStats } = figures.overall;
  return (
    <Card title={t('analytics.sections.title')}>
      <NumbersTable
        columns={compared === null ? columns : [...columns, t('analytics.column.change')]}
        label={t('analytics.sections.title')}
        rows={figures.sections.map((section) => ({
          key: section.sectionId,
          cells: [
            section.sectionName,
            ...statisticCells(section.percentageStats),
            ...change(section.percentageStats, before.get(section.sectionId)),
          ],
        }))}
        total={[
          t('analytics.sections.total'),
          ...statisticCells(percentageStats),
          ...change(percentageStats, compared?.overall.percentageStats),
        ]}
      />
    </Card>
  );
}

/** How far evaluations come, from their arrival to a request for an offer, and how long each step takes. */
function Funnel(scope: Readonly<Scope>) {
  const t = useTexts();
  const funnel = useQuery(funnelOptions(scope));
  return (
    <Card note={t('analytics.funnel.note')} title={t('analytics.funnel.title')}>
      <Loaded errorTitle="analytics.load.funnel" lines={7} query={funnel}>
        {(steps) => (
          <NumbersTable
            columns={(['step', 'count', 'of-received', 'time'] as const).map((name) =>
              t(`analytics.column.${name}`),
            )}
            label={t('analytics.funnel.title')}
            rows={steps.map(({ step, count, percentage, medianSeconds }) => ({
              key: step,
              cells: [
                t(`analytics.step.${step}`),
                formatNumber(count, 0),
                <Share key="share" parts={[{ percent: percentage, color: 'var(--color-brand)' }]}>
                  {formatPercent(percentage, 1)}
                </Share>,
                medianText(t, step, medianSeconds),
              ],
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}

function medianText(t: Translate, step: FunnelStep['step'], seconds: number | null): string {
  if (step === 'received' || seconds === null) return '–';
  if (seconds >= 60) return spanText(t, spanOf(seconds * 1000));
  return spanText(t, { unit: 'seconds', count: seconds });
}
