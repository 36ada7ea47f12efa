import { startGoogleServer, type GoogleServer } from '../fakes/google-server.js';
import { expectStatus } from '../make/questionnaires.js';
import { makeSyncedSheet } from '../make/synced-sheet.js';
import { type Client, signedIn } from '../setup/client.js';
import { survives } from './fault.js';
import { expectNothingStuck, startFaultGround, timeToResume, type FaultGround } from './fixture.js';
import { endOf } from './writing.js';

const MORE_ROWS = 300;

interface Result {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
}

describe('While a spreadsheet is read', () => {
  let google: GoogleServer;
  let ground: FaultGround;
  let colleague: Client;
  beforeAll(async () => {
    google = await startGoogleServer();
    ground = await startFaultGround(google.variables, { apis: 2 });
    colleague = await signedIn({ ...ground, baseUrl: ground.apis[1]!.baseUrl }, 'colleague@clinic.example');
  });
  afterAll(async () => {
    await ground?.close();
    await google?.close();
  });

  /** A questionnaire with a spreadsheet of many responses. */
  const place = async (): Promise<number> => {
    await ground.sql('DELETE FROM rate_counter');
    const { questionnaireId, tab } = await makeSyncedSheet(ground, ground.admin, google);
    const model = tab.rows[1]!;
    for (let n = 0; n < MORE_ROWS; n += 1)
      tab.rows.push(
        model.map((cell, column) => (column === 1 ? { shown: `row-${n}@clinic.example` } : cell)),
      );
    await ground.sql(
      `INSERT INTO access_grant (admin_id, questionnaire_id) SELECT id, $1 FROM admin ON CONFLICT DO NOTHING`,
      [questionnaireId],
    );
    return questionnaireId;
  };
  const sync = async (admin: Client): Promise<string> => {
    const headers = { Prefer: 'respond-async' };
    return expectStatus(await admin.post('/api/admin/sync-sheets', undefined, headers), 202).id as string;
  };
  /** Every row of the sheet is accounted for and there once, and another sync finds nothing to do. */
  const expectComplete = async (questionnaireId: number, job: string) => {
    expect(await endOf(ground, job)).toMatchObject({ state: 'done' });
    const [result] = await ground.sql<Result>(
      `SELECT (result ->> 'rows')::int AS rows, (result ->> 'created')::int AS created, (result ->> 'updated')::int AS updated,
              (result ->> 'unchanged')::int AS unchanged, jsonb_array_length(result -> 'skipped') AS skipped FROM job WHERE id = $1`,
      [job],
    );
    const { rows, created, updated, unchanged, skipped } = result!;
    expect(created + updated + unchanged + skipped).toBe(rows);
    const [counts] = await ground.sql<{ all: number; different: number }>(
      `SELECT count(*)::int AS all, count(DISTINCT source_key)::int AS different FROM evaluation WHERE questionnaire_id = $1`,
      [questionnaireId],
    );
    expect(rows).toBeGreaterThan(MORE_ROWS);
    expect(counts).toEqual({ all: rows - skipped, different: rows - skipped });
    await endOf(ground, await sync(ground.admin));
    const again = `SELECT result ->> 'created' AS created FROM job WHERE kind = 'sync-sheets' ORDER BY created_at DESC LIMIT 1`;
    expect(await ground.sql(again)).toEqual([{ created: '0' }]);
    await expectNothingStuck(ground);
  };

  survives('kill -9 of a worker while it reads a spreadsheet', async ({ random, moment }) => {
    const questionnaireId = await place();
    const job = await sync(ground.admin);
    await moment(600);
    // Nobody knows which one has it: with one left out at random, about half of the rounds hit it.
    const worker = ground.workers[Math.floor(random() * ground.workers.length)]!;
    await worker.kill();
    const resumed = timeToResume(ground);
    await worker.start();
    const took = await resumed;
    await expectComplete(questionnaireId, job);
    return took;
  });

  survives('two syncs at once, on two servers', async ({ moment }) => {
    const questionnaireId = await place();
    expectStatus(await colleague.post('/api/admin/session/questionnaire', { questionnaireId }), 200);
    const first = sync(ground.admin);
    await moment(150);
    const jobs = await Promise.all([first, sync(colleague), sync(ground.admin)]);
    for (const job of jobs) await expectComplete(questionnaireId, job);
    return null;
  });
});
