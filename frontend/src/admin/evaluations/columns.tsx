import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../shared/texts/i18n.ts';
import { type TableColumn } from '../ui/table.tsx';
import { evaluationAddress } from './addresses.ts';
import { DueTime } from './due-cell.tsx';
import { Email } from './email.tsx';
import { type EvaluationRow } from './evaluations.api.ts';
import styles from './evaluations.module.css';
import { PickBox, RowPick } from './pick-box.tsx';
import { RowActions } from './row-actions.tsx';
import { RowStatus } from './row-marks.tsx';
import { type RowTools } from './row-tools.ts';
import { Score } from './score.tsx';
import { TrelloCell } from './trello-cell.tsx';

export interface EvaluationColumn extends TableColumn {
  /** Its cells name their rows. */
  namesRow?: boolean;
  cell: (row: EvaluationRow) => ReactNode;
}

/** The columns of the evaluation table (rules: Evaluation table). */
export function evaluationColumns(t: Translate, tools: RowTools): EvaluationColumn[] {
  const { picks, withTrello, works } = tools;
  const columns: EvaluationColumn[] = [
    {
      key: 'pick',
      width: 48,
      title: (
        <PickBox
          checked={picks.share === 'all'}
          label={t('evaluations.pick.page')}
          mixed={picks.share === 'some'}
          onToggle={picks.togglePage}
        />
      ),
      cell: (row) => <RowPick picks={picks} row={row} />,
    },
    {
      key: 'trello',
      title: t('evaluations.column.trello'),
      width: 80,
      cell: (row) => <TrelloCell row={row} />,
    },
    {
      key: 'clientName',
      isSortable: true,
      title: t('evaluations.column.client'),
      namesRow: true,
      cell: (row) => <Client row={row} />,
    },
    {
      key: 'clientEmail',
      isSortable: true,
      title: t('evaluations.column.email'),
      width: 166,
      cell: (row) => <Email address={row.clientEmail} />,
    },
    {
      key: 'percentage',
      isSortable: true,
      title: t('evaluations.column.score'),
      width: 104,
      cell: (row) => <Score row={row} />,
    },
    {
      key: 'status',
      isSortable: true,
      title: t('evaluations.column.status'),
      width: 148,
      cell: (row) => <RowStatus row={row} work={works[row.id]} />,
    },
    {
      key: 'createdAt',
      isSortable: true,
      title: t('evaluations.column.created'),
      width: 108,
      cell: (row) => <ArrivalTime row={row} />,
    },
    {
      key: 'dueAt',
      isSortable: true,
      title: t('evaluations.column.due'),
      width: 96,
      cell: (row) => <DueTime row={row} />,
    },
    {
      key: 'actions',
      title: t('evaluations.column.actions'),
      width: 226,
      cell: (row) => <RowActions row={row} tools={tools} />,
    },
  ];
  return columns.filter(({ key }) => key !== 'trello' || withTrello);
}

const dayMilliseconds = 24 * 60 * 60_000;

/** When the evaluation came to be; and when the response was given, where that is not the same day. */
export function ArrivalTime({ row: { createdAt, submittedAt } }: Readonly<{ row: EvaluationRow }>) {
  const t = useTexts();
  const isLater = Date.parse(createdAt) - Date.parse(submittedAt) >= dayMilliseconds;
  const given = t('evaluations.given', { time: formatDateTime(submittedAt) });
  return (
    <span className="stack gap-0" title={`${formatDateTime(createdAt)}\n${given}`}>
      <time className="nowrap" dateTime={createdAt}>
        {formatDate(createdAt)}
      </time>
      {isLater && (
        <time className="text-1 soft" dateTime={submittedAt}>
          {t('evaluations.given', { time: formatDate(submittedAt) })}
        </time>
      )}
    </span>
  );
}

/** Who filled the questionnaire in, and for which clinic. */
export function Client({ row }: Readonly<{ row: EvaluationRow }>) {
  const t = useTexts();
  if (row.anonymisedAt !== null)
    return <em title={formatDate(row.anonymisedAt)}>{t('evaluations.anonymised')}</em>;
  return (
    <span className="stack gap-0 may-shrink anywhere">
      <Link className={`strong ${styles.client}`} to={evaluationAddress(row.id)}>
        {row.clientName}
      </Link>
      {row.clinicName && <span className="text-2 normal soft">{row.clinicName}</span>}
    </span>
  );
}
