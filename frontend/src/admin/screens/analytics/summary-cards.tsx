import { formatDifference, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type Figures } from './analytics.api.ts';
import styles from './summary-cards.module.css';

/** From so many on a page compares its clinic with others, too (rules: Industry average). */
const fewestForIndustry = 5;

interface SummaryCardsProps {
  figures: Figures;
  /** To compare with; null: not asked for, or none. */
  previous: Figures | null;
  /** How many came in the newest weeks, and in as many before; null: not known. */
  recent: { now: number; before: number } | null;
}

/** The four numbers, whole, each with the sentence that it means. */
export function SummaryCards({ figures, previous, recent }: SummaryCardsProps) {
  const t = useTexts();
  const { percentageStats: percent, scoreStats: points } = figures.overall;
  const known =
    previous !== null && previous.answeredEvaluations > 0 ? previous.overall.percentageStats : null;
  const isFew = figures.answeredEvaluations < fewestForIndustry;
  const reached = (score: number) =>
    t('analytics.summary.points', { score: whole(score), max: whole(figures.maxScore) });
  return (
    <dl className={`columns gap-4 ${styles.cards}`}>
      <SummaryCard
        before={
          previous === null
            ? recent &&
              t('analytics.previous.recent', { number: whole(recent.now), before: whole(recent.before) })
            : t('analytics.previous.count', {
                number: whole(previous.totalEvaluations),
                difference: formatDifference(figures.totalEvaluations - previous.totalEvaluations),
              })
        }
        label={t('analytics.summary.total')}
        meaning={
          figures.answeredEvaluations === figures.totalEvaluations
            ? ''
            : t('analytics.summary.total-means', { number: whole(figures.answeredEvaluations) })
        }
        value={whole(figures.totalEvaluations)}
      />
      {(['mean', 'median'] as const).map((figure) => (
        <SummaryCard
          before={
            known &&
            t('analytics.previous.percent', {
              percent: formatPercent(known[figure], 0),
              difference: formatDifference(percent[figure] - known[figure]),
            })
          }
          detail={reached(points[figure])}
          key={figure}
          label={t(`analytics.summary.${figure}`)}
          meaning={
            isFew
              ? t('analytics.summary.few-means', { number: whole(figures.answeredEvaluations) })
              : t(`analytics.summary.${figure}-means`)
          }
          value={formatPercent(percent[figure], 0)}
        />
      ))}
      <SummaryCard
        before={
          known && t('analytics.previous.range', { range: rangeText(known), deviation: whole(known.stdDev) })
        }
        detail={t('analytics.summary.deviation', { deviation: formatPercent(percent.stdDev, 0) })}
        label={t('analytics.summary.range')}
        meaning={t('analytics.summary.range-means')}
        value={rangeText(percent)}
      />
    </dl>
  );
}

const whole = (value: number): string => formatNumber(value, 0);

const rangeText = ({ min, max }: { min: number; max: number }): string =>
  `${whole(min)}–${formatPercent(max, 0)}`;

interface SummaryCardProps {
  label: string;
  value: string;
  detail?: string;
  meaning: string;
  /** The same in the period before. */
  before: string | null;
}

function SummaryCard({ label, value, detail, meaning, before }: SummaryCardProps) {
  return (
    <div className={`stack gap-1 card pad-3 unbroken ${styles.card}`}>
      <dt className="strong soft">{label}</dt>
      <dd>
        <span className={`text-6 bold brand numeric nowrap ${styles.value}`}>{value}</span>
        {detail !== undefined && <span className="strong nowrap">{detail}</span>}
      </dd>
      <dd className="hide-empty text-1 soft">{meaning}</dd>
      {before !== null && <dd className="text-1 strong">{before}</dd>}
    </div>
  );
}
