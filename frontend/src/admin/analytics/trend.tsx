import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDate, formatNumber, formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Loaded } from '../ui/loaded.tsx';
import { trendOptions, type TrendWeek } from './analytics.api.ts';
import styles from './analytics.module.css';
import { ChartCard, Drawn } from './chart-card.tsx';
import { busiestWeek, meanAtEnds, toTenth } from './chart-data.ts';
import { WeekColumns, WeekLine } from './lazy-charts.ts';
import { type Scope } from './scope.ts';

const height = 240;

/** Completions and their mean, week by week. */
export function Trend({ questionnaireId, days }: Readonly<Scope>) {
  const trend = useQuery(trendOptions(questionnaireId, days));
  return (
    <Loaded errorTitle="analytics.load.trend" lines={6} query={trend}>
      {(weeks) => (
        <div className={`columns gap-5 align-start ${styles.pair}`}>
          <Completions weeks={weeks} />
          <Means weeks={weeks} />
        </div>
      )}
    </Loaded>
  );
}

interface WeeksProps {
  weeks: readonly TrendWeek[];
}

function Completions({ weeks }: Readonly<WeeksProps>) {
  const t = useTexts();
  const items = useMemo(() => weeks.map(({ week, completions }) => ({ week, value: completions })), [weeks]);
  const busiest = busiestWeek(weeks);
  return (
    <ChartCard
      finding={
        busiest === null
          ? t('analytics.finding.no-weeks')
          : t('analytics.finding.weeks', {
              week: weekName(busiest),
              number: formatNumber(busiest.completions, 0),
            })
      }
      table={{
        columns: [t('analytics.column.week'), t('analytics.column.completions')],
        rows: weeks.map((one) => ({
          key: one.week,
          cells: [weekName(one), formatNumber(one.completions, 0)],
        })),
        short: true,
      }}
      title={t('analytics.chart.weeks')}
    >
      <Drawn height={height}>
        <WeekColumns height={height} items={items} />
      </Drawn>
    </ChartCard>
  );
}

function Means({ weeks }: Readonly<WeeksProps>) {
  const t = useTexts();
  const items = useMemo(
    () =>
      weeks.map(({ week, meanPercentage }) => ({
        week,
        value: meanPercentage === null ? null : toTenth(meanPercentage),
      })),
    [weeks],
  );
  const ends = meanAtEnds(weeks);
  return (
    <ChartCard
      finding={
        ends === null
          ? t('analytics.finding.no-means')
          : t('analytics.finding.means', {
              first: formatPercent(ends.first, 1),
              last: formatPercent(ends.last, 1),
            })
      }
      table={{
        columns: [t('analytics.column.week'), t('analytics.column.mean')],
        rows: weeks.map((one) => ({
          key: one.week,
          cells: [weekName(one), one.meanPercentage === null ? '–' : formatPercent(one.meanPercentage, 1)],
        })),
        short: true,
      }}
      title={t('analytics.chart.means')}
    >
      <Drawn height={height}>
        <WeekLine height={height} items={items} />
      </Drawn>
    </ChartCard>
  );
}

const weekName = ({ week }: TrendWeek): string => formatDate(`${week}T12:00:00`);
