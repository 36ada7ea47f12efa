import { type ReactNode } from 'react';
import { formatDate, formatNumber } from '../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../shared/texts/i18n.ts';
import { kindText } from '../jobs/job-words.ts';
import { Empty } from '../ui/empty.tsx';
import { Meter } from '../ui/meter.tsx';
import { Card } from '../ui/page.tsx';
import { Table, LabelledCell } from '../ui/table.tsx';
import { Tiles } from '../ui/tiles.tsx';
import { type AiUsage } from './ai-usage.api.ts';
import styles from './ai-usage.module.css';
import { formatMoney } from './money.ts';
import { mostFirst, sumsBy, tokensOf, totalOf, type UsageSum } from './usage-sums.ts';

/** The period as a whole, then by day, kind of work and model. */
export function UsageCards({ usage, busy }: Readonly<{ usage: AiUsage; busy: boolean }>) {
  const t = useTexts();
  const { rows, prices, otherTokens } = usage;
  const table = { busy, currency: prices.currency };
  return (
    <>
      <Card note={t('ai-usage.period.note')} title={t('ai-usage.period.title', periodOf(usage))}>
        {rows.length === 0 ? <Empty>{t('ai-usage.empty')}</Empty> : <Totals usage={usage} />}
        {otherTokens > 0 && (
          <Notes>
            <p>{t('ai-usage.others', { tokens: formatNumber(otherTokens, 0) })}</p>
          </Notes>
        )}
      </Card>
      {rows.length > 0 && (
        <>
          <Card actions={<Legend />} title={t('ai-usage.by.day')}>
            <UsageTable
              {...table}
              label={t('ai-usage.by.day')}
              nameOf={dayText}
              sums={sumsBy('day', rows)}
              what={t('ai-usage.column.day')}
            />
          </Card>
          <Card title={t('ai-usage.by.kind')}>
            <UsageTable
              {...table}
              label={t('ai-usage.by.kind')}
              nameOf={(kind) => usageKind(t, kind)}
              sums={mostFirst(sumsBy('kind', rows))}
              what={t('ai-usage.column.kind')}
            />
          </Card>
          <Card title={t('ai-usage.by.model')}>
            <UsageTable
              {...table}
              label={t('ai-usage.by.model')}
              nameOf={(model) => model}
              sums={mostFirst(sumsBy('model', rows))}
              what={t('ai-usage.column.model')}
            />
          </Card>
        </>
      )}
    </>
  );
}

function Totals({ usage: { rows, prices } }: Readonly<{ usage: AiUsage }>) {
  const t = useTexts();
  const total = totalOf(rows);
  const number = (count: number) => formatNumber(count, 0);
  return (
    <>
      <Tiles
        tiles={[
          [t('ai-usage.column.calls'), number(total.calls)],
          [t('ai-usage.column.tokens'), number(tokensOf(total))],
          ...(total.cost === null
            ? []
            : [[t('ai-usage.column.cost'), formatMoney(total.cost, prices.currency)] as const]),
        ]}
      />
      <Notes>
        <p>{t(total.cost === null ? 'ai-usage.no-prices' : 'ai-usage.prices')}</p>
        {total.failedCalls > 0 && <p>{t('ai-usage.failed', { number: number(total.failedCalls) })}</p>}
        {total.estimatedCalls > 0 && (
          <p>{t('ai-usage.estimated', { number: number(total.estimatedCalls) })}</p>
        )}
      </Notes>
    </>
  );
}

/** Remarks below figures, one a line. */
function Notes({ children }: Readonly<{ children: ReactNode }>) {
  return <div className="stack soft">{children}</div>;
}

/** What the two colours of the bars are. */
function Legend() {
  const t = useTexts();
  return (
    <p className="cluster gap-line align-center soft">
      <span aria-hidden="true" className="swatch fill-brand" />
      {t('ai-usage.column.prompt')}
      <span aria-hidden="true" className="swatch fill-amber" />
      {t('ai-usage.column.completion')}
    </p>
  );
}

const usageKind = (t: Translate, kind: string) =>
  kind === 'test' ? t('ai-usage.kind.test') : kindText(t, kind);
const dayText = (day: string) => formatDate(`${day}T12:00:00`);
const periodOf = ({ from, to }: AiUsage) => ({ from: dayText(from), to: dayText(to) });

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
function UsageTable({ label, what, nameOf, sums, currency, busy }: Readonly<UsageTableProps>) {
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
