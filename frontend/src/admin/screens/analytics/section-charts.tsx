import { useMemo } from 'react';
import { formatDifference, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { type Figures, type SectionFigures } from './analytics.api.ts';
import { ChartCard, Drawn } from './chart-card.tsx';
import {
  cutName,
  drawnFigures,
  extremeSections,
  greatestChange,
  mostSections,
  sectionBars,
  widestSections,
  type DrawnFigure,
} from './chart-data.ts';
import { GroupedBars } from './lazy-charts.ts';

/** Legend and axis, and what one section takes, in pixels. */
const edges = 64;
const least = 200;
const longestInSentence = 60;

const charts = {
  /** Mean and median of every section. */
  comparison: {
    figures: ['mean', 'median'] as const,
    finding: comparisonFinding,
    bar: 18,
    gap: 12,
  },
  /** From the least to the greatest result of every section. */
  distribution: {
    figures: drawnFigures,
    finding: distributionFinding,
    bar: 10,
    gap: 8,
  },
};

interface SectionChartProps {
  name: keyof typeof charts;
  sections: readonly SectionFigures[];
  /** To compare with; null: not asked for, or none. */
  previous: Figures | null;
}

/** Some of the figures of every section. */
export function SectionChart({ name, sections, previous }: SectionChartProps) {
  const t = useTexts();
  const { finding, bar, gap } = charts[name];
  const figures: readonly DrawnFigure[] = charts[name].figures;
  const height =
    edges + Math.max(least, Math.min(sections.length, mostSections) * (figures.length * bar + gap));
  const items = useMemo(
    () => sectionBars(sections, figures, (figure) => t(`analytics.figure.${figure}`)),
    [figures, sections, t],
  );
  const series = useMemo(
    () => figures.map((figure) => ({ name: t(`analytics.figure.${figure}`), color: figure })),
    [figures, t],
  );
  return (
    <ChartCard
      finding={finding(sections, t)}
      note={[
        name === 'comparison' && previous !== null ? changeText(sections, previous, t) : '',
        sections.length > mostSections ? t('analytics.chart.first', { number: mostSections }) : '',
      ]
        .filter(Boolean)
        .join(' ')}
      table={{
        columns: [t('analytics.column.section'), ...series.map((one) => one.name)],
        rows: sections.map(({ sectionId, sectionName, percentageStats }) => ({
          key: sectionId,
          cells: [sectionName, ...figures.map((figure) => formatPercent(percentageStats[figure], 1))],
        })),
      }}
      title={t(`analytics.chart.${name}`)}
    >
      <Drawn height={height}>
        <GroupedBars
          height={height}
          items={items}
          labelled={name === 'comparison'}
          series={series}
          unit="share"
        />
      </Drawn>
    </ChartCard>
  );
}

function comparisonFinding(sections: readonly SectionFigures[], t: Translate): string {
  const extremes = extremeSections(sections);
  const mean = ({ percentageStats }: SectionFigures) => formatPercent(percentageStats.mean, 1);
  if (extremes === null) {
    const only = sections[0];
    if (only === undefined) return t('analytics.finding.no-sections');
    return t('analytics.finding.one-section', { name: nameOf(only), percent: mean(only) });
  }
  const { best, worst } = extremes;
  const namesWith = (percent: string) =>
    sections
      .filter((section) => mean(section) === percent)
      .map(nameOf)
      .join(', ');
  if (mean(best) === mean(worst)) return t('analytics.finding.even', { percent: mean(best) });
  return t('analytics.finding.comparison', {
    best: namesWith(mean(best)),
    bestPercent: mean(best),
    worst: namesWith(mean(worst)),
    worstPercent: mean(worst),
  });
}

function distributionFinding(sections: readonly SectionFigures[], t: Translate): string {
  const [widest, ...others] = widestSections(sections);
  if (widest === undefined) return t('analytics.finding.no-sections');
  const { min, max } = widest.percentageStats;
  if (min === max) return t('analytics.finding.no-spread');
  if (others.length > 0 && others.length + 1 === sections.length)
    return t('analytics.finding.same-spread', { min: formatPercent(min, 1), max: formatPercent(max, 1) });
  if (others.length > 0)
    return t('analytics.finding.several-spreads', {
      names: [widest, ...others].map(nameOf).join(', '),
      points: formatPercent(max - min, 1),
    });
  return t('analytics.finding.distribution', {
    name: nameOf(widest),
    min: formatPercent(min, 1),
    max: formatPercent(max, 1),
  });
}

function changeText(sections: readonly SectionFigures[], previous: Figures, t: Translate): string {
  const change = greatestChange(sections, previous.sections);
  if (change === null) return '';
  return t('analytics.previous.section', {
    name: nameOf(change.section),
    difference: formatDifference(change.points),
  });
}

const nameOf = ({ sectionName }: SectionFigures): string => cutName(sectionName, longestInSentence);
