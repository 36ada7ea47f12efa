import { formatDateTime, formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Table, RowMark, LabelledCell } from '../ui/table.tsx';
import { type WorkQueue } from './background-work.api.ts';

/** How much waits, runs and failed in each queue. */
export function QueueTable({ queues }: Readonly<{ queues: readonly WorkQueue[] }>) {
  const t = useTexts();
  const column = (name: string) => t(`background.column.${name}`);
  return (
    <Table
      columns={['queue', 'waiting', 'running', 'failed'].map(column)}
      label={t('background.queues.title')}
    >
      {queues.map(({ name, waiting, running, failed, restsUntil }) => (
        <tr key={name}>
          <th scope="row">
            {t(`background.queue.${name}`, {}, name)}
            {restsUntil !== null && (
              <RowMark>{t('background.queues.rests', { time: formatDateTime(restsUntil) })}</RowMark>
            )}
          </th>
          <LabelledCell label={column('waiting')}>{formatNumber(waiting, 0)}</LabelledCell>
          <LabelledCell label={column('running')}>{formatNumber(running, 0)}</LabelledCell>
          <LabelledCell label={column('failed')}>{formatNumber(failed, 0)}</LabelledCell>
        </tr>
      ))}
    </Table>
  );
}
