import { type TableColumnType } from 'antd';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../shared/texts/i18n.ts';
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

export type EvaluationColumn = TableColumnType<EvaluationRow>;

interface ColumnSource {
  t: Translate;
  /** The list's order: a field name, with `-` before it for descending. */
  sort: string | null;
  tools: RowTools;
}

/** The columns of the evaluation table (rules: Evaluation table). */
export function evaluationColumns({ t, sort, tools }: ColumnSource): EvaluationColumn[] {
  const sortable = (field: string) => sortedBy(field, sort);
  const { picks, withTrello, works } = tools;
  const columns: EvaluationColumn[] = [
    {
      key: 'pick',
      className: styles.pickCell ?? '',
      width: 48,
      title: (
        <PickBox
          checked={picks.share === 'all'}
          label={t('evaluations.pick.page')}
          mixed={picks.share === 'some'}
          onToggle={picks.togglePage}
        />
      ),
      render: (_, row) => <RowPick picks={picks} row={row} />,
    },
    {
      key: 'trello',
      title: t('evaluations.column.trello'),
      width: 80,
      render: (_, row) => <TrelloCell row={row} />,
    },
    {
      ...sortable('clientName'),
      title: t('evaluations.column.client'),
      rowScope: 'row',
      render: (_, row) => <Client row={row} />,
    },
    {
      ...sortable('clientEmail'),
      title: t('evaluations.column.email'),
      width: 166,
      render: (_, row) => <Email address={row.clientEmail} />,
    },
    {
      ...sortable('percentage'),
      title: t('evaluations.column.score'),
      width: 104,
      render: (_, row) => <Score row={row} />,
    },
    {
      ...sortable('status'),
      title: t('evaluations.column.status'),
      width: 148,
      render: (_, row) => <RowStatus row={row} work={works[row.id]} />,
    },
    {
      ...sortable('createdAt'),
      title: t('evaluations.column.created'),
      width: 108,
      render: (_, row) => <ArrivalTime row={row} />,
    },
    {
      ...sortable('dueAt'),
      title: t('evaluations.column.due'),
      width: 96,
      render: (_, row) => <DueTime row={row} />,
    },
    {
      key: 'actions',
      title: t('evaluations.column.actions'),
      width: 226,
      render: (_, row) => <RowActions row={row} tools={tools} />,
    },
  ];
  return columns.filter(({ key }) => key !== 'trello' || withTrello);
}

function sortedBy(field: string, sort: string | null) {
  const order = sort === field ? ('ascend' as const) : sort === `-${field}` ? ('descend' as const) : null;
  return { key: field, sorter: true, sortOrder: order };
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
      <Link className="strong" to={evaluationAddress(row.id)}>
        {row.clientName}
      </Link>
      {row.clinicName && <span className="text-2 normal soft">{row.clinicName}</span>}
    </span>
  );
}
