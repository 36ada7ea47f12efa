import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatPercent } from '../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../shared/texts/i18n.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Card } from '../ui/page.tsx';
import { spanOf, spanText } from '../ui/time-span.ts';
import { funnelOptions, type FunnelStep, type Scope } from './analytics.api.ts';
import { NumbersTable } from './numbers-table.tsx';
import { Share } from './share.tsx';

/** How far evaluations come, from their arrival to a request for an offer, and how long each step takes. */
export function Funnel({ questionnaireId, days }: Readonly<Scope>) {
  const t = useTexts();
  const funnel = useQuery(funnelOptions(questionnaireId, days));
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
