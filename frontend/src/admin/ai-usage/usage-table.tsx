import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Meter } from '../ui/meter.tsx';
import { Table, LabelledCell } from '../ui/table.tsx';
import styles from './ai-usage.module.css';
import { formatMoney } from './money.ts';
import { tokensOf, type UsageSum } from './usage-sums.ts';

interface UsageTableProps {
  label: string;
  /** What a row is, such as a day. */
  what: string;
  nameOf: (key: string) => string;
  sums: readonly UsageSum[];
  currency: string;
  busy: boolean;
}

/** Calls, tokens and cost row by row, with a bar that shows how the rows compare. */
export function UsageTable({ label, what, nameOf, sums, currency, busy }: Readonly<UsageTableProps>) {
  const t = useTexts();
  const most = Math.max(1, ...sums.map(tokensOf));
  const withCost = sums.some(({ cost }) => cost !== null);
  const number = (count: number) => formatNumber(count, 0);
  const column = (name: string) => t(`ai-usage.column.${name}`);
  const columns = ['calls', 'prompt', 'completion', ...(withCost ? ['cost'] : []), 'tokens'];
  return (
    <Table busy={busy} columns={[what, ...columns.map(column)]} label={label}>
      {sums.map((sum) => (
        <tr key={sum.key}>
          <th className="anywhere" scope="row">
            {nameOf(sum.key)}
          </th>
          <LabelledCell label={column('calls')}>{number(sum.calls)}</LabelledCell>
          <LabelledCell label={column('prompt')}>{number(sum.promptTokens)}</LabelledCell>
          <LabelledCell label={column('completion')}>{number(sum.completionTokens)}</LabelledCell>
          {withCost && (
            <LabelledCell label={column('cost')}>{formatMoney(sum.cost ?? 0, currency)}</LabelledCell>
          )}
          <LabelledCell label={column('tokens')}>
            {number(tokensOf(sum))}
            <span className={`block space-above-1 ${styles.bar}`}>
              <Meter
                parts={[
                  { percent: (100 * sum.promptTokens) / most, color: 'var(--color-brand)' },
                  { percent: (100 * sum.completionTokens) / most, color: 'var(--color-band-amber)' },
                ]}
              />
            </span>
          </LabelledCell>
        </tr>
      ))}
    </Table>
  );
}
