import { Client, giveCode, signedIn, until } from '../setup/client.js';
import { ADMIN_EMAIL } from '../setup/environment.js';
import { makeMember, type Member } from '../setup/member.js';
import { groundOf, type ProcessGround } from '../setup/process-fixture.js';
import { createTestDatabase } from '../setup/test-database.js';
import { JUDGES_TIME, SETTLED_LIMIT_MS } from './fault.js';

/** Reads and sign-in answer within this time, whatever else is away. */
const ANSWER_LIMIT_MS = 4000;

/** An API and workers as processes of their own, that faults may hit. */
export interface FaultGround extends ProcessGround {
  apis: Member[];
  workers: Member[];
  /** Signed in. */
  admin: Client;
  close: () => Promise<void>;
}

export async function startFaultGround(
  variables: Record<string, string>,
  { apis: apiCount = 1, workers: workerCount = 2, databaseUrl = '' } = {},
): Promise<FaultGround> {
  const url = databaseUrl || (await createTestDatabase());
  const several = (count: number, ROLE: string) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => makeMember(`${ROLE} ${n + 1}`, url, { ...variables, ROLE })),
    );
  const [apis, workers] = [await several(apiCount, 'api'), await several(workerCount, 'worker')];
  const members = [...apis, ...workers];
  const close = async () => void (await Promise.all(members.map(({ stop }) => stop())));
  try {
    await Promise.all(members.map(({ start }) => start()));
    const ground = groundOf(url, apis[0]!.baseUrl);
    return { ...ground, apis, workers, admin: await signedIn(ground, ADMIN_EMAIL, 'en'), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Milliseconds until everything that is under way or due now has got on: it has ended, or somebody took it up again. */
export async function timeToResume({ sql }: Pick<FaultGround, 'sql'>): Promise<number> {
  const started = Date.now();
  const waiting = await sql<{ id: string; fence: number }>(
    `SELECT id, fence FROM job_item WHERE state = 'running' OR (state = 'queued' AND run_at <= now())`,
  );
  const parameters = [waiting.map(({ id }) => id), waiting.map(({ fence }) => fence)];
  await until(async () => {
    const still = await sql(
      `SELECT 1 FROM job_item item JOIN unnest($1::uuid[], $2::int[]) AS seen(id, fence) USING (id)
        WHERE item.fence = seen.fence AND item.state IN ('queued', 'running') LIMIT 1`,
      parameters,
    );
    return still.length === 0;
  }, SETTLED_LIMIT_MS);
  return Date.now() - started;
}

/** Throws when a job, an item or a mail is left behind although nothing is under way any more. */
export async function expectNothingStuck({ sql }: Pick<FaultGround, 'sql'>): Promise<void> {
  const left = () =>
    sql(
      `SELECT 'job' AS what, state FROM job WHERE state IN ('queued', 'running')
     UNION ALL SELECT 'item', state FROM job_item WHERE state IN ('queued', 'running') AND run_at < now() + interval '1 hour'
     UNION ALL SELECT 'mail', state FROM mail WHERE state IN ('queued', 'sending')`,
    );
  await until(async () => (await left()).length === 0, SETTLED_LIMIT_MS);
}

/** Reads answer and a person can sign in, soon. */
export async function expectReadsAndSignIn(ground: FaultGround): Promise<void> {
  await ground.sql('DELETE FROM rate_counter');
  const started = Date.now();
  const visitor = new Client(ground.baseUrl, 'en');
  const email = 'somebody@clinic.example';
  expect((await visitor.get('/api/landing/settings')).status).toBe(200);
  expect((await ground.admin.get('/api/admin/evaluations?fields=summary&limit=50')).status).toBe(200);
  expect((await visitor.post('/api/admin/send-magic-link', { email: ADMIN_EMAIL })).status).toBe(200);
  const token = await giveCode(ground, email);
  expect((await visitor.post('/api/admin/verify-magic-link', { email, token })).status).toBe(200);
  if (JUDGES_TIME) expect(Date.now() - started).toBeLessThan(ANSWER_LIMIT_MS);
}
