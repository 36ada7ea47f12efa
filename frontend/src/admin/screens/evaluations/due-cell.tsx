import { ClockCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { spanText } from '../../kit/ui/time-span.ts';
import { useNow } from '../../kit/ui/use-now.ts';
import { dueOf } from './due.ts';
import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';
import styles from './evaluations.module.css';

/** What is left of the promised 24 hours, in words; a picture and a colour go with them (WCAG 1.4.1). */
export function DueTime({ row }: { row: EvaluationRow }) {
  const t = useTexts();
  const due = dueOf(row, useNow());
  if (due === null || row.dueAt === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('evaluations.due.kept')}</span>
      </>
    );
  }
  const time = spanText(t, due.span);
  const Icon = due.tone === 'overdue' ? WarningOutlined : ClockCircleOutlined;
  return (
    <time
      className={`text-2 soft ${styles.due}`}
      data-tone={due.tone}
      dateTime={row.dueAt}
      title={t('evaluations.due.until', { time: formatDateTime(row.dueAt) })}
    >
      {due.tone !== 'calm' && <Icon aria-hidden />}
      <span>{t(due.tone === 'overdue' ? 'evaluations.due.over' : 'evaluations.due.left', { time })}</span>
    </time>
  );
}
