import { useMemo } from 'react';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Card } from '../../kit/ui/page.tsx';
import { type StatusCounts } from './analytics.api.ts';
import { ChartCard, Drawn } from './chart-card.tsx';
import { commonestSlice, statusSlices } from './chart-data.ts';
import { StatusPie } from './lazy-charts.ts';
import { useIsPhone } from './use-is-phone.ts';

const statuses = ['pending', 'generated', 'verified', 'sent', 'opened', 'clicked', 'error'] as const;

/** Where the evaluations stand. */
export function StatusChart({ counts }: { counts: Partial<StatusCounts> }) {
  const t = useTexts();
  const height = useIsPhone() ? 190 : 250;
  const slices = useMemo(
    () => statusSlices(counts, statuses, (status) => t(`evaluations.status.${status}`)),
    [counts, t],
  );
  const title = t('analytics.chart.status');
  const commonest = commonestSlice(slices);
  if (commonest === null) {
    return (
      <Card title={title}>
        <p className="soft">{t('analytics.empty.status')}</p>
      </Card>
    );
  }
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartCard
      finding={t('analytics.finding.status', { status: commonest.label })}
      table={{
        columns: [t('analytics.column.status'), t('analytics.column.count'), t('analytics.column.share')],
        rows: statuses.map((status) => ({
          key: status,
          cells: [
            t(`evaluations.status.${status}`),
            formatNumber(counts[status] ?? 0, 0),
            formatPercent((100 * (counts[status] ?? 0)) / total, 1),
          ],
        })),
      }}
      title={title}
    >
      <Drawn height={height}>
        <StatusPie height={height} slices={slices} />
      </Drawn>
    </ChartCard>
  );
}
