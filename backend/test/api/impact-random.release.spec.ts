import { writeWorkbook } from '../../src/platform/workbooks/write-workbook.js';
import { seededRandom } from '../../src/seed/content/answers.js';
import { handOf, type Question, type Section } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { QUESTION_HEADER } from '../make/form-workbooks.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const ANSWERS = ['igen', 'IGEN', 'nem', 'da', 'a, b', 'b,a', 'a', ''];
const STATUSES = ['pending', 'error', 'generated', 'verified', 'sent', 'opened'];
const KEYS = [null, 'igen', ' Igen ', 'nem', 'a, b', 'a'];
const LANGUAGES = ['hu', 'en', 'ro'];
const TEXTS = { summary: 'Összegzés.', motivationalMessage: 'Hajrá!', sections: {}, strengths: {} };

interface State {
  id: string;
  status: string;
  stale: boolean;
  scoredVersion: number;
}
interface Foretold {
  rescored: number;
  staleTexts: number;
  verifiedBack: number;
  exact: boolean;
}
/** A change with what foretells it. */
type Deed = [foretell: () => Promise<Foretold>, carryOut: () => Promise<{ status: number }>];

describe('What a change will do, whatever the configuration and the answers', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let hand: ReturnType<typeof handOf>;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    hand = handOf(admin);
    questionnaireId = await makeQuestionnaire(admin, { responses: 14 });
  });
  afterAll(() => test?.close());

  const settled = () =>
    until(async () => {
      const [row] = await test.sql(`SELECT 1 FROM job WHERE state IN ('queued', 'running') LIMIT 1`);
      return row === undefined;
    });
  const states = () =>
    test.sql<State>(
      `SELECT id, status, texts_stale AS stale, scored_version AS "scoredVersion" FROM evaluation WHERE questionnaire_id = $1 ORDER BY id`,
      [questionnaireId],
    );
  const impact = async (query: string) =>
    expectStatus(
      await admin.get<Foretold>(`/api/admin/questionnaires/${questionnaireId}/impact?${query}`),
      200,
    );

  /** Three sections and six questions at least, and new answers whose scores are right. */
  const prepare = async (pick: <T>(list: readonly T[]) => T) => {
    for (
      let { sections } = await hand.configuration();
      sections.length < 3;
      { sections } = await hand.configuration()
    )
      expectStatus(
        await admin.post('/api/admin/sections', {
          name: `Szakasz ${Math.max(...sections.map(({ id }) => id))}`,
        }),
        201,
      );
    const { sections } = await hand.configuration();
    for (let n = (await hand.questions()).length; n < 6; n += 1)
      expectStatus(
        await admin.post('/api/admin/questions', {
          sectionId: pick(sections).id,
          questionText: `Új ${n}?`,
          pointValue: pick([0, 1, 2, 3]),
          correctAnswer: pick(KEYS),
        }),
        201,
      );
    const questions = await hand.questions();
    await settled();
    const answers = (await states()).map(({ id }) => ({
      id,
      responses: Object.fromEntries(questions.map(({ questionId }) => [questionId, pick(ANSWERS)])),
    }));
    await test.sql(
      `UPDATE evaluation e SET raw_responses = f.responses, scored_version = 0, status = 'pending', deleted_at = NULL
         FROM jsonb_to_recordset($1::jsonb) AS f(id uuid, responses jsonb) WHERE e.id = f.id`,
      [JSON.stringify(answers)],
    );
    const { name } = sections[0]!;
    await hand.put(`/api/admin/sections/${sections[0]!.id}`, {
      name: name.endsWith('!') ? name.slice(0, -1) : `${name}!`,
    });
    await settled();
    const conditions = answers.map(({ id }) => {
      const status = pick(STATUSES);
      const hasTexts = !['pending', 'error'].includes(status) || pick([true, false, false]);
      const isStale = hasTexts && pick([true, false, false, false]);
      return {
        id,
        status,
        texts: hasTexts ? TEXTS : null,
        stale: isStale,
        hidden: pick([true, ...Array<boolean>(9).fill(false)]),
      };
    });
    await test.sql(
      `UPDATE evaluation e SET status = f.status, generated_texts = f.texts, texts_stale = f.stale, deleted_at = CASE WHEN f.hidden THEN now() END
         FROM jsonb_to_recordset($1::jsonb) AS f(id uuid, status text, texts jsonb, stale boolean, hidden boolean) WHERE e.id = f.id`,
      [JSON.stringify(conditions)],
    );
    return { sections: (await hand.configuration()).sections, questions };
  };

  /** Rows that move questions, change points and answers, and add one. */
  const workbook = (sections: Section[], questions: Question[], pick: <T>(list: readonly T[]) => T) => {
    const rows = questions
      .slice(0, 3)
      .map(({ questionId, questionText, pointValue }) => [
        questionId,
        pick(sections).name,
        questionText,
        pick(KEYS),
        pick([pointValue, 2]),
        1,
        null,
        null,
        null,
        null,
      ]);
    const added = pick([true, false])
      ? [
          [
            null,
            pick(sections).name,
            `Munkafüzetből ${questions.length}-${questions.at(-1)!.id}?`,
            'igen',
            pick([0, 2]),
            1,
            null,
            null,
            null,
            null,
          ],
        ]
      : [];
    return writeWorkbook([
      {
        name: 'Sections',
        rows: [
          ['name', 'description', 'include'],
          ...sections.map(({ name }) => [name, null, pick(['igen', 'igen', 'nem'])]),
        ],
      },
      { name: 'Questions', rows: [QUESTION_HEADER, ...rows, ...added] },
    ]);
  };

  const deedOf = async (
    sections: Section[],
    questions: Question[],
    pick: <T>(list: readonly T[]) => T,
  ): Promise<Deed> => {
    const [section, { id, questionId }] = [pick(sections), pick(questions)];
    const [pointValue, correctAnswer, language] = [pick([0, 1, 2, 3]), pick(KEYS), pick(LANGUAGES)];
    const answer = `correctAnswer=${encodeURIComponent(correctAnswer ?? '')}`;
    const includeInEvaluation = pick([true, false]);
    const bytes = await workbook(sections, questions, pick);
    const upload = (query = '') => admin.upload(`/api/admin/import-config${query}`, bytes);
    const within = questions.filter(({ sectionId }) => sectionId === section.id).length;
    const question = (query: string) => () => impact(`change=question&${query}`);
    const put = (body: object) => () => hand.put(`/api/admin/question/${id}`, body);
    const deeds: Deed[] = [
      [question(`questionId=${questionId}&pointValue=${pointValue}`), put({ pointValue })],
      [question(`questionId=${questionId}&${answer}`), put({ correctAnswer })],
      [
        question(`questionId=${questionId}&${answer}&sectionId=${section.id}`),
        put({ correctAnswer, sectionId: section.id }),
      ],
      [question(`questionId=${questionId}&remove=true`), () => hand.remove(`/api/admin/question/${id}`)],
      [
        question(`sectionId=${section.id}&pointValue=${pointValue}`),
        () =>
          admin.post('/api/admin/questions', { sectionId: section.id, questionText: 'Még egy?', pointValue }),
      ],
      [
        () => impact(`change=section&sectionId=${section.id}&includeInEvaluation=${includeInEvaluation}`),
        () => hand.put(`/api/admin/sections/${section.id}`, { includeInEvaluation }),
      ],
      [
        () => impact(`change=section&sectionId=${section.id}&remove=true`),
        () => hand.remove(`/api/admin/sections/${section.id}?questionCount=${within}`),
      ],
      [
        () => impact(`change=language&language=${language}`),
        () => admin.patch(`/api/admin/questionnaires/${questionnaireId}`, { language }),
      ],
      [
        async () => (expectStatus(await upload('?dryRun=true'), 200) as { effect: Foretold }).effect,
        () => upload(),
      ],
    ];
    return pick(deeds);
  };

  it.each(Array.from({ length: 24 }, (_, seed) => seed))(
    'comes out exactly as foretold (%d)',
    async (seed) => {
      const random = seededRandom(`impact ${seed}`);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
      const { sections, questions } = await prepare(pick);
      const [foretell, carryOut] = await deedOf(sections, questions, pick);
      const foretold = await foretell();
      const before = new Map((await states()).map((state) => [state.id, state]));
      const done = await carryOut();
      expect(done.status < 300 ? null : (done as { body?: unknown }).body).toBeNull();
      await settled();
      const after = await states();
      const count = (happened: (was: State, is: State) => boolean) =>
        after.filter((is) => happened(before.get(is.id)!, is)).length;
      expect(foretold).toMatchObject({
        exact: true,
        rescored: count((was, is) => is.scoredVersion > was.scoredVersion),
        staleTexts: count((was, is) => is.stale && !was.stale),
        verifiedBack: count((was, is) => was.status === 'verified' && is.status === 'generated'),
      });
    },
  );
});
