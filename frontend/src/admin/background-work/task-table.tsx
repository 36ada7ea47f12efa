import { formatDateTime } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Table, LabelledCell } from '../ui/table.tsx';
import { type ScheduledTask } from './background-work.api.ts';

/** What comes round by itself: when it last ran, when it comes next, and what went wrong. */
export function TaskTable({ tasks }: Readonly<{ tasks: readonly ScheduledTask[] }>) {
  const t = useTexts();
  const column = (name: string) => t(`background.column.${name}`);
  const never = t('background.tasks.never');
  return (
    <Table columns={['task', 'last', 'next', 'state'].map(column)} label={t('background.tasks.title')}>
      {tasks.map((task) => (
        <tr key={task.name}>
          <th scope="row">{t(`background.task.${task.name}`, {}, task.name)}</th>
          <LabelledCell label={column('last')}>{formatDateTime(task.finishedAt) || never}</LabelledCell>
          <LabelledCell label={column('next')}>{formatDateTime(task.dueAt)}</LabelledCell>
          <LabelledCell label={column('state')}>
            <TaskState task={task} />
          </LabelledCell>
        </tr>
      ))}
    </Table>
  );
}

function TaskState({ task }: Readonly<{ task: ScheduledTask }>) {
  const t = useTexts();
  if (task.isRunning) return t('background.state.running');
  if (task.error !== null)
    return (
      <span className="bad anywhere">{t('background.state.failed', { reason: task.error.message })}</span>
    );
  if (task.isLate) return <span className="bad anywhere">{t('background.state.late')}</span>;
  return t(task.finishedAt === null ? 'background.state.new' : 'background.state.good');
}
