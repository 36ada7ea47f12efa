import { keepPreviousData } from '@tanstack/react-query';
import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';
import { shiftDay } from '../../kit/ui/day.ts';

export type AiUsage = Schemas['AiUsageResponse'];
export type UsageRow = AiUsage['rows'][number];

/** How many days the page can be about. */
export const periodChoices = [7, 30, 90, 365] as const;
export const usualPeriod = 30;

/** The days chosen in the address bar; anything else is the usual period. */
export function readPeriod(text: string | null): number {
  return periodChoices.find((days) => String(days) === text) ?? usualPeriod;
}

/** The first of so many days up to today. */
export const firstDay = (days: number, today: string): string => shiftDay(today, 1 - days);

/** What the AI has cost since a day; read anew whenever it is shown. */
export function usageOptions(from: string) {
  return query(
    '/api/admin/ai-usage',
    { query: { from } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
}
