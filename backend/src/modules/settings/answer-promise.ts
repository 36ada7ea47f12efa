import { HOUR_MS } from '../../platform/time/time.js';

/** While nobody has set another number. */
export const USUAL_HOURS = 24;

/** SQL: within how many hours a result is promised. */
export const PROMISED_HOURS = `coalesce((SELECT value::int FROM setting WHERE key = 'answer_hours'), ${USUAL_HOURS})`;

/** Until when a result is promised whose answers came in at a moment. Pure. */
export const dueAt = (received: Date, hours: number): Date => new Date(received.getTime() + hours * HOUR_MS);

/** After how many hours a result that was not sent is reported: there is still time to keep the promise. Pure. */
export const warnAfter = (hours: number): number => Math.max(1, Math.floor(hours / 2));
