import { handOf } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { counted, miscounted, runTask, workOff } from '../setup/work.js';

interface Option {
  id: number;
  label: string;
  points: number;
  leadsTo: string | null;
  prepares: boolean;
  aliases: string[];
  meaning: string | null;
}
interface AnsweredQuestion {
  id: number;
  questionId: string;
  kind: string;
  options: Option[];
  pointValue: number;
  scoredByOptions: boolean;
}

interface Distribution {
  answered: number;
  unknown: number;
  options: { label: string; n: number }[];
}
interface Unknown {
  value: string;
  responses: number;
  nearest: { id: number; label: string };
}
interface Review {
  items: { wanted: string; count: number; places: object[] }[];
  findings: object[];
}

/** Answers to the first question of the small questionnaire, response by response. */
const GIVEN = ['Igen', 'Részben', 'részben igen', 'Nem', 'Nem', ''];
const OPTIONS = [
  { label: 'Igen', points: 4, meaning: 'Pácienseik bármikor foglalhatnak.' },
  { label: 'Részben', points: 1, advice: 'Fejezzék be.' },
  { label: 'Nem', points: 0, leadsTo: 'Igen', prepares: true },
];

describe('Answers of a question', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let hand: ReturnType<typeof handOf>;
  let questionnaireId: number;
  let asked: AnsweredQuestion;

  beforeAll(async () => {
    test = await startTestApp(mailed());
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    hand = handOf(admin);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
    const rows = GIVEN.map((answer, n) => {
      const row = smallResponse(n);
      row[SMALL_HEADER.length - 5] = answer;
      return row;
    });
    expectStatus(
      await admin.upload('/api/admin/import-responses', await responsesWorkbook(SMALL_HEADER, rows)),
      200,
    );
    asked = (await questions())[0]!;
  });

  const questions = async () => (await hand.questions()) as unknown as AnsweredQuestion[];
  const put = (body: object) => hand.put(`/api/admin/question/${asked.id}`, body);
  const save = async (body: object) => expectStatus(await put(body), 200) as AnsweredQuestion;
  const points = async () => {
    const rows = await test.sql<{ points: number; answered: boolean }>(
      `SELECT (q ->> 'points')::int AS points, (q ->> 'answered')::boolean AS answered
         FROM evaluation e, jsonb_path_query(section_scores, '$[*].questions[*]') AS q
        WHERE e.questionnaire_id = $1 AND (q ->> 'id')::int = $2 ORDER BY e.submitted_at, e.client_email`,
      [questionnaireId, asked.id],
    );
    return rows.map((row) => (row.answered ? row.points : null));
  };
  const settled = async () => {
    await workOff(test);
    await runTask(test, 'recount');
  };
  const differences = () => miscounted(test, questionnaireId);
  const shares = async () => {
    await counted(test);
    const [first] = expectStatus(await admin.get<Distribution[]>('/api/admin/analytics/answers'), 200);
    return first && [first.answered, first.unknown, ...first.options.map(({ label, n }) => `${label} ${n}`)];
  };

  it('are scored by their points, and what is unknown counts as unanswered until somebody says what it means', async () => {
    const before = await points();
    expect(before.filter((one) => one !== null && one > 0).length).toBe(1);
    const effect = expectStatus(
      await admin.call<{ rescored: number }>('POST', `/api/admin/question/${asked.id}/impact`, {
        body: { options: OPTIONS },
      }),
      200,
    );
    expect(effect.rescored).toBe(GIVEN.length);
    expect((await questions())[0]!.options).toEqual([]);

    const saved = await save({ options: OPTIONS });
    expect(saved).toMatchObject({ pointValue: 4, scoredByOptions: true, kind: 'single' });
    await settled();
    expect(await points()).toEqual([4, 1, null, 0, 0, null]);
    expect(await shares()).toEqual([5, 1, 'Igen 1', 'Részben 1', 'Nem 2']);

    const [unknown] = expectStatus(await admin.get<Unknown[]>('/api/admin/unknown-answers'), 200);
    expect(unknown).toMatchObject({ value: 'részben igen', responses: 1, nearest: { label: 'Részben' } });
    const map = (dryRun: boolean, optionId = unknown!.nearest.id) =>
      admin.call('POST', `/api/admin/unknown-answers/map${dryRun ? '?dryRun=true' : ''}`, {
        body: { optionId, value: 'Részben igen' },
      });
    expect(expectStatus(await map(true), 200)).toMatchObject({ rescored: GIVEN.length });
    expect(await shares()).toEqual([5, 1, 'Igen 1', 'Részben 1', 'Nem 2']);
    expectStatus(await map(false), 200);
    await settled();
    expect(await points()).toEqual([4, 1, 1, 0, 0, null]);
    expect(await shares()).toEqual([5, 0, 'Igen 1', 'Részben 2', 'Nem 2']);
    expectStatus(await map(false, saved.options[0]!.id), 400);
    expect(await differences()).toEqual([]);

    const [, partly] = (await questions())[0]!.options;
    expect(partly!.aliases).toEqual(['Részben igen']);
    await save({ options: [saved.options[0], saved.options[2]], removedOptionIds: [partly!.id] });
    await settled();
    expect(await points()).toEqual([4, null, null, 0, 0, null]);
    expect(expectStatus(await admin.get('/api/admin/unknown-answers'), 200)).toHaveLength(2);
    expect(await differences()).toEqual([]);
  });

  it('leave published pages alone, whose answers are counted all the same', async () => {
    await save({ options: OPTIONS });
    await settled();
    const { id, hashedUrl } = (await evaluationsOf(admin))[0]!;
    await makeVerified(admin, id);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/send`), 200);
    const page = async () => {
      const { body } = await admin.get<Record<string, object>>(`/api/evaluation/${hashedUrl}`);
      return [body.evaluation, body.sections, body.sectionData, body.products];
    };
    const published = await page();
    const present = (await questions())[0]!.options;
    await save({
      options: present.map((option) =>
        option.label === 'Igen' ? { ...option, label: 'Mindig', points: 2 } : option,
      ),
    });
    await settled();
    expect(await page()).toEqual(published);
    expect(await points()).toEqual([4, 1, null, 0, 0, null]);
    expect(await shares()).toEqual([5, 1, 'Mindig 1', 'Részben 1', 'Nem 2']);
    expect(await differences()).toEqual([]);
  });

  it('are renamed while responses arrive with the former label', async () => {
    const { options } = await save({ options: OPTIONS });
    await save({ options: options.map((option) => ({ ...option, label: `${option.label}!` })) });
    const row = smallResponse(50);
    row[SMALL_HEADER.length - 5] = 'részben';
    expectStatus(
      await admin.upload('/api/admin/import-responses', await responsesWorkbook(SMALL_HEADER, [row])),
      200,
    );
    await settled();
    expect((await points()).filter((one) => one === 1)).toHaveLength(2);
  });

  it('are refused in words where they contradict each other, and nothing is stored', async () => {
    const { options } = await save({ options: OPTIONS });
    const refused: [object, number, string][] = [
      [{ options: [...options, { label: ' ' }] }, 400, 'validation_failed'],
      [{ options: [...options, { label: 'IGEN ' }] }, 400, 'option_label_twice'],
      [{ options: [...options, { label: 'x', points: -1 }] }, 400, 'validation_failed'],
      [{ options: [...options, { label: 'x', points: 100_001 }] }, 400, 'validation_failed'],
      [{ options: options.slice(1) }, 409, 'options_have_changed'],
      [{ kind: 'text' }, 400, 'options_of_free_text'],
      [{ pointValue: 9 }, 400, 'points_of_options'],
      [{ options: Array.from({ length: 101 }, (_, n) => ({ label: `a${n}` })) }, 400, 'validation_failed'],
    ];
    for (const [body, status, code] of refused) {
      const answer = (await put(body)) as { status: number; body: { code: string } };
      expect([code, answer.status, answer.body.code]).toEqual([code, status, code]);
    }
    expect((await questions())[0]!.options.map(({ label }) => label)).toEqual(['Igen', 'Részben', 'Nem']);
  });

  it('are proposed from what was answered', async () => {
    const received = () => admin.get(`/api/admin/question/${asked.id}/received-answers`);
    const values = async () =>
      (expectStatus(await received(), 200) as { value: string; responses: number }[])
        .map(({ value, responses }) => `${value} ${responses}`)
        .toSorted();
    expect(await values()).toEqual(['Igen 1', 'Nem 2', 'Részben 1', 'részben igen 1']);
    await save({ options: OPTIONS });
    expect(await values()).toEqual(['részben igen 1']);
  });

  it('go with a copy of the questionnaire', async () => {
    await save({ options: OPTIONS, kind: 'single' });
    const copied = await admin.call('POST', `/api/admin/questionnaires/${questionnaireId}/copy`, {
      body: { name: 'Másolat' },
    });
    const { id } = expectStatus(copied, 201) as { id: number };
    expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId: id }), 200);
    const [first, second] = await questions();
    expect(
      first!.options.map(({ label, points: worth, meaning, leadsTo, prepares }) => [
        label,
        worth,
        meaning,
        leadsTo,
        prepares,
      ]),
    ).toEqual([
      ['Igen', 4, 'Pácienseik bármikor foglalhatnak.', null, false],
      ['Részben', 1, null, null, false],
      ['Nem', 0, null, 'Igen', true],
    ]);
    expect(second!.options).toEqual([]);
  });

  it('lead where a step leads: through another label, deletion, the trash, and not to fewer points', async () => {
    const [yes, partly, no] = (await save({ options: OPTIONS })).options as [Option, Option, Option];
    const ids = ({ id, label }: Option) => ({ id, label });
    const refused = async (options: object[]) =>
      ((await put({ options, removedOptionIds: [] })).body as { code: string }).code;
    expect(await refused([ids(yes), ids(partly), { ...ids(no), leadsTo: 'Talán' }])).toBe(
      'option_leads_nowhere',
    );
    expect(await refused([{ ...ids(yes), leadsTo: 'Nem' }, ids(partly), ids(no)])).toBe(
      'option_leads_to_no_more',
    );
    const renamed = await save({ options: [{ ...ids(yes), label: 'Mindig' }, ids(partly), ids(no)] });
    expect(renamed.options.map(({ leadsTo }) => leadsTo)).toEqual([null, null, 'Mindig']);
    const deleted = await admin.call<{ deletionId: string }>('DELETE', `/api/admin/question/${asked.id}`);
    const { deletionId } = expectStatus(deleted, 200);
    expectStatus(await admin.post('/api/admin/trash/restore', { deletionIds: [deletionId] }), 200);
    expect((await questions())[0]!.options).toEqual(renamed.options);
    const left = await save({ options: [ids(partly), ids(no)], removedOptionIds: [yes.id] });
    expect(left.options.map(({ leadsTo, prepares }) => [leadsTo, prepares])).toEqual([
      [null, false],
      [null, true],
    ]);
  });

  it('are reported as missing, with the place', async () => {
    await save({ options: OPTIONS.map((option) => ({ ...option, advice: null })) });
    const review = await admin.get<Review>('/api/admin/configuration-review');
    const { items, findings } = expectStatus(review, 200);
    const item = (wanted: string) => items.find((one) => one.wanted === wanted)!;
    expect(item('meanings').places).toMatchObject([
      { questionId: asked.id, field: 'meaning', name: 'Részben' },
      { questionId: asked.id, field: 'meaning', name: 'Nem' },
    ]);
    expect(item('options').count).toBe((await questions()).length - 1);
    expect(findings).toEqual([]);
  });
});
