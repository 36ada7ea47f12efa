import { useQuery } from '@tanstack/react-query';
import { formatDifference } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { trendOptions, type Figures, type Statistics } from './analytics.api.ts';
import styles from './analytics.module.css';
import { lastWeeks, statisticCells } from './chart-data.ts';
import { Folded } from './folded.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { PartFigures, type PartProps } from './part-figures.tsx';
import { ProductRanking, Products } from './products.tsx';
import { SectionChart } from './section-charts.tsx';
import { StatusChart } from './status-chart.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** How the clinics stand, in the specification's order. */
export function Overview(props: Readonly<PartProps>) {
  const { questionnaireId, period } = props;
  const trend = useQuery(trendOptions({ questionnaireId, days: period.days }));
  return (
    <PartFigures {...props}>
      {(data) => {
        const previous = period.state.compare ? data.previous : null;
        return (
          <>
            <SummaryCards figures={data} previous={previous} recent={lastWeeks(trend.data ?? [], 4)} />
            <div className={`columns gap-4 ${styles.charts}`}>
              <SectionChart name="comparison" previous={previous} sections={data.sections} />
              <SectionChart name="distribution" previous={previous} sections={data.sections} />
              <StatusChart counts={data.statusCounts} />
            </div>
            {data.productStats.length > 0 && <Products previous={previous} products={data.productStats} />}
            <div className={`columns gap-4 align-start ${styles.pair}`}>
              {data.productStats.length > 0 && <ProductRanking products={data.productStats} />}
              <SectionTable figures={data} previous={previous} />
            </div>
          </>
        );
      }}
    </PartFigures>
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
    <Folded title={t('analytics.sections.title')}>
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
    </Folded>
  );
}
