import { UndoOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { statsOptions } from '../evaluations/evaluations.api.ts';
import { Notice } from '../ui/notice.tsx';
import { useRestoreAll } from './dashboard.api.ts';

/** The server counts no further. */
const countedTo = 1000;

/** Offers deleted evaluations back for as long as the server keeps them. */
export function RestoreOffer({ questionnaireId }: Readonly<{ questionnaireId: number }>) {
  const t = useTexts();
  const { data: stats } = useQuery(statsOptions(questionnaireId));
  const restore = useRestoreAll();
  const count = stats?.restorable ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      action={
        <Button
          icon={<UndoOutlined aria-hidden />}
          loading={restore.isPending}
          onClick={() => restore.mutate()}
        >
          {t('dashboard.restore.ok')}
        </Button>
      }
      tone="info"
    >
      {count > countedTo
        ? t('dashboard.restore.offer-over', { number: formatNumber(countedTo, 0) })
        : t('dashboard.restore.offer', { count, number: formatNumber(count, 0) })}
    </Notice>
  );
}
