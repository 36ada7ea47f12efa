import { type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Table } from '../../kit/ui/table.tsx';

export interface NumbersTableProps {
  /** Names what the numbers are about. */
  label: string;
  /** The first heads the rows' names; the others stand over numbers. */
  columns: readonly string[];
  rows: readonly Readonly<{ key: string | number; cells: readonly ReactNode[] }>[];
  /** A last row that sums up. */
  total?: readonly ReactNode[];
  short?: boolean;
  unseen?: boolean;
}

/** Names with their numbers. */
export function NumbersTable({ label, rows, total, ...rest }: NumbersTableProps) {
  const t = useTexts();
  return (
    <Table
      {...rest}
      foot={total && <NumbersRow cells={total} />}
      form="numbers"
      // The card around it bears the bare name already.
      label={t('analytics.table', { title: label })}
    >
      {rows.map(({ key, cells }) => (
        <NumbersRow cells={cells} key={key} />
      ))}
    </Table>
  );
}

function NumbersRow({ cells: [name, ...numbers] }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {numbers.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
