import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { PlainTable, Told } from '../ui/plain-table.tsx';
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
    <PlainTable busy={busy} columns={[what, ...columns.map(column)]} label={label}>
      {sums.map((sum) => (
        <tr key={sum.key}>
          <th className="anywhere" scope="row">
            {nameOf(sum.key)}
          </th>
          <Told label={column('calls')}>{number(sum.calls)}</Told>
          <Told label={column('prompt')}>{number(sum.promptTokens)}</Told>
          <Told label={column('completion')}>{number(sum.completionTokens)}</Told>
          {withCost && <Told label={column('cost')}>{formatMoney(sum.cost ?? 0, currency)}</Told>}
          <Told label={column('tokens')}>
            {number(tokensOf(sum))}
            <TokenBar most={most} sum={sum} />
          </Told>
        </tr>
      ))}
    </PlainTable>
  );
}

/** Prompt and completion tokens side by side; the numbers stand in the row. */
function TokenBar({ sum, most }: Readonly<{ sum: UsageSum; most: number }>) {
  const width = (tokens: number) => ({ inlineSize: `${(100 * tokens) / most}%` });
  return (
    <span aria-hidden="true" className="track space-above-1 short-track">
      <span className="fill-brand" style={width(sum.promptTokens)} />
      <span className="fill-amber" style={width(sum.completionTokens)} />
    </span>
  );
}
