import { ClockCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { formatDateTime, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { spanOf, spanText } from '../../kit/ui/time-span.ts';
import { useNow } from '../../kit/ui/use-now.ts';
import { dueOf } from './due.ts';
import { isWithClient } from './status-rules.ts';
import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';
import styles from './evaluations.module.css';

/** What is left of the promised 24 hours, in words; a picture and a colour go with them (WCAG 1.4.1). */
export function DueTime({ row }: { row: EvaluationRow }) {
  const t = useTexts();
  const now = useNow();
  const due = dueOf(row, now);
  if (row.dueAt === null && row.sentAt === null && !isWithClient(row)) {
    // Nobody waits for what came in long after it was given.
    const { count } = spanOf(now - Date.parse(row.submittedAt));
    return (
      <time className="text-2 soft" dateTime={row.submittedAt} title={formatDateTime(row.submittedAt)}>
        {t('evaluations.due.filled', { count, number: formatNumber(count, 0) })}
      </time>
    );
  }
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
