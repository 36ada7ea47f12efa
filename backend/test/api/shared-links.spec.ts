import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { allHaveHeard } from '../setup/applications.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { counted, workOff } from '../setup/work.js';

describe('A shared link', () => {
  let test: TestApp;
  let second: TestApp;
  let admin: Client;
  let client: Client;
  let ids: string[];

  beforeAll(async () => {
    test = await startTestApp(mailed());
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    client = new DocumentedClient(test.baseUrl, 'en');
    await makeQuestionnaire(admin, { language: 'en', responses: 10 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
    await counted(test);
    second = await startTestApp({ ...mailed(), DATABASE_URL: test.databaseUrl, ROLE: 'api' });
  });
  afterAll(async () => {
    await second?.close();
    await test?.close();
  });

  const published = async () => {
    const id = ids.shift()!;
    await makeVerified(admin, id);
    const evaluation = expectStatus<Json>(await admin.get(`/api/admin/evaluation/${id}`), 200);
    const owner = `/api/evaluation/${evaluation.hashedUrl as string}`;
    return { id, evaluation, owner, made: await make(owner) };
  };
  const make = async (owner: string) => {
    const { url, link } = expectStatus<Json>(await client.post(`${owner}/shared-links`), 201);
    const token = (url as string).split('/').at(-1)!;
    return { url: url as string, link, token, path: `/api/evaluation/${token}` };
  };
  const listed = async (owner: string) =>
    expectStatus<Json[]>(await client.get(`${owner}/shared-links`), 200);
  const revoke = (owner: string, linkId: string) => client.call('DELETE', `${owner}/shared-links/${linkId}`);
  const opened = (path: string, type = 'opened') => client.post(`${path}/events`, { type });

  /** Every text of an object that is long enough to be recognised. */
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? value.trim().length > 3
        ? [value]
        : []
      : value !== null && typeof value === 'object'
        ? Object.values(value).flatMap(textsIn)
        : [];

  it('shows the clinic, its scores and where they stand, and nothing else that the owner’s page or the response holds', async () => {
    const { evaluation, owner, made } = await published();
    const page = expectStatus<Json>(await client.get(owner), 200);
    const answer = await client.get(made.path);
    const shared = expectStatus<Json>(answer, 200);
    expect(shared).toEqual({
      shared: { until: made.link.expiresAt },
      language: 'en',
      evaluation: {
        answered: page.evaluation.answered,
        clinicName: page.evaluation.clinicName,
        totalScore: page.evaluation.totalScore,
        maxScore: page.evaluation.maxScore,
        percentage: page.evaluation.percentage,
      },
      sections: page.sections.map(({ id, name, maxScore, weightPercent }: Json, n: number) => ({
        id,
        name,
        maxScore,
        weightPercent,
        score: page.evaluation.sectionScores[n].score,
        percentage: page.evaluation.sectionScores[n].percentage,
      })),
      industryBenchmarks: page.industryBenchmarks,
      position: { ...page.position, each: [] },
    });
    expect(page.position).toMatchObject({ n: 10 });
    expect(page.position.each).toHaveLength(10);

    const allowed = new Set(textsIn(shared));
    const body = JSON.stringify(shared);
    const questions = page.sections.flatMap(({ questions: all }: Json) => all);
    const secrets = [
      ...textsIn([page, evaluation.rawResponses, questions]),
      evaluation.id,
      evaluation.clientName,
      evaluation.clientEmail,
      evaluation.hashedUrl,
      ...Object.keys(evaluation.rawResponses as object),
    ].filter((text: string) => !allowed.has(text)) as string[];
    expect(questions.length).toBeGreaterThan(3);
    expect(secrets.length).toBeGreaterThan(20);
    expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
  });

  it('is the same from ready bytes, compressed and through the framework, and not to be listed', async () => {
    const { made } = await published();
    const url = `${test.baseUrl}${made.path}`;
    const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    const body = await plain.text();
    expect(await (await fetch(url, { headers: { 'accept-encoding': 'gzip' } })).text()).toBe(body);
    expect(await (await fetch(`${url}/`)).json()).toEqual(JSON.parse(body));
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-cache',
    });
    expect((await client.get(`${made.path}/texts`)).status).toBe(200);
  });

  it('opens nothing that is the owner’s, and neither does the evaluation’s id', async () => {
    const { id, made } = await published();
    for (const [path, refused] of [
      [made.path, 403],
      [`/api/evaluation/${'x'.repeat(22)}`, 403],
      [`/api/evaluation/${id}`, 404],
    ] as const) {
      const answers = await Promise.all([
        client.get(`${path}/pdf`),
        client.get(`${path}/shared-links`),
        client.post(`${path}/shared-links`),
        revoke(path, made.link.id),
        client.post(`${path}/share`, { emails: ['a@other.example'] }),
        client.post(`${path}/request-offer`, { productId: 'x' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => refused));
    }
    expect((await client.get(made.path)).status).toBe(200);
  });

  it('is valid for 90 days, listed with whom it went to and how often it was used, and never shown again', async () => {
    const { id, owner, made } = await published();
    expect(
      expectStatus(await client.post(`${owner}/share`, { emails: ['anna.kovacs@other.example'] }), 200),
    ).toEqual({ sent: 1, saved: 0, failed: 0 });
    for (const type of ['opened', 'clicked', 'opened']) expectStatus(await opened(made.path, type), 200);
    const [byMail, copied] = await listed(owner);
    expect(byMail).toMatchObject({ sentTo: 'a…@other.example', openedCount: 0, lastOpenedAt: null });
    expect(copied).toMatchObject({ sentTo: null, revokedAt: null, openedCount: 2 });
    expect(copied!.lastOpenedAt).toEqual(expect.any(String));
    const days = (Date.parse(copied!.expiresAt) - Date.parse(copied!.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    // The owner's status tells what the owner did.
    expect(expectStatus<Json>(await admin.get(`/api/admin/evaluation/${id}`), 200)).toMatchObject({
      status: 'verified',
      openedAt: null,
    });
    // The address is needed until the mail server has accepted the mail.
    await workOff(test);
    expect(await test.sql(`SELECT 1 FROM mail WHERE kind = 'share' AND accepted_at IS NULL`)).toEqual([]);
    const stored = JSON.stringify([
      await test.sql(`SELECT * FROM shared_link`),
      await test.sql(`SELECT * FROM mail`),
    ]);
    expect(stored).not.toMatch(/anna\.kovacs/);
    expect(`${stored}${JSON.stringify(await listed(owner))}`).not.toContain(made.token);
    const acts = await test.sql<{ action: string }>(
      `SELECT action FROM audit_entry WHERE target = $1 AND action LIKE 'evaluation.share%' ORDER BY id`,
      [id],
    );
    expect(acts.map(({ action }) => action)).toEqual(['evaluation.share-link', 'evaluation.share']);
  });

  it('ends at once, everywhere and in words, when its owner revokes it; no other does', async () => {
    const { owner, made } = await published();
    const other = await make(owner);
    const stranger = await published();
    const there = () => fetch(`${second.baseUrl}${made.path}`);
    expect([(await client.get(made.path)).status, (await there()).status]).toEqual([200, 200]);
    expect((await revoke(stranger.owner, made.link.id)).status).toBe(404);
    expect((await revoke(owner, 'x')).status).toBe(400);
    expect((await client.get(made.path)).status).toBe(200);

    expectStatus(await revoke(owner, made.link.id), 200);
    expect(await client.get(made.path)).toMatchObject({
      status: 410,
      body: { code: 'shared_link_revoked', message: expect.stringContaining('revoked') },
    });
    await allHaveHeard();
    expect((await there()).status).toBe(410);
    for (const call of [client.get(`${made.path}/texts`), opened(made.path)])
      expect((await call).status).toBe(410);
    const { revokedAt } = (await listed(owner)).find(({ id }) => id === made.link.id)!;
    expectStatus(await revoke(owner, made.link.id), 200);
    expect((await listed(owner)).find(({ id }) => id === made.link.id)!.revokedAt).toBe(revokedAt);
    expect((await client.get(other.path)).status).toBe(200);
    expect((await client.get(owner)).status).toBe(200);
  });

  it('ends by itself, and an unknown one was never there', async () => {
    const { made } = await published();
    expect((await client.get(made.path)).status).toBe(200);
    await test.sql(`UPDATE shared_link SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      made.link.id,
    ]);
    const ended = await client.get(made.path);
    expect(ended.status).toBe(410);
    expect(ended.body).toMatchObject({ code: 'shared_link_expired' });
    expect((await client.get(`/api/evaluation/${'x'.repeat(22)}`)).status).toBe(404);
  });

  it('follows its page: new approvals, the trash, withdrawal and erasure', async () => {
    const { id, owner, made } = await published();
    const { percentage } = expectStatus<Json>(await client.get(made.path), 200).evaluation;
    await test.sql(
      `UPDATE evaluation SET published = jsonb_set(published, '{evaluation,percentage}', '12.5') WHERE id = $1`,
      [id],
    );
    expect((await client.get(made.path)).body.evaluation.percentage).toBe(12.5);
    expect(percentage).not.toBe(12.5);
    const { deletionId } = expectStatus<Json>(await admin.call('DELETE', `/api/admin/evaluation/${id}`), 200);
    expect((await client.get(made.path)).status).toBe(404);
    expectStatus(await admin.post('/api/admin/trash/restore', { deletionIds: [deletionId] }), 200);
    expect((await client.get(made.path)).status).toBe(200);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/withdraw`), 200);
    expect((await client.get(made.path)).status).toBe(404);
    expect((await client.get(`${owner}/shared-links`)).status).toBe(404);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/erase`), 200);
    expect(await test.sql(`SELECT 1 FROM shared_link WHERE evaluation_id = $1`, [id])).toEqual([]);
  });

  it('counts 120 uses an hour at most from one address', async () => {
    const { owner, made } = await published();
    expectStatus(await opened(made.path), 200);
    await test.sql(`UPDATE rate_counter SET count = 120 WHERE key LIKE 'page-events:%'`);
    expectStatus(await opened(made.path), 200);
    expect((await listed(owner))[0]).toMatchObject({ openedCount: 1 });
  });

  it('is made twenty times a day at most', async () => {
    const { owner } = await published();
    for (let n = 1; n < 20; n += 1) await make(owner);
    expect((await client.post(`${owner}/shared-links`)).status).toBe(429);
    expect(await listed(owner)).toHaveLength(20);
  });
});
