import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDate, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { trendOptions, type TrendWeek, type Scope } from './analytics.api.ts';
import styles from './analytics.module.css';
import { ChartCard, Drawn } from './chart-card.tsx';
import { busiestWeek, meanAtEnds, toTenth } from './chart-data.ts';
import { WeekColumns, WeekLine } from './lazy-charts.ts';

const height = 240;

/** Completions and their mean, week by week. */
export function Trend(scope: Readonly<Scope>) {
  const t = useTexts();
  const trend = useQuery(trendOptions(scope));
  return (
    <Loaded errorTitle="analytics.load.trend" lines={6} query={trend}>
      {(weeks) => (
        <div className={`columns gap-5 align-start ${styles.pair}`}>
          <WeekChart
            Chart={WeekColumns}
            column="completions"
            finding={weeksFinding(t, weeks)}
            name="weeks"
            textOf={(completions) => formatNumber(completions, 0)}
            valueOf={completionsOf}
            weeks={weeks}
          />
          <WeekChart
            Chart={WeekLine}
            column="mean"
            finding={meansFinding(t, weeks)}
            name="means"
            textOf={(percentage) => formatPercent(percentage, 1)}
            valueOf={meanOf}
            weeks={weeks}
          />
        </div>
      )}
    </Loaded>
  );
}

interface WeekChartProps {
  name: 'weeks' | 'means';
  weeks: readonly TrendWeek[];
  finding: string;
  /** What is drawn of a week; null leaves a gap. */
  valueOf: (week: TrendWeek) => number | null;
  textOf: (value: number) => string;
  column: 'completions' | 'mean';
  Chart: typeof WeekColumns;
}

function WeekChart({ name, weeks, finding, valueOf, textOf, column, Chart }: WeekChartProps) {
  const t = useTexts();
  const items = useMemo(() => {
    const tenth = (value: number | null) => (value === null ? null : toTenth(value));
    return weeks.map((one) => ({ week: one.week, value: tenth(valueOf(one)) }));
  }, [valueOf, weeks]);
  const cellOf = (value: number | null) => (value === null ? '–' : textOf(value));
  return (
    <ChartCard
      finding={finding}
      table={{
        columns: [t('analytics.column.week'), t(`analytics.column.${column}`)],
        rows: weeks.map((one) => ({ key: one.week, cells: [weekName(one), cellOf(valueOf(one))] })),
        short: true,
      }}
      title={t(`analytics.chart.${name}`)}
    >
      <Drawn height={height}>
        <Chart height={height} items={items} />
      </Drawn>
    </ChartCard>
  );
}

function weeksFinding(t: Translate, weeks: readonly TrendWeek[]): string {
  const busiest = busiestWeek(weeks);
  if (busiest === null) return t('analytics.finding.no-weeks');
  const number = formatNumber(busiest.completions, 0);
  return t('analytics.finding.weeks', { week: weekName(busiest), number });
}

function meansFinding(t: Translate, weeks: readonly TrendWeek[]): string {
  const ends = meanAtEnds(weeks);
  if (ends === null) return t('analytics.finding.no-means');
  const [first, last] = [formatPercent(ends.first, 1), formatPercent(ends.last, 1)];
  return t('analytics.finding.means', { first, last });
}

const completionsOf = ({ completions }: TrendWeek) => completions;
const meanOf = ({ meanPercentage }: TrendWeek) => meanPercentage;
const weekName = ({ week }: TrendWeek): string => formatDate(`${week}T12:00:00`);
