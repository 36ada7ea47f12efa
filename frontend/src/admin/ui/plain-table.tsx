import { type ReactNode } from 'react';
import styles from './plain-table.module.css';
import { ScrollRegion } from './scroll-region.tsx';

interface PlainTableProps {
  label: string;
  /** The columns' headings in their order. */
  columns: readonly string[];
  busy?: boolean;
  /** The rows. Their first cell is a `th` with `scope="row"`. */
  children: ReactNode;
}

/** A table that shows all its rows; on narrow screens each row becomes a card. */
export function PlainTable({ label, columns, busy = false, children }: Readonly<PlainTableProps>) {
  return (
    <ScrollRegion busy={busy} className="card scroll" label={label}>
      <table className={`full ${styles.table}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}

/** The buttons of a row, side by side where there is room. */
export function RowActions({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={`cluster ${styles.actions}`}>{children}</div>;
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

/** A cell that says what it holds where a card has no headings. */
export function Told({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  return (
    <td>
      <span className={`soft ${styles.label}`}>{label}: </span>
      {children}
    </td>
  );
}
