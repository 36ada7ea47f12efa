import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { documentedAdmin } from '../make/documented-admin.js';
import { handOf } from '../make/configuration-by-hand.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const DOC = readFileSync(resolve(import.meta.dirname, '../../../docs/integrators.md'), 'utf8');

describe('The program by which integrators send responses', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test?.close());

  it('stores them once, however often it is run', async () => {
    const admin = await documentedAdmin(test, ADMIN_EMAIL);
    const questionnaireId = await makeQuestionnaire(admin);
    const { token } = expectStatus(
      await admin.post<{ token: string }>('/api/admin/tokens', { name: 'Site' }),
      201,
    );
    const hand = handOf(admin);
    const [asked] = await hand.questions();
    const options = [{ label: 'Igen', points: 5 }];
    const { questionId, options: made } = expectStatus(
      await hand.put(`/api/admin/question/${asked!.id}`, { options, removedOptionIds: [] }),
      200,
    ) as { questionId: string; options: { id: number }[] };

    const [, code] = /```js send-responses\.mjs\n([\s\S]*?)```/.exec(DOC) ?? [];
    const to = { site: test.baseUrl, token, questionnaireId };
    const sample = `sample(${JSON.stringify(questionId)}, ${made[0]!.id})`;
    const file = join(mkdtempSync(join(tmpdir(), 'samples-')), 'send.mjs');
    writeFileSync(
      file,
      `${code}\nconsole.log(JSON.stringify(await sendResponses(${JSON.stringify(to)}, [${sample}], 'today')));`,
    );
    const run = async () =>
      JSON.parse((await promisify(execFile)(process.execPath, [file])).stdout) as object[];
    const first = await run();
    expect(first).toMatchObject([{ outcome: 'created', reasons: [], warnings: [] }]);
    expect(await run()).toEqual(first);
    expect(await evaluationsOf(admin)).toMatchObject([
      { clientName: 'Dr. Anna Kovács', clinicName: 'Kovács Dental', totalScore: 5 },
    ]);
  });
});
