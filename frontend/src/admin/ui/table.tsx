import { type ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';
import styles from './table.module.css';

interface TableProps {
  /** Names the table, and the region it scrolls in. */
  label: string;
  /** The columns' headings in their order. */
  columns: readonly string[];
  /**
   * `rows`: each becomes a card where the window is narrow. `dense`: the same with less room, scrolling by itself, for
   * dialogs. `numbers`: columns keep their width, and the table scrolls.
   */
  form?: 'rows' | 'dense' | 'numbers';
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
export function Table(props: Readonly<TableProps>) {
  const { label, columns, form = 'rows', short = false, busy = false, unseen = false } = props;
  const table = (
    <table
      aria-label={form === 'numbers' ? label : undefined}
      className={`full ${styles.table}`}
      data-form={form}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
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
      className={`${styles.region} ${form === 'dense' ? styles.dense : short ? styles.short : ''}`}
      label={label}
    >
      {table}
    </ScrollRegion>
  );
}

/** A cell that says what it holds where a card has no headings. */
export function LabelledCell({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  return (
    <td>
      <span className={`soft ${styles.label}`}>{label}: </span>
      {children}
    </td>
  );
}

/** The buttons of a row, side by side where there is room. */
export function RowButtons({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={`cluster ${styles.buttons}`}>{children}</div>;
}

/** A short remark behind a row's name, such as that it is the one chosen now. */
export function RowMark({ children }: Readonly<{ children: ReactNode }>) {
  // After a space, not a margin: where it wraps it stands under the name, not beside nothing.
  return (
    <>
      {' '}
      <span className={`text-1 normal brand nowrap ${styles.mark}`}>{children}</span>
    </>
  );
}
