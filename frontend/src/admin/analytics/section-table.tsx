import { formatDifference } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Card } from '../ui/page.tsx';
import { type Figures, type Statistics } from './analytics.api.ts';
import { statisticCells } from './chart-data.ts';
import { NumbersTable } from './numbers-table.tsx';

interface SectionTableProps {
  figures: Figures;
  /** To compare with; null: not asked for, or none. */
  previous: Figures | null;
}

/** All figures of every section, and of the whole. */
export function SectionTable({ figures, previous }: Readonly<SectionTableProps>) {
  const t = useTexts();
  const compared = previous !== null && previous.totalEvaluations > 0 ? previous : null;
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
