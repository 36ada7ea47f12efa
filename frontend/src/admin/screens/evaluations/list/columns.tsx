import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../../shared/texts/i18n.ts';
import { type TableColumn } from '../../../kit/ui/table.tsx';
import { type TableFields } from '../../../kit/ui/table-url-state.ts';
import { useNow } from '../../../kit/ui/use-now.ts';
import { evaluationAddress } from '../../../addresses.ts';
import { dueOf } from '../due.ts';
import { DueTime } from '../due-cell.tsx';
import { clientNameOf } from '../../../kit/evaluations/client-name.ts';
import { type EvaluationFilter, type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';
import styles from '../evaluations.module.css';
import { PagePick, RowPick } from './pick-box.tsx';
import { RowActions } from '../row-actions.tsx';
import { RowStatus } from '../row-marks.tsx';
import { type RowTools } from './row-tools.ts';
import { Score } from '../score.tsx';
import { TrelloCell } from './trello-cell.tsx';

/** All that the house says about one column of the evaluation table. */
interface ColumnFacts {
  /** With `isSortable` also the field that the rows are sorted by. */
  key: string;
  /** Text key of its name. */
  title: string;
  /** In pixels; the column without one takes what is left. */
  width?: number;
  isSortable?: boolean;
  /** People choose whether it is shown, and where; the others are always there. */
  isChoosable?: boolean;
  /** Its cells name their rows. */
  namesRow?: boolean;
  /** Stands in the heading in place of the name. */
  head?: (tools: RowTools) => ReactNode;
  cell: (row: EvaluationRow, tools: RowTools) => ReactNode;
  /** Which of a card's lines has it; what has none stands where cards have their own place for it. */
  card?: 'result' | 'work';
  /** What a card shows in place of the cell. */
  inCard?: (row: EvaluationRow, tools: RowTools) => ReactNode;
}

/** The columns of the evaluation table in their usual order, for table, cards, sorting and choosing (rules: Evaluation table). */
export const columns = [
  {
    key: 'pick',
    title: 'evaluations.pick.page',
    width: 48,
    head: ({ picks }) => <PagePick picks={picks} />,
    cell: (row, { picks }) => <RowPick picks={picks} row={row} />,
  },
  {
    key: 'trello',
    title: 'evaluations.column.trello',
    width: 80,
    isChoosable: true,
    cell: (row) => <TrelloCell row={row} />,
    card: 'work',
    inCard: (row, { withTrello }) => withTrello && row.anonymisedAt === null && <TrelloInCard row={row} />,
  },
  {
    key: 'clientName',
    title: 'evaluations.column.client',
    isSortable: true,
    namesRow: true,
    cell: (row) => <Client row={row} />,
  },
  {
    key: 'clientEmail',
    title: 'evaluations.column.email',
    width: 190,
    isSortable: true,
    isChoosable: true,
    cell: ({ clientEmail }) => (
      <span className="block truncate text-2" title={clientEmail}>
        {clientEmail}
      </span>
    ),
  },
  {
    key: 'percentage',
    title: 'evaluations.column.score',
    width: 104,
    isSortable: true,
    isChoosable: true,
    cell: (row) => <Score row={row} />,
    card: 'result',
  },
  {
    key: 'status',
    title: 'evaluations.column.status',
    width: 148,
    isSortable: true,
    isChoosable: true,
    cell: (row, { works }) => <RowStatus row={row} work={works[row.id]} />,
    card: 'result',
  },
  {
    key: 'createdAt',
    title: 'evaluations.column.created',
    width: 108,
    isSortable: true,
    isChoosable: true,
    cell: (row) => <ArrivalTime row={row} />,
  },
  {
    key: 'dueAt',
    title: 'evaluations.column.due',
    width: 96,
    isSortable: true,
    isChoosable: true,
    cell: (row) => <DueTime row={row} />,
    card: 'work',
    inCard: (row) => <DueInCard row={row} />,
  },
  {
    key: 'actions',
    title: 'evaluations.column.actions',
    width: 190,
    cell: (row, tools) => <RowActions row={row} tools={tools} />,
  },
] as const satisfies readonly ColumnFacts[];

type Column = (typeof columns)[number];
export type ChoosableColumn = Extract<Column, { isChoosable: true }>['key'];
type SortableColumn = Extract<Column, { isSortable: true }>;

const isChoosableColumn = (column: Column): column is Extract<Column, { isChoosable: true }> =>
  'isChoosable' in column;
const isSortableColumn = (column: Column): column is SortableColumn => 'isSortable' in column;

/** What people choose from, in the usual order. */
export const choosableColumns = columns.filter(isChoosableColumn);
export const sortableColumns = columns.filter(isSortableColumn);

/** What the table may be sorted and filtered by. */
export const evaluationFields = {
  sortable: sortableColumns.map(({ key }) => key),
  filters: ['search', 'status', 'clientName', 'clientEmail', 'assignee', 'mail'],
} as const satisfies TableFields<EvaluationFilter>;

export interface EvaluationColumn extends TableColumn, Pick<ColumnFacts, 'namesRow'> {
  cell: (row: EvaluationRow) => ReactNode;
}

/** The columns as the table takes them; Trello's where cards can be made or are named. */
export function evaluationColumns(t: Translate, tools: RowTools): EvaluationColumn[] {
  const facts: readonly ColumnFacts[] = columns;
  return facts
    .filter(({ key }) => key !== 'trello' || tools.withTrello)
    .map(({ title, head, cell, ...column }) => ({
      ...column,
      title: head?.(tools) ?? t(title),
      cell: (row) => cell(row, tools),
    }));
}

/** What stands in one line of a row's card. */
export function cardCells(card: ColumnFacts['card'], row: EvaluationRow, tools: RowTools): ReactNode {
  const facts: readonly ColumnFacts[] = columns;
  return facts
    .filter((column) => column.card === card)
    .map(({ key, cell, inCard = cell }) => <Fragment key={key}>{inCard(row, tools)}</Fragment>);
}

/** A card has no headings: what a number is for is said beside it. */
function TrelloInCard({ row }: { row: EvaluationRow }) {
  const t = useTexts();
  return (
    <span className="cluster align-center may-shrink">
      <span className="text-2 soft">{t('evaluations.column.trello')}</span>
      <TrelloCell row={row} />
    </span>
  );
}

/** A card has no column to fill: what is not due is not there. */
function DueInCard({ row }: { row: EvaluationRow }) {
  return dueOf(row, useNow()) !== null && <DueTime row={row} />;
}

const dayMilliseconds = 24 * 60 * 60_000;

/** When the evaluation came to be; and when the response was given, where that is not the same day. */
export function ArrivalTime({ row: { createdAt, submittedAt } }: { row: EvaluationRow }) {
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
export function Client({ row }: { row: EvaluationRow }) {
  const t = useTexts();
  if (row.anonymisedAt !== null)
    return <em title={formatDate(row.anonymisedAt)}>{t('evaluations.anonymised')}</em>;
  const name = clientNameOf(t, row);
  return (
    <span className="stack gap-0 may-shrink anywhere">
      <Link className={`strong ${styles.client}`} to={evaluationAddress(row.id)}>
        {name}
      </Link>
      {row.clinicName && row.clinicName !== name && (
        <span className={`text-2 normal soft ${styles.clinic}`} title={row.clinicName}>
          {row.clinicName}
        </span>
      )}
    </span>
  );
}
