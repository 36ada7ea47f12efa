import { Day } from '../../../platform/http/query-fields.js';
import { Choice, Flag, Int, Moment, Nested, Num, Text } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';

export const USAGE_KINDS = [
  'generate',
  'regenerate-all',
  'generate-selected',
  'generate-new',
  'regenerate-part',
  'draft-meanings',
  'draft-insights',
  'second-reading',
  'test',
] as const;

export class AiUsageParams {
  @Day({ optional: true, about: 'The first day; 30 days before the last, if left out.' }) from?: string;
  @Day({ optional: true, about: 'The last day; today in Budapest, if left out.' }) to?: string;
}

/** What one kind of work has cost with one model on one day. */
export class AiUsageRowResponse {
  @Day() day: string;
  @Choice(USAGE_KINDS) kind: (typeof USAGE_KINDS)[number];
  @Text() model: string;
  @Int() calls: number;
  @Int({ about: 'Calls that brought no answer.' }) failedCalls: number;
  @Int({ about: 'Calls for which the server reported no tokens; theirs are estimated.' })
  estimatedCalls: number;
  @Num({ max: Number.MAX_SAFE_INTEGER }) promptTokens: number;
  @Num({ max: Number.MAX_SAFE_INTEGER }) completionTokens: number;
  @Num({ nullable: true, about: 'In the currency of the prices; null while no prices are set.' })
  cost: number | null;
}

export class AiPricesResponse {
  @Num({ nullable: true, about: 'Of a million prompt tokens.' }) prompt: number | null;
  @Num({ nullable: true, about: 'Of a million completion tokens.' }) completion: number | null;
  @Text({ about: 'Three letters, e.g. USD.' }) currency: string;
}

/** The day's tokens of all questionnaires together, which is what the cap counts. */
export class AiTodayResponse {
  @Day() day: string;
  @Num({ max: Number.MAX_SAFE_INTEGER }) usedTokens: number;
  @Int({ nullable: true }) cap: number | null;
  @Int({ nullable: true }) leftTokens: number | null;
  @Moment({ nullable: true, about: 'Since when the cap has held calls back; null while it does not.' })
  cappedAt: Date | null;
  @Moment({ about: 'When the next day begins.' }) endsAt: Date;
}

export class AiUsageResponse {
  @Day() from: string;
  @Day() to: string;
  @Flag({ about: 'Whether an AI key is set; else the built-in writer composes the texts.' }) isOn: boolean;
  @Nested(() => AiTodayResponse) today: AiTodayResponse;
  @Nested(() => AiPricesResponse) prices: AiPricesResponse;
  @ListOf(() => AiUsageRowResponse, { about: 'Of your questionnaires, and of tests; the latest day first.' })
  rows: AiUsageRowResponse[];
  @Num({
    max: Number.MAX_SAFE_INTEGER,
    about: 'Tokens of questionnaires that are not granted to you, or are gone.',
  })
  otherTokens: number;
}
