import { RetentionService } from '../../src/modules/responses/retention/retention.service.js';
import { documentedAdmin } from '../make/documented-admin.js';
import {
  evaluationsOf,
  expectStatus,
  makeQuestionnaire,
  makeVerified,
  verify,
} from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { Client, type Json } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { until } from '../setup/until.js';

const ADDRESS = 'anna@liget.example';
const CLINIC = 'Liget Rendelő';

describe('A second measurement', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp(mailed());
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());

  const set = (id: string, columns: Record<string, unknown>) => {
    const names = Object.keys(columns);
    return test.sql(
      `UPDATE evaluation SET ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} WHERE id = $1`,
      [id, ...Object.values(columns)],
    );
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

  /** A clinic's published response of half a year ago and its new one, under one confirmed address. */
  const twoOfOne = async (later: Record<string, unknown> = {}, earlier: Record<string, unknown> = {}) => {
    questionnaireId = await makeQuestionnaire(admin, { responses: 2, right: [2, 4] });
    const [former, now] = (await evaluationsOf(admin)).map(({ id }) => id) as [string, string];
    const clinic = { client_email: ADDRESS, clinic_name: CLINIC, address_check: 'confirmed' };
    await makeVerified(admin, former);
    await set(former, { ...clinic, submitted_at: daysAgo(180), ...earlier });
    await set(now, { ...clinic, submitted_at: daysAgo(1), ...later });
    return { former, now };
  };
  const whole = async (id: string) => expectStatus(await admin.get<Json>(`/api/admin/evaluation/${id}`), 200);
  const pageOf = async (id: string) => {
    const { hashedUrl } = await whole(id);
    return expectStatus(
      await new Client(test.baseUrl).get<Json>(`/api/evaluation/${hashedUrl as string}`),
      200,
    );
  };
  const changeOf = async (id: string) => (await pageOf(id)).evaluation.change;
  const lineOf = async (id: string) =>
    expectStatus(await admin.get<Json>(`/api/admin/evaluation/${id}/former`), 200);
  const follow = (id: string, body: object) =>
    admin.call<Json>('PUT', `/api/admin/evaluation/${id}/former`, { body });
  const history = (id: string) =>
    test.sql(
      `SELECT 1 FROM evaluation_snapshot WHERE evaluation_id = $1 AND page -> 'evaluation' ? 'change'`,
      [id],
    );

  it('of a clinic under its confirmed address tells on its page, shared link and mail what has changed', async () => {
    const { former, now } = await twoOfOne();
    await makeVerified(admin, now);
    const [before, after] = [await whole(former), await whole(now)];
    const page = await pageOf(now);
    expect(page.evaluation.change).toMatchObject({
      before: before.percentage,
      difference: Math.round((after.percentage - before.percentage) * 10) / 10,
      sameQuestions: true,
      sections: page.sections.map(({ id }: Json, at: number) => ({
        sectionId: id,
        before: before.sectionScores[at].percentage,
        sameQuestions: true,
      })),
    });
    const returned = expectStatus(
      await admin.get<Json>(`/api/admin/analytics/${questionnaireId}/returned`),
      200,
    );
    expect(after.percentage).toBeGreaterThan(before.percentage);
    expect(returned).toMatchObject({
      n: 1,
      otherVersion: 0,
      isCapped: false,
      better: 1,
      same: 0,
      worse: 0,
    });
    expect(returned.mean).toBeCloseTo(after.percentage - before.percentage, 5);
    expect(returned.sections.map(({ n }: Json) => n)).toEqual(page.sections.map(() => 1));
    const past = await admin.get<Json>(
      `/api/admin/analytics/${questionnaireId}/returned?from=2020-01-01&to=2020-03-01`,
    );
    expect(expectStatus(past, 200)).toMatchObject({ n: 0, mean: 0, sections: [] });
    expect(await changeOf(former)).toBeUndefined();
    expect(await lineOf(now)).toMatchObject({ by: 'address', isPublished: true, former: { id: former } });

    const client = new Client(test.baseUrl);
    const { url } = expectStatus(
      await client.post<Json>(`/api/evaluation/${after.hashedUrl as string}/shared-links`),
      201,
    );
    const shared = await client.get<Json>(`/api/evaluation/${(url as string).split('/').at(-1)!}`);
    expect(expectStatus(shared, 200).evaluation.change).toEqual(page.evaluation.change);

    expectStatus(await admin.post(`/api/admin/evaluation/${now}/send`), 200);
    await until(async () => (await whole(now)).status === 'sent');
    const [mail] = await test.sql<{ change: string }>(
      `SELECT content ->> 'change' AS change FROM mail WHERE evaluation_id = $1 AND kind = 'result'`,
      [now],
    );
    expect(mail!.change).toContain('legutóbbi kitölt');
  });

  it.each([
    ['whose new address nobody has confirmed', { address_check: 'awaited' }, {}],
    ['that came on a way that confirms no address', { address_check: 'none' }, {}],
    ['whose earlier address nobody has confirmed', {}, { address_check: 'none' }],
    ['under the same address for another clinic', { clinic_name: 'Tölgy Rendelő' }, {}],
    ['that names no clinic', { clinic_name: '' }, { clinic_name: '' }],
    ['under another address', { client_email: 'bea@liget.example' }, {}],
    [
      'of the same day',
      { submitted_at: new Date('2026-03-12T16:00:00Z') },
      { submitted_at: new Date('2026-03-12T08:00:00Z') },
    ],
    ['whose earlier page was withdrawn', {}, { published: null, approval: null }],
  ])('%s is compared with nothing by itself', async (_case, later, earlier) => {
    const { now } = await twoOfOne(later, earlier);
    await makeVerified(admin, now);
    expect(await changeOf(now)).toBeUndefined();
    expect(await lineOf(now)).toMatchObject({ by: 'address', former: null, isPublished: false });
  });

  it('shows nobody a stranger’s earlier result: a client whose address is changed loses it, on every page and in waiting mails', async () => {
    const { former, now } = await twoOfOne();
    await makeVerified(admin, now);
    expect(await changeOf(now)).toBeDefined();
    await test.sql(
      `INSERT INTO mail (kind, to_address, language, evaluation_id, content) VALUES ('result', $2, 'hu', $1, '{"change": "54,1% volt"}')`,
      [now, ADDRESS],
    );
    expectStatus(
      await admin.post(`/api/admin/evaluation/${now}/correct-email`, { email: 'eve@else.example' }),
      200,
    );
    expect(await changeOf(now)).toBeUndefined();
    expect(await history(now)).toEqual([]);
    expect(
      await test.sql(`SELECT content ->> 'change' AS change FROM mail WHERE evaluation_id = $1`, [now]),
    ).toEqual([{ change: '' }]);
    expect((await lineOf(now)).former).toBeNull();
    expect(await changeOf(former)).toBeUndefined();
  });

  it('ends when the earlier response gets another address', async () => {
    const { former, now } = await twoOfOne();
    await makeVerified(admin, now);
    const email = 'right@liget.example';
    expectStatus(await admin.post(`/api/admin/evaluation/${former}/correct-email`, { email }), 200);
    expect(await changeOf(now)).toBeUndefined();
  });

  it('is linked by an admin, seen after the next approval, and unlinked at once', async () => {
    const { former, now } = await twoOfOne({ client_email: 'uj@liget.example' });
    await makeVerified(admin, now);
    expect((await lineOf(now)).candidates).toMatchObject([
      { id: former, isSameAddress: false, isSameClinic: true },
    ]);
    const linked = expectStatus(await follow(now, { by: 'person', formerId: former }), 200);
    expect(linked).toMatchObject({ by: 'person', former: { id: former }, isPublished: false });
    expect(await changeOf(now)).toBeUndefined();
    expect(await whole(now)).toMatchObject({ editedSinceApproval: true });
    expectStatus(await verify(admin, now), 200);
    expect(await changeOf(now)).toBeDefined();
    expect((await lineOf(now)).isPublished).toBe(true);

    expectStatus(await follow(now, { by: 'nobody' }), 200);
    expect(await changeOf(now)).toBeUndefined();
    expect(await history(now)).toEqual([]);
    expect(await whole(now)).toMatchObject({ editedSinceApproval: false, status: 'verified' });
    await set(now, { client_email: ADDRESS });
    expect((await lineOf(now)).former).toBeNull();
    expect(expectStatus(await follow(now, { by: 'address' }), 200).former).toMatchObject({ id: former });
  });

  it('follows only an earlier, answered response to the same questionnaire that is still there', async () => {
    const { former, now } = await twoOfOne();
    const refused = async (id: string, formerId: string | null) =>
      expect(await follow(id, { by: 'person', formerId })).toMatchObject({
        status: 400,
        body: { code: 'former_not_linkable' },
      });
    await refused(former, now);
    await refused(now, now);
    await refused(now, null);
    await makeQuestionnaire(admin, { responses: 1 });
    const [other] = await evaluationsOf(admin);
    await refused(now, other!.id);
    await set(former, { deleted_at: new Date() });
    await refused(now, former);
  });

  it('says when the questions have changed since', async () => {
    const { now } = await twoOfOne();
    await test.sql(
      `UPDATE question SET point_value = point_value + 5 WHERE id = (
         SELECT min(n.id) FROM question n JOIN section s ON s.id = n.section_id WHERE s.questionnaire_id = $1 AND n.point_value > 0)`,
      [questionnaireId],
    );
    await makeVerified(admin, now);
    const change = (await changeOf(now))!;
    expect(change.sameQuestions).toBe(false);
    expect(change.sections.filter(({ sameQuestions }: Json) => !sameQuestions)).toHaveLength(1);
  });

  it('forgets an earlier response that was erased or anonymised', async () => {
    const { former, now } = await twoOfOne();
    await makeVerified(admin, now);
    expectStatus(await admin.post(`/api/admin/evaluation/${former}/erase`), 200);
    expect(await changeOf(now)).toBeUndefined();
    expect(await history(now)).toEqual([]);

    const another = await twoOfOne();
    await makeVerified(admin, another.now);
    await set(another.former, { submitted_at: daysAgo(800) });
    await giveSetting(test, 'retention_months', '24');
    // What another transaction holds is taken up by the next run, and what nobody waits for is heard of a moment later.
    await until(async () => {
      await test.app.get(RetentionService).anonymiseOld(new AbortController().signal);
      return (await changeOf(another.now)) === undefined;
    });
    expect(await test.sql(`SELECT former_id FROM evaluation WHERE id = $1`, [another.now])).toEqual([
      { former_id: null },
    ]);
  });
});
