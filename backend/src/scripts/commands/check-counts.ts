import type { INestApplicationContext } from '@nestjs/common';
import { createApp } from '../../bootstrap.js';
import { CountsCheckService, type Difference } from '../../modules/analytics/check/counts-check.service.js';
import { CountedColumnsService } from '../../modules/evaluations/recount/counted-columns.service.js';
import { type Call, type Ground, onDatabase } from '../command.js';

/** So many differences of a questionnaire are named; the rest is counted. */
const NAMED = 20;

/**
 * Counts everything behind the analytics anew from the evaluations and names what differs; `--repair` makes it right.
 * Runs beside a running server, on its database. Ends with 1 when something differs and was not repaired
 * (rules: checking the counts).
 */
export const checkCounts = (call: Call): Promise<number> => onDatabase(call, (ground) => check(call, ground));

async function check({ options, say }: Call, { env, databaseUrl }: Ground): Promise<number> {
  const repair = options.includes('--repair');
  const app = await createApp({ ...env, role: 'api', logLevel: 'warn' }, databaseUrl, null);
  try {
    await app.init();
    const differences = await checkAll(app, repair, say);
    const outcome =
      differences === 0
        ? 'every count is right'
        : `${differences} differ${repair ? ' and were repaired' : ''}`;
    say(`Checked: ${outcome}.\n`);
    return differences > 0 && !repair ? 1 : 0;
  } finally {
    await app.close();
  }
}

/** What is counted comes before the counts, as repairing it changes them. */
async function checkAll(app: INestApplicationContext, repair: boolean, say: Call['say']): Promise<number> {
  const counts = app.get(CountsCheckService);
  let sum = 0;
  for (const questionnaireId of await counts.questionnaires()) {
    const found = [
      ...(await app.get(CountedColumnsService).check(questionnaireId, repair)),
      ...(await counts.check(questionnaireId, repair)),
    ];
    say(`Questionnaire ${questionnaireId}: ${found.length === 0 ? 'right' : `${found.length} differ`}\n`);
    for (const difference of found.slice(0, NAMED)) say(`  ${sentenceOf(difference)}\n`);
    sum += found.length;
  }
  return sum;
}

const sentenceOf = ({ table, what, kept, expected }: Difference): string =>
  `${table}, ${what}: kept ${kept}, should be ${expected}`;
