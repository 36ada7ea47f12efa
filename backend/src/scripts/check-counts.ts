import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { createApp } from '../bootstrap.js';
import { CountsCheckService, type Difference } from '../modules/analytics/check/counts-check.service.js';
import { CountedColumnsService } from '../modules/evaluations/recount/counted-columns.service.js';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.js';
import { loadEnv } from '../platform/env/env.js';
import { withSecrets } from '../platform/env/embedded-secrets.js';

/** So many differences of a questionnaire are named; the rest is counted. */
const NAMED = 20;

/**
 * Counts everything behind the analytics anew from the evaluations and names what differs; `--repair` makes it right.
 * Runs beside a running server, on its database. Ends with 1 when something differs and was not repaired
 * (rules: checking the counts).
 */
async function main(): Promise<void> {
  const repair = process.argv.includes('--repair');
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = { ...withSecrets(loadEnv()), role: 'api' as const, logLevel: 'warn' as const };
  const postgres = env.embedded
    ? await startEmbeddedPostgres({ directory: join(env.dataDir, 'postgres'), beside: true })
    : null;
  const app = await createApp(env, postgres?.url ?? env.databaseUrl!, null);
  try {
    await app.init();
    const differences = await checkAll(app, repair);
    const outcome =
      differences === 0
        ? 'every count is right'
        : `${differences} differ${repair ? ' and were repaired' : ''}`;
    process.stdout.write(`Checked: ${outcome}.\n`);
    process.exitCode = differences > 0 && !repair ? 1 : 0;
  } finally {
    await app.close();
    await postgres?.stop();
  }
}

/** What is counted comes before the counts, as repairing it changes them. */
async function checkAll(app: INestApplicationContext, repair: boolean): Promise<number> {
  const counts = app.get(CountsCheckService);
  let sum = 0;
  for (const questionnaireId of await counts.questionnaires()) {
    const found = [
      ...(await app.get(CountedColumnsService).check(questionnaireId, repair)),
      ...(await counts.check(questionnaireId, repair)),
    ];
    process.stdout.write(
      `Questionnaire ${questionnaireId}: ${found.length === 0 ? 'right' : `${found.length} differ`}\n`,
    );
    for (const difference of found.slice(0, NAMED)) process.stdout.write(`  ${sentenceOf(difference)}\n`);
    sum += found.length;
  }
  return sum;
}

const sentenceOf = ({ table, what, kept, expected }: Difference): string =>
  `${table}, ${what}: kept ${kept}, should be ${expected}`;

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(2);
  },
);
