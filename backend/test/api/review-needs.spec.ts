import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

/** Why a person should read what waits for approval (rules: review). */
describe('The needs of what waits for approval', () => {
  let test: TestApp;
  beforeAll(async () => (test = await startTestApp()));
  afterAll(() => test?.close());

  it('are told of generated evaluations alone, by what is stored of texts and answers', async () => {
    const admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
    await makeQuestionnaire(admin, { responses: 6 });
    const ids = (await evaluationsOf(admin)).map(({ id }) => id);
    const [plain, byHand, free, doubted, open, unmatched] = ids as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    for (const id of ids.filter((one) => one !== free)) {
      const answered = `jsonb_path_query_array(section_scores, '$[*]')`;
      await test.sql(
        `UPDATE evaluation SET section_scores = replace(${answered}::text, '"answered": false', '"answered": true')::jsonb WHERE id = $1`,
        [id],
      );
    }
    for (const id of ids.filter((one) => one !== plain))
      expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate`), 200);
    const change = (id: string, set: string) => test.sql(`UPDATE evaluation SET ${set} WHERE id = $1`, [id]);
    expectStatus(
      await admin.call('PUT', `/api/admin/evaluation/${byHand}`, {
        body: { generatedTexts: { summary: 'Ezt kézzel írtuk.' } },
      }),
      200,
    );
    await change(free, `text_origins = jsonb_set(text_origins, '{summary,by}', '"ai"')`);
    await change(doubted, `texts_stale = true`);
    const answer = '{0,questions,0}';
    await change(
      open,
      `section_scores = jsonb_set(section_scores, '${answer}', section_scores #> '${answer}' || '{"answered": false}')`,
    );
    await change(
      unmatched,
      `section_scores = jsonb_set(section_scores, '${answer}', section_scores #> '${answer}' || '{"unreadable": true}')`,
    );
    const needs = new Map(
      ((await evaluationsOf(admin)) as unknown as { id: string; needs: string[] }[]).map((row) => [
        row.id,
        row.needs,
      ]),
    );
    expect(needs.get(plain)).toEqual([]);
    expect(needs.get(byHand)).toEqual(['by-hand']);
    expect(needs.get(free)).toContain('free');
    expect(needs.get(doubted)).toEqual(['findings']);
    expect(needs.get(open)).toEqual(['unanswered']);
    expect(needs.get(unmatched)).toEqual(['findings']);

    // Received long before it came here: history, which nobody waits for.
    await change(byHand, `submitted_at = created_at - interval '20 days'`);
    for (const id of [free, open]) await change(id, `submitted_at = created_at - interval '1 hour'`);
    await change(doubted, `submitted_at = created_at - interval '2 hours'`);
    await change(unmatched, `submitted_at = created_at - interval '3 hours'`);
    const inOrder = async (limit: number, offset: number) => {
      const place = `status=generated&sort=need&fields=summary&limit=${limit}&offset=${offset}`;
      const answer = await admin.get<{ id: string }[]>(`/api/admin/evaluations?${place}`);
      return expectStatus(answer, 200).map(({ id }) => id);
    };
    const all = await inOrder(6, 0);
    expect(all.slice(0, 2)).toEqual([unmatched, doubted]);
    expect(new Set(all.slice(2, 4))).toEqual(new Set([free, open]));
    expect(all.slice(4)).toEqual([byHand]);
    expect([...(await inOrder(2, 0)), ...(await inOrder(2, 2)), ...(await inOrder(2, 4))]).toEqual(all);
  });
});
