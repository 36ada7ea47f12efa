import { type UsageRow } from './ai-usage.api.ts';

/** What several calls have cost together; `key` is the day, kind or model that they have in common. */
export type UsageSum = Omit<UsageRow, 'day' | 'kind' | 'model'> & { key: string };

/** The sums by what rows have in common, in the order in which they first come. */
export function sumsBy(field: 'day' | 'kind' | 'model', rows: readonly UsageRow[]): UsageSum[] {
  const sums = new Map<string, UsageSum>();
  for (const row of rows) sums.set(row[field], add(sums.get(row[field]) ?? nothing(row[field]), row));
  return [...sums.values()];
}

/** The sum of all rows. */
export function totalOf(rows: readonly UsageRow[]): UsageSum {
  return rows.reduce(add, nothing('total'));
}

/** The sums with the most tokens first. */
export function mostFirst(sums: readonly UsageSum[]): UsageSum[] {
  return [...sums].sort((one, other) => tokensOf(other) - tokensOf(one));
}

export function tokensOf({
  promptTokens,
  completionTokens,
}: Pick<UsageSum, 'promptTokens' | 'completionTokens'>): number {
  return promptTokens + completionTokens;
}

function nothing(key: string): UsageSum {
  return {
    key,
    calls: 0,
    failedCalls: 0,
    estimatedCalls: 0,
    promptTokens: 0,
    completionTokens: 0,
    cost: null,
  };
}

function add(sum: UsageSum, row: Omit<UsageSum, 'key'>): UsageSum {
  return {
    key: sum.key,
    calls: sum.calls + row.calls,
    failedCalls: sum.failedCalls + row.failedCalls,
    estimatedCalls: sum.estimatedCalls + row.estimatedCalls,
    promptTokens: sum.promptTokens + row.promptTokens,
    completionTokens: sum.completionTokens + row.completionTokens,
    cost: row.cost === null ? sum.cost : (sum.cost ?? 0) + row.cost,
  };
}
