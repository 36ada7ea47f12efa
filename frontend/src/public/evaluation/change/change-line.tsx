import { formatDate, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { changeKind, type Change } from './change.ts';

interface ChangeLineProps {
  /** Nothing is said where there is no earlier result. */
  change: Change | null;
  /** The result as it is now, in percent. */
  now: number;
  className?: string | undefined;
}

/** What has changed since the clinic's earlier response, in words; the PDF and the mail have the same. */
export function ChangeLine({ change, now, className }: ChangeLineProps) {
  const t = useTexts();
  if (change === null) return null;
  const points = Math.abs(change.difference);
  return (
    <p className={className}>
      {t(`evaluation.change.${changeKind(change)}`, {
        date: dayOf(change.date),
        before: formatPercent(change.before ?? 0),
        now: formatPercent(now),
        points: formatNumber(points),
        count: points,
      })}
      {!change.sameQuestions && change.before !== null && <> {t('evaluation.change.changed')}</>}
    </p>
  );
}

/** At noon it is the same day in whatever time zone it is read. */
const dayOf = (date: string) => formatDate(`${date}T12:00:00`);
