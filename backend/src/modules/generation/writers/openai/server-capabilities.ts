import { BoundedCache } from '../../../../platform/cache/bounded-cache.js';
import { prefersCompletionTokens } from './base-url.js';
import { HOUR_MS } from '../../../../platform/time/time.js';

/** How an answer's shape is asked for, from strict to not at all (rules: asking the AI for JSON). */
export type AnswerFormat = 'json_schema' | 'json_object' | 'text';
export type LimitName = 'max_completion_tokens' | 'max_tokens' | 'none';

/** What a server was found to understand. */
export interface Capabilities {
  format: AnswerFormat;
  temperature: boolean;
  limit: LimitName;
  /** True once the other name of the limit was tried. */
  limitSwapped: boolean;
  store: boolean;
}

/** The parts of a refusal that tell what the server does not understand. */
export interface Refusal {
  status: number;
  param: string;
  message: string;
}

const REMEMBERED_MS = HOUR_MS;
const MOST_SERVERS = 200;

/** What was learned of each base URL and model, for an hour: servers and models get better. */
export class CapabilityCache {
  private readonly known: BoundedCache<{ habits: Capabilities; until: number }>;

  constructor(private readonly now: () => number = Date.now) {
    this.known = new BoundedCache({ most: MOST_SERVERS, endOf: ({ until }) => until, now });
  }

  recall(baseUrl: string, model: string): Capabilities {
    const entry = this.known.get(`${baseUrl} ${model}`);
    if (entry) return entry.habits;
    const limit = prefersCompletionTokens(baseUrl) ? 'max_completion_tokens' : 'max_tokens';
    return { format: 'json_schema', temperature: true, limit, limitSwapped: false, store: true };
  }

  remember(baseUrl: string, model: string, habits: Capabilities): void {
    this.known.set(`${baseUrl} ${model}`, { habits, until: this.now() + REMEMBERED_MS });
  }
}

/** The habits to try after a refusal, or null when the refusal is not about one of them. */
export function adaptTo(habits: Capabilities, { status, param, message }: Refusal): Capabilities | null {
  if (status !== 400 && status !== 422) return null;
  const text = `${param} ${message}`.toLowerCase();
  if (/response_format|json_schema|json_object/.test(text)) {
    if (habits.format === 'text') return null;
    return { ...habits, format: habits.format === 'json_schema' ? 'json_object' : 'text' };
  }
  if (
    habits.limit !== 'none' &&
    (text.includes(habits.limit) || /maximum context length.*completion/s.test(text))
  ) {
    return dropLimit(habits, /unsupported|not supported|unrecognized|unknown|extra|not permitted/.test(text));
  }
  if (habits.temperature && text.includes('temperature')) return { ...habits, temperature: false };
  if (habits.store && /\bstore\b/.test(text)) return { ...habits, store: false };
  return null;
}

/** Tries the other name once where the name is the trouble, else leaves the limit to the server. */
function dropLimit(habits: Capabilities, nameUnknown: boolean): Capabilities {
  if (!nameUnknown || habits.limitSwapped) return { ...habits, limit: 'none' };
  const limit = habits.limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  return { ...habits, limit, limitSwapped: true };
}
