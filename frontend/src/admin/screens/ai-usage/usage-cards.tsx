import { type ReactNode } from 'react';
import { formatDate, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts, currentLanguage, type Translate } from '../../../shared/texts/i18n.ts';
import { kindText } from '../../kit/jobs/job-words.ts';
import { Empty } from '../../kit/ui/empty.tsx';
import { Meter } from '../../kit/ui/meter.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { Table, LabelledCell } from '../../kit/ui/table.tsx';
import { Tiles } from '../../kit/ui/tiles.tsx';
import { type AiUsage } from './ai-usage.api.ts';
import styles from './ai-usage.module.css';
import { mostFirst, sumsBy, tokensOf, totalOf, type UsageSum } from './usage-sums.ts';

const parts = ['day', 'kind', 'model'] as const;

/** The period as a whole, then by day, kind of work and model. */
export function UsageCards({ usage, busy }: { usage: AiUsage; busy: boolean }) {
  const t = useTexts();
  const { rows, prices, otherTokens } = usage;
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
      {rows.length > 0 &&
        parts.map((part) => (
          <Card
            {...(part === 'day' ? { actions: <Legend /> } : {})}
            key={part}
            title={t(`ai-usage.by.${part}`)}
          >
            <UsageTable
              busy={busy}
              currency={prices.currency}
              label={t(`ai-usage.by.${part}`)}
              nameOf={(key) => nameOf(t, part, key)}
              sums={part === 'day' ? sumsBy(part, rows) : mostFirst(sumsBy(part, rows))}
              what={t(`ai-usage.column.${part}`)}
            />
          </Card>
        ))}
    </>
  );
}

function Totals({ usage: { rows, prices } }: { usage: AiUsage }) {
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
function Notes({ children }: { children: ReactNode }) {
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

/** A day, a kind of work or a model as people know it. */
function nameOf(t: Translate, part: (typeof parts)[number], key: string): string {
  if (part === 'day') return dayText(key);
  if (part === 'model') return key;
  return key === 'test' ? t('ai-usage.kind.test') : kindText(t, key);
}

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
function UsageTable({ label, what, nameOf, sums, currency, busy }: UsageTableProps) {
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

const least = 0.0001;

/** An amount in the reader's notation; small ones with the decimals that make them more than nothing. */
function formatMoney(amount: number, currency: string): string {
  if (amount > 0 && amount < least) return `< ${formatMoney(least, currency)}`;
  return new Intl.NumberFormat(currentLanguage() === 'hu' ? 'hu-HU' : 'en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: amount === 0 ? 0 : 2,
    maximumFractionDigits: amount > 0 && amount < 1 ? 4 : 2,
  }).format(amount);
}
