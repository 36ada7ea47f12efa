import {
  ExclamationCircleOutlined,
  LoadingOutlined,
  ShoppingOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { type ReactNode } from 'react';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../shared/texts/i18n.ts';
import { endRowWork, type RowWork } from '../jobs/row-work.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { type EvaluationRow } from './evaluations.api.ts';
import styles from './evaluations.module.css';
import { RowFailure } from './row-actions.tsx';

type Mark = Readonly<{ tone: 'bad' | 'warn' | 'info'; icon: ReactNode; text: string }>;

/** The status and everything a person should know about it: why it failed, stale texts, what the mail does. */
export function RowStatus({ row, work }: Readonly<{ row: EvaluationRow; work: RowWork | undefined }>) {
  const t = useTexts();
  const failure = work?.failure ?? null;
  const marks = marksOf(row, t).filter(({ text }) => text !== failure);
  return (
    <div className={styles.status}>
      <StatusBadge status={row.status} />
      {marks.map(({ icon, text, tone }) => (
        <span className={styles.mark} data-tone={tone} key={text}>
          {icon}
          <span>{text}</span>
        </span>
      ))}
      {failure !== null && <RowFailure failure={failure} onDismiss={() => endRowWork(row.id)} />}
    </div>
  );
}

function marksOf(row: EvaluationRow, t: Translate): Mark[] {
  const marks: Mark[] = [];
  const warning = <WarningOutlined aria-hidden />;
  const bad = <ExclamationCircleOutlined aria-hidden />;
  if (row.error !== null) marks.push({ tone: 'bad', icon: bad, text: row.error.message });
  if (row.textsStale) marks.push({ tone: 'warn', icon: warning, text: t('evaluations.mark.stale') });
  if (row.mail?.state === 'failed') {
    marks.push({ tone: 'bad', icon: bad, text: row.mail.error ?? t('evaluations.mark.mail-failed') });
  }
  if (row.mail?.state === 'uncertain') {
    marks.push({ tone: 'warn', icon: warning, text: t('evaluations.mark.mail-uncertain') });
  }
  if ((row.mail?.state === 'queued' || row.mail?.state === 'sending') && row.status !== 'verified') {
    marks.push({
      tone: 'info',
      icon: <LoadingOutlined aria-hidden />,
      text: t('evaluations.mark.mail-under-way'),
    });
  }
  if (row.offerRequests > 0) {
    const number = formatNumber(row.offerRequests, 0);
    const text = t('evaluations.mark.offers', { number });
    marks.push({ tone: 'info', icon: <ShoppingOutlined aria-hidden />, text });
  }
  return marks;
}
