import { DataSource } from 'typeorm';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../../../test/make/form-workbooks.js';
import {
  evaluationsOf,
  expectStatus,
  makeQuestionnaire,
  makeVerified,
} from '../../../test/make/questionnaires.js';
import { type Client, signedIn, until } from '../../../test/setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { dataSourceOptions } from '../../platform/database/data-source.js';
import { Answers1795520000000 } from '../../platform/database/migrations/1795520000000-answers.js';
import { seededRandom } from '../../seed/content/answers.js';

const ANSWERS = ['Igen', 'igen ', 'Nem', 'talán', '1', 'a, b', 'b,a', '', 'da', 'TRUE', 'b'];

describe('Evaluations that were there before answers were things of their own', () => {
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin);
    const random = seededRandom('answers');
    const rows = Array.from({ length: 60 }, (_, n) =>
      smallResponse(n).map((cell, at) => (at < 4 ? cell : ANSWERS[Math.floor(random() * ANSWERS.length)]!)),
    );
    const workbook = await responsesWorkbook(SMALL_HEADER, rows);
    expectStatus(await admin.upload('/api/admin/import-responses', workbook), 200);
    const questions = expectStatus(await admin.get<{ id: number }[]>('/api/admin/questions'), 200);
    for (const [at, correctAnswer] of ['a, b', 'Nem', null].entries())
      expectStatus(
        await admin.call('PUT', `/api/admin/question/${questions[at]!.id}`, { body: { correctAnswer } }),
        200,
      );
    await rescored();
    await makeVerified(admin, (await evaluationsOf(admin))[0]!.id);
  });
  afterAll(() => test?.close());

  const rescored = () =>
    until(async () => {
      const open = await test.sql(
        `SELECT 1 FROM job WHERE kind = 'rescore' AND state IN ('queued', 'running')`,
      );
      return open.length === 0;
    });
  const stored = () =>
    test.sql(
      `SELECT id, status, total_score, max_score, percentage, section_scores, published
         FROM evaluation WHERE questionnaire_id = $1 ORDER BY id`,
      [questionnaireId],
    );

  it('keep their scores and pages, now and when they are scored anew', async () => {
    const before = await stored();
    expect(before).toHaveLength(60);
    for (const undo of [
      'DROP TABLE answer_option',
      'ALTER TABLE question DROP COLUMN kind',
      'ALTER TABLE evaluation DROP CONSTRAINT evaluation_anonymised, DROP COLUMN chosen_options, DROP COLUMN unknown_answers',
      'ALTER TABLE evaluation ADD CONSTRAINT evaluation_anonymised CHECK (anonymised_at IS NULL)',
      'ALTER TABLE recount_due RENAME TO product_recount',
    ])
      await test.sql(undo);
    const database = await new DataSource(dataSourceOptions(test.databaseUrl, 2)).initialize();
    const runner = database.createQueryRunner();
    try {
      await new Answers1795520000000().up(runner);
    } finally {
      await runner.release();
      await database.destroy();
    }
    expect(await stored()).toEqual(before);
    expect(
      await test.sql(
        `SELECT kind FROM question n JOIN section s ON s.id = n.section_id WHERE s.questionnaire_id = $1 ORDER BY n.id LIMIT 3`,
        [questionnaireId],
      ),
    ).toEqual([{ kind: 'multiple' }, { kind: 'single' }, { kind: 'single' }]);
    await test.sql('UPDATE evaluation SET scored_version = 0 WHERE questionnaire_id = $1', [questionnaireId]);
    const questions = expectStatus(await admin.get<{ id: number }[]>('/api/admin/questions'), 200);
    const last = questions.at(-1)!.id;
    for (const pointValue of [77, 5])
      expectStatus(await admin.call('PUT', `/api/admin/question/${last}`, { body: { pointValue } }), 200);
    await rescored();
    const scores = (rows: Awaited<ReturnType<typeof stored>>) =>
      rows.map(({ id, total_score, max_score, section_scores }) => ({
        id,
        total_score,
        max_score,
        section_scores,
      }));
    expect(scores(await stored())).toEqual(scores(before));
  });
});
