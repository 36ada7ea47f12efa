import pg from 'pg';
import { createApp } from '../../bootstrap.js';
import { startFailure } from '../../platform/startup/start-failure.js';
import { type Call, type Ground, onDatabase } from '../command.js';
import { type Check, fail, type Finding, type Patient } from '../doctor/check.js';
import { databaseChecks } from '../doctor/database-checks.js';
import { machineChecks } from '../doctor/machine-checks.js';
import { mailChecks } from '../doctor/mail-checks.js';
import { signInChecks } from '../doctor/sign-in-checks.js';

const CHECKS: readonly Check[] = [...machineChecks, ...databaseChecks, ...mailChecks, ...signInChecks];
const MARKS = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' };

/**
 * Looks at everything that this installation needs and says what is wrong and what to do about it; it only notes how the mail service answered. `--json`
 * answers a list of findings. Ends with 1 when something does not work. What keeps a server from starting keeps this from
 * looking further, and is said in one sentence.
 */
export const doctor = (call: Call): Promise<number> => onDatabase(call, (ground) => examine(call, ground));

async function examine({ options, say }: Call, { env, databaseUrl }: Ground): Promise<number> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const app = await createApp({ ...env, role: 'api', logLevel: 'silent' }, databaseUrl, null);
  try {
    await app.init();
    const findings = [];
    for (const check of CHECKS)
      findings.push({ title: check.title, ...(await findingOf(check, { env, database, app })) });
    const text = options.includes('--json')
      ? JSON.stringify(findings, null, 2)
      : findings.map(describe).join('\n');
    say(`${text}\n`);
    return findings.some(({ state }) => state === 'fail') ? 1 : 0;
  } finally {
    await app.close();
    await database.end();
  }
}

async function findingOf(check: Check, patient: Patient): Promise<Finding> {
  try {
    return await check.run(patient);
  } catch (error) {
    return fail(startFailure(error), 'See docs/operate/troubleshooting.md.');
  }
}

const describe = ({ title, state, seen, remedy }: Finding & { title: string }) =>
  `${MARKS[state]}  ${title}: ${seen}${remedy === undefined ? '' : `\n      ${remedy}`}`;
