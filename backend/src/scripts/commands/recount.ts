import { createApp } from '../../bootstrap.js';
import { CountsService, type Difference } from '../../modules/analytics/counts.service.js';
import { RecountService } from '../../modules/responses/recount/recount.service.js';
import { type Call, type Ground, onDatabase } from '../command.js';

/** So many differences of a questionnaire are named; the rest is counted. */
const NAMED = 20;

/**
 * Counts everything behind the analytics anew from the evaluations, for what was changed past the triggers, and names what was
 * not right. Runs beside a running server, on its database (rules: counts).
 */
export const recount = (call: Call): Promise<number> => onDatabase(call, (ground) => countAll(call, ground));

async function countAll({ say }: Call, { env, databaseUrl }: Ground): Promise<number> {
  const app = await createApp({ ...env, role: 'api', logLevel: 'warn' }, databaseUrl, null);
  try {
    await app.init();
    const never = new AbortController().signal;
    const [evaluations, counts] = [app.get(RecountService), app.get(CountsService)];
    // What is counted comes before the counts.
    await evaluations.startAll();
    const { changed = 0 } = await evaluations.runDue(never);
    await counts.countMarked(never);
    let sum = 0;
    for (const id of await counts.questionnaires()) {
      const wrong = await counts.countAll(id);
      say(`Questionnaire ${id}: ${wrong.length === 0 ? 'right' : `${wrong.length} put right`}\n`);
      for (const difference of wrong.slice(0, NAMED)) say(`  ${sentenceOf(difference)}\n`);
      sum += wrong.length;
    }
    say(`Counted anew: ${sum} counts and ${changed} evaluations were put right.\n`);
    return 0;
  } finally {
    await app.close();
  }
}

const sentenceOf = ({ kind, week, subject, value, max, stored, counted }: Difference): string =>
  `${kind} ${subject}, value ${value}${max > 0 ? ` of ${max}` : ''}, week ${week}: was ${stored}, is ${counted}`;
