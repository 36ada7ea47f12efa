import { useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { retentionImpactOptions } from './settings.api.ts';

const fewestMonths = 1;
const mostMonths = 240;

/**
 * Asks before data are kept for another time, naming how many evaluations that will anonymise; answers true when the person
 * agreed. What is no such time is left for the server to refuse (rules: Retention).
 */
export function useRetentionQuestion(): (value: string) => Promise<boolean> {
  const t = useTexts();
  const confirm = useConfirm();
  const client = useQueryClient();
  return async (value) => {
    const months = Number(value);
    if (!Number.isInteger(months) || months < fewestMonths || months > mostMonths) return true;
    try {
      const { evaluations } = await client.query(retentionImpactOptions(months));
      return await confirm({
        title: t('settings.retention.title', { months }),
        content:
          evaluations === 0
            ? t('settings.retention.none')
            : t('settings.retention.some', { count: formatNumber(evaluations, 0) }),
        okText: t('settings.retention.ok'),
        danger: evaluations > 0,
      });
    } catch (error) {
      toast({ title: t('settings.retention.failed'), description: describeFailure(error), tone: 'bad' });
      return false;
    }
  };
}
