import { type ReactNode } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import styles from './numbers-table.module.css';

export interface NumbersTableProps {
  /** Names the table, and the region it scrolls in. */
  label: string;
  /** The first heads the rows' names; the others stand over numbers. */
  columns: readonly string[];
  rows: readonly Readonly<{ key: string | number; cells: readonly ReactNode[] }>[];
  /** A last row that sums up. */
  total?: readonly ReactNode[];
  /** Scrolls beyond 400 pixels. */
  short?: boolean;
  /** For readers alone: without a region that could be reached by keyboard and not be seen. */
  unseen?: boolean;
}

/** Names with their numbers. Columns keep their width where the window is narrow, and the table scrolls. */
export function NumbersTable({ unseen = false, short = false, ...rest }: Readonly<NumbersTableProps>) {
  const t = useTexts();
  // The card around it bears the bare name already.
  const table = { ...rest, label: t('analytics.table', { title: rest.label }) };
  if (unseen) {
    return (
      <div className="visually-hidden">
        <PlainTable {...table} />
      </div>
    );
  }
  return (
    <ScrollRegion
      className={short ? `box scroll ${styles.region} ${styles.short}` : `box scroll ${styles.region}`}
      label={table.label}
    >
      <PlainTable {...table} />
    </ScrollRegion>
  );
}

function PlainTable({ label, columns, rows, total }: Readonly<NumbersTableProps>) {
  return (
    <table className={`full numeric ${styles.table}`}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <Row cells={cells} columns={columns} key={key} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row cells={total} columns={columns} />
        </tfoot>
      )}
    </table>
  );
}

interface RowProps {
  cells: readonly ReactNode[];
  columns: readonly string[];
}

function Row({ cells, columns }: Readonly<RowProps>) {
  const [name, ...numbers] = cells;
  return (
    <tr>
      <th scope="row">{name}</th>
      {numbers.map((cell, index) => (
        <td key={columns[index + 1]}>{cell}</td>
      ))}
    </tr>
  );
}
