import { until } from '../../../test/setup/client.js';
import { startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { counted } from '../../../test/setup/work.js';
import { Database } from '../../platform/database/database.js';
import { CountsService } from './counts.service.js';
import { ALL_WEEKS, KINDS } from './evaluation-counts.js';

describe('Counting weeks anew', () => {
  let test: TestApp;
  let counts: CountsService;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    counts = test.app.get(CountsService);
  });
  afterAll(() => test?.close());

  /** A questionnaire with six evaluations, one a week. */
  beforeEach(async () => {
    const [row] = await test.sql<{ id: number }>(
      `INSERT INTO questionnaire (name, min_answered_percent) VALUES ('Q', 40) RETURNING id`,
    );
    questionnaireId = row!.id;
    for (let week = 0; week < 6; week++) await test.sql(...insertion(week));
  });

  const insertion = (weeksAgo: number, clinic = ''): [sql: string, parameters: unknown[]] => [
    `INSERT INTO evaluation (questionnaire_id, client_email, clinic_name, hashed_url, source_key, total_score, max_score, percentage, section_scores,
                             recommended, chosen_options, submitted_at)
     SELECT $1, 'a@clinic.example', CASE $4 WHEN '' THEN link ELSE $4 END, left(link, 40), link, 2, 5, 40, $2, '{"a1b2c3d4e5f6": 120}', '{"1": [4]}', now() - make_interval(weeks => $3)
       FROM (SELECT md5(random()::text) || md5(random()::text) AS link) AS made`,
    [questionnaireId, JSON.stringify(SCORES), weeksAgo, clinic],
  ];
  const countMarked = () => counts.countMarked(new AbortController().signal);
  /** How many evaluations are counted, over all weeks. */
  const seen = async () =>
    (
      await test.sql<{ n: number }>(
        `SELECT coalesce(sum(n), 0)::int AS n FROM evaluation_count WHERE questionnaire_id = $1 AND kind = 'status' AND week = '${ALL_WEEKS}'`,
        [questionnaireId],
      )
    )[0]!.n;

  /** Works in a transaction that commits when `letGo` is called. */
  const hold = async (work: () => Promise<unknown>) => {
    let letGo = () => undefined as void;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    let hasWorked = () => undefined as void;
    const worked = new Promise<void>((resolve) => (hasWorked = resolve));
    const underWay = test.app.get(Database).transaction(async () => {
      await work();
      hasWorked();
      await gate;
    });
    await Promise.race([worked, underWay]);
    return {
      commit: () => {
        letGo();
        return underWay;
      },
    };
  };
  const isWaiting = async () => (await test.sql(`SELECT FROM pg_locks WHERE NOT granted`)).length > 0;

  it('counts a week again whose change was not yet committed when it was counted', async () => {
    await countMarked();
    const { commit } = await hold(() => test.app.get(Database).query(...insertion(0)));
    await test.sql(...insertion(0));
    expect(await countMarked()).toEqual({ weeks: 1 });
    expect(await seen()).toBe(7);
    await commit();
    expect(await countMarked()).toEqual({ weeks: 1 });
    expect(await seen()).toBe(8);
  });

  it('takes no mark off whose change it has not seen', async () => {
    await countMarked();
    await test.sql(...insertion(0));
    // A counting that takes marks off now has to wait until this is committed.
    const { commit } = await hold(async () => {
      await test.app.get(Database).query(...insertion(0));
      await test.app.get(Database).query('LOCK TABLE week_to_count IN SHARE ROW EXCLUSIVE MODE');
    });
    const counting = countMarked();
    await until(isWaiting);
    await commit();
    await counting;
    await countMarked();
    expect(await seen()).toBe(8);
  });

  it('counts a clinic once whose responses of two weeks came in at once', async () => {
    await countMarked();
    const { commit } = await hold(() => test.app.get(Database).query(...insertion(1, 'Clinic')));
    await test.sql(...insertion(4, 'Clinic'));
    await countMarked();
    await commit();
    await countMarked();
    const [counted] = await test.sql<{ n: number }>(
      `SELECT sum(n)::int AS n FROM evaluation_count WHERE questionnaire_id = $1 AND kind = 'clinic' AND subject = '0' AND week = '${ALL_WEEKS}'`,
      [questionnaireId],
    );
    expect(counted).toEqual({ n: 7 });
    expect(await counts.countAll(questionnaireId)).toEqual([]);
  });

  it('counts a questionnaire in one process at a time, as the sum over all weeks has to hold both', async () => {
    await countMarked();
    // Past the triggers, so that no mark keeps the other waiting.
    const { commit } = await hold(async () => {
      await test.app.get(Database).query('SET LOCAL session_replication_role = replica');
      await test.app.get(Database).query(...insertion(1));
      await counts.countAll(questionnaireId);
    });
    await test.sql(...insertion(0));
    let hasEnded = false;
    const other = countMarked().finally(() => (hasEnded = true));
    await until(async () => hasEnded || (await isWaiting()));
    await commit();
    await other;
    expect(await seen()).toBe(8);
    expect(await counts.countAll(questionnaireId)).toEqual([]);
  });

  it('keeps nobody waiting who writes while it counts', async () => {
    await countMarked();
    await test.sql(...insertion(0));
    // As if counting had begun and not ended: its lock and the marks are held.
    await test.app.get(Database).transaction(async () => {
      await countMarked();
      await test.sql(...insertion(0));
      await test.sql(`DELETE FROM evaluation WHERE id = ${NEWEST}`, [questionnaireId]);
    });
    expect(await seen()).toBe(7);
    await countMarked();
    expect(await seen()).toBe(7);
    expect(await counts.countAll(questionnaireId)).toEqual([]);
  });

  it('marks a week once for a statement, however many evaluations it changes', async () => {
    await countMarked();
    const marks = async () =>
      (await test.sql(`SELECT week FROM week_to_count WHERE questionnaire_id = $1`, [questionnaireId]))
        .length;
    await test.sql(`UPDATE evaluation SET submitted_at = now() WHERE questionnaire_id = $1`, [
      questionnaireId,
    ]);
    expect(await marks()).toBe(6);
    await countMarked();
    await test.sql(`UPDATE evaluation SET status = 'sent' WHERE questionnaire_id = $1`, [questionnaireId]);
    expect(await marks()).toBe(1);
  });

  it('puts right what was changed past the triggers, also while others write', async () => {
    const spoil = async () => {
      await counted(test);
      await test.sql(
        `UPDATE evaluation_count SET n = n + 3 WHERE ctid IN (SELECT DISTINCT ON (kind, week = '${ALL_WEEKS}') ctid FROM evaluation_count WHERE questionnaire_id = $1)`,
        [questionnaireId],
      );
      await test.sql(
        `DELETE FROM evaluation_count WHERE ctid IN (SELECT ctid FROM evaluation_count WHERE questionnaire_id = $1 AND week > '${ALL_WEEKS}' ORDER BY week DESC LIMIT 8)`,
        [questionnaireId],
      );
    };
    await spoil();
    expect(new Set((await counts.countAll(questionnaireId)).map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(await counts.countAll(questionnaireId)).toEqual([]);
    await spoil();
    const writing = (async () => {
      for (let turn = 0; turn < 20; turn++) await test.sql(...insertion(turn % 8));
    })();
    await counts.countAll(questionnaireId);
    await writing;
    await counted(test);
    expect(await counts.countAll(questionnaireId)).toEqual([]);
    expect(await seen()).toBe(26);
  });

  it('does nothing while nothing changes that is counted', async () => {
    await countMarked();
    const rows = () => test.sql(`SELECT xmin::text, ctid::text FROM evaluation_count ORDER BY ctid`);
    const before = await rows();
    await test.sql(`UPDATE evaluation SET client_name = 'Somebody else' WHERE questionnaire_id = $1`, [
      questionnaireId,
    ]);
    expect(await countMarked()).toEqual({});
    expect(await rows()).toEqual(before);
  });
});

const NEWEST = '(SELECT id FROM evaluation WHERE questionnaire_id = $1 ORDER BY submitted_at DESC LIMIT 1)';
const SCORES = [
  {
    sectionId: 7,
    name: 'S',
    score: 2,
    maxScore: 5,
    percentage: 40,
    questions: [
      { id: 1, points: 2, pointValue: 2, answered: true },
      { id: 2, points: 0, pointValue: 3, answered: false },
    ],
  },
];
