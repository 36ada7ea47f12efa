import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { nextSort } from './table-url-state.ts';
import styles from './table.module.css';

/** A column whose heading is more than words. */
export interface TableColumn {
  key: string;
  title: ReactNode;
  /** In pixels, in a `wide` table; a column without one takes what is left. */
  width?: number;
  /** The rows can be sorted by the field that `key` names. */
  isSortable?: boolean;
}

/** The order of the rows, as the address bar says it (table-url-state.ts), and what changes it. */
interface Sorting {
  sort: string | null;
  onSort: (sort: string | null) => void;
}

interface TableProps {
  /** Names the table, and the region it scrolls in. */
  label: string;
  /** The columns in their order; where their heading is all that is to be said, as that. */
  columns: readonly (string | TableColumn)[];
  /**
   * `rows`: each becomes a card where the window is narrow. `dense`: the same with less room, scrolling by itself, for
   * dialogs. `numbers`: columns keep their width, and the table scrolls. `wide`: the same from edge to edge of a card, and
   * the last column stays in sight.
   */
  form?: 'rows' | 'dense' | 'numbers' | 'wide';
  /** Makes the headings of columns that are sortable buttons. */
  sorting?: Sorting;
  /** Scrolls beyond 400 pixels. */
  short?: boolean;
  /** Another page is on its way. */
  busy?: boolean;
  /** For readers alone: without a region that could be reached by keyboard and not be seen. */
  unseen?: boolean;
  /** A last row that sums up. */
  foot?: ReactNode;
  /** The rows. Their first cell is a `th` with `scope="row"`. */
  children: ReactNode;
}

/** A table that shows all its rows. */
export function Table(props: TableProps) {
  const { label, columns, form = 'rows', short = false, busy = false, unseen = false } = props;
  const heads = columns.map((column) =>
    typeof column === 'string' ? { key: column, title: column } : column,
  );
  const table = (
    <table
      aria-label={form === 'numbers' ? label : undefined}
      className={`full ${styles.table}`}
      data-form={form}
    >
      {form === 'wide' && (
        <colgroup>
          {heads.map(({ key, width }) => (
            <col key={key} style={{ inlineSize: width }} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr>
          {heads.map((column) => (
            <ColumnHead column={column} key={column.key} sorting={props.sorting} />
          ))}
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
      {props.foot !== undefined && <tfoot>{props.foot}</tfoot>}
    </table>
  );
  if (unseen) return <div className="visually-hidden">{table}</div>;
  return (
    <ScrollRegion
      busy={busy}
      className={`${form === 'wide' ? styles.wide : styles.region} ${form === 'dense' ? styles.dense : short ? styles.short : ''}`}
      label={label}
    >
      {table}
    </ScrollRegion>
  );
}

interface ColumnHeadProps {
  column: TableColumn;
  sorting: Sorting | undefined;
}

/** A column's heading; one that sorts is a button, which says what a click does next. */
function ColumnHead({ column: { key, title, isSortable = false }, sorting }: ColumnHeadProps) {
  const t = useTexts();
  if (!isSortable || sorting === undefined) return <th scope="col">{title}</th>;
  const { sort, onSort } = sorting;
  const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
  const next = nextSort(sort, key);
  const effect = next === null ? 'none' : next === key ? 'ascending' : 'descending';
  return (
    <th aria-sort={order} scope="col">
      <button
        className={`row gap-1 spread align-center full ${styles.sort}`}
        onClick={() => onSort(next)}
        title={t(`ui.sort.${effect}`)}
        type="button"
      >
        {title}
        <span aria-hidden="true" className={`stack gap-0 ${styles.order}`}>
          <CaretUpOutlined />
          <CaretDownOutlined />
        </span>
      </button>
    </th>
  );
}

/** What a row unfolds to: a row of its own below it, across all columns. */
export function UnfoldedRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className={styles.unfolded}>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}

/** A cell that says what it holds where a card has no headings. */
export function LabelledCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td>
      <span className={`soft ${styles.label}`}>{label}: </span>
      {children}
    </td>
  );
}

/** The buttons of a row, side by side where there is room. */
export function RowButtons({ children }: { children: ReactNode }) {
  return <div className={`cluster ${styles.buttons}`}>{children}</div>;
}

/** A short remark behind a row's name, such as that it is the one chosen now. */
export function RowMark({ children }: { children: ReactNode }) {
  // After a space, not a margin: where it wraps it stands under the name, not beside nothing.
  return (
    <>
      {' '}
      <span className={`text-1 normal brand nowrap ${styles.mark}`}>{children}</span>
    </>
  );
}
