import { type TableColumnType } from 'antd';
import { formatDate, formatDateTime } from '../../shared/texts/format.ts';
import { type Translate } from '../../shared/texts/i18n.ts';
import { type RowWork } from '../jobs/row-work.ts';
import { type EvaluationRow } from './evaluations.api.ts';
import styles from './evaluations.module.css';
import { RowActions } from './row-actions.tsx';
import { RowStatus } from './row-marks.tsx';
import { Score } from './score.tsx';
import { type EvaluationActions } from './use-evaluation-actions.tsx';

export type EvaluationColumn = TableColumnType<EvaluationRow>;

interface ColumnSource {
  t: Translate;
  /** The list's order: a field name, with `-` before it for descending. */
  sort: string | null;
  works: Readonly<Record<string, RowWork>>;
  actions: EvaluationActions;
}

/** The columns of the evaluation table (rules: Evaluation table). */
export function evaluationColumns({ t, sort, works, actions }: ColumnSource): EvaluationColumn[] {
  const sortable = (field: string) => sortedBy(field, sort);
  return [
    {
      key: 'trello',
      title: t('evaluations.column.trello'),
      width: 96,
      render: (_, row) => row.trelloCardId ?? <Nothing text={t('evaluations.trello.none')} />,
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
      render: (_, row) => <Email address={row.clientEmail} />,
    },
    {
      ...sortable('percentage'),
      title: t('evaluations.column.score'),
      width: 144,
      render: (_, row) => <Score row={row} />,
    },
    {
      ...sortable('status'),
      title: t('evaluations.column.status'),
      width: 196,
      render: (_, row) => <RowStatus row={row} work={works[row.id]} />,
    },
    {
      ...sortable('createdAt'),
      title: t('evaluations.column.created'),
      width: 128,
      render: (_, row) => (
        <time dateTime={row.createdAt} title={formatDateTime(row.createdAt)}>
          {formatDate(row.createdAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      title: t('evaluations.column.actions'),
      width: 204,
      render: (_, row) => <RowActions actions={actions} row={row} work={works[row.id]} />,
    },
  ];
}

function sortedBy(field: string, sort: string | null) {
  const order = sort === field ? ('ascend' as const) : sort === `-${field}` ? ('descend' as const) : null;
  return { key: field, sorter: true, sortOrder: order };
}

/** Who filled the questionnaire in, and for which clinic. */
export function Client({ row }: Readonly<{ row: EvaluationRow }>) {
  return (
    <span className={styles.client}>
      <strong>{row.clientName}</strong>
      {row.clinicName && <span>{row.clinicName}</span>}
    </span>
  );
}

/** An address that breaks after its @ rather than anywhere. */
export function Email({ address }: Readonly<{ address: string }>) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <span className={styles.email}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

function Nothing({ text }: Readonly<{ text: string }>) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
