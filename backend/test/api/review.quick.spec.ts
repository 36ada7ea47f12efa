import { evaluationsOf, expectStatus, makeQuestionnaire, verifyAll } from '../make/questionnaires.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const WITH_LINK = 'A részletek a https://example.com/ajanlat oldalon olvashatók.';
const WITH_OTHER_LINK = 'A részletek a https://example.org/masik oldalon olvashatók.';
const REASON = 'A rendelő saját oldala, így maradhat.';

interface FindingRow {
  id: string;
  field: string;
  rule: string;
  text: string;
  waiver: { reason: string; adminId: number } | null;
}

describe('The review of an evaluation', () => {
  let test: TestApp;
  let admin: Client;
  let adminId: number;
  let id: string;
  let link: string;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
    const rows = await test.sql<{ id: number }>(`SELECT id FROM admin WHERE email = $1`, [ADMIN_EMAIL]);
    adminId = rows[0]!.id;
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await makeQuestionnaire(admin, { responses: 1 });
    const [evaluation] = await evaluationsOf(admin);
    id = evaluation!.id;
    link = `/api/evaluation/${evaluation!.hashedUrl}`;
    expectStatus(await post('regenerate'), 200);
  });

  const post = async (call: string, body: object = {}) => {
    const needsVersion = call === 'verify' || call === 'reset-status';
    const { version } = await read();
    const whole = needsVersion ? { version, ...body } : body;
    return admin.post<Json>(`/api/admin/evaluation/${id}/${call}`, whole);
  };
  const read = async () => expectStatus(await admin.get(`/api/admin/evaluation/${id}`), 200);
  const save = (summary: string, more: object = {}) =>
    admin.call<Json>('PUT', `/api/admin/evaluation/${id}`, {
      body: { generatedTexts: { summary }, ...more },
    });
  const findings = async () =>
    expectStatus(await admin.get(`/api/admin/evaluation/${id}/checks`), 200).findings as FindingRow[];
  const waive = (...found: { id: string }[]) => ({
    waivers: found.map((finding) => ({ finding: finding.id, reason: REASON })),
  });

  it('finds nothing in what the built-in writer wrote, and lets it pass', async () => {
    expect(await findings()).toEqual([]);
    expect(expectStatus(await post('verify'), 200).status).toBe('verified');
    expect((await admin.get(link)).status).toBe(200);
  });

  it('refuses to verify while something is found, names it, and shows the client nothing', async () => {
    expectStatus(await save(WITH_LINK), 200);
    const found = await findings();
    expect(found).toContainEqual(expect.objectContaining({ field: 'summary', rule: 'link', waiver: null }));
    const refused = await post('verify');
    expect(refused).toMatchObject({ status: 409, body: { code: 'checks_failed' } });
    expect(refused.body.details).toMatchObject(
      found.map((finding) => ({ id: finding.id, rule: finding.rule })),
    );
    expect((await read()).status).toBe('generated');
    expect((await admin.get(link)).status).toBe(404);
    expect((await post('reset-status', { status: 'sent' })).body.code).toBe('checks_failed');
    expect((await admin.get(link)).status).toBe(404);
  });

  it('lets a finding stay for a reason, and remembers whose it was', async () => {
    expectStatus(await save(WITH_LINK), 200);
    const found = await findings();
    const [first, ...others] = found as [FindingRow, ...FindingRow[]];
    expect(others.length).toBeGreaterThan(0);
    expect((await post('verify', { waivers: [{ finding: first.id, reason: '     ' }] })).status).toBe(400);
    expect((await post('verify', waive({ id: '0123456789abcdef' }))).body.code).toBe('checks_failed');
    expect((await post('verify', waive(first))).body.details).toMatchObject(
      others.map(({ id: open }) => ({ id: open })),
    );
    expect(expectStatus(await post('verify', waive(...found)), 200).status).toBe('verified');
    for (const { waiver } of await findings()) expect(waiver).toMatchObject({ reason: REASON, adminId });
    expect((await admin.get(link)).body.evaluation.generatedTexts.summary).toBe(WITH_LINK);
  });

  it('remembers a reason for this finding alone: another text is judged anew', async () => {
    expectStatus(await save(WITH_LINK), 200);
    expectStatus(await post('verify', waive(...(await findings()))), 200);
    expectStatus(await save(`${WITH_LINK} Kérdés esetén keressenek minket.`), 200);
    expectStatus(await post('verify'), 200);
    expectStatus(await save(WITH_OTHER_LINK), 200);
    expect((await post('verify')).body.code).toBe('checks_failed');
  });

  it('verifies only what is generated, once; other statuses need texts', async () => {
    expectStatus(await post('verify'), 200);
    const { verifiedAt } = await read();
    expect(await post('verify')).toMatchObject({ status: 409, body: { code: 'evaluation_not_verifiable' } });
    expect((await read()).verifiedAt).toBe(verifiedAt);
    await makeQuestionnaire(admin, { responses: 1 });
    id = (await evaluationsOf(admin))[0]!.id;
    expect(await post('verify')).toMatchObject({ status: 409, body: { code: 'evaluation_not_verifiable' } });
    for (const status of ['generated', 'verified', 'sent', 'opened'])
      expect(await post('reset-status', { status })).toMatchObject({
        status: 409,
        body: { code: 'evaluation_not_resettable' },
      });
    expect((await read()).status).toBe('pending');
  });

  it('reviews many at once, each for itself', async () => {
    await makeQuestionnaire(admin, { responses: 2 });
    const ids = (await evaluationsOf(admin)).map((one) => one.id);
    expectStatus(await admin.post('/api/admin/regenerate-all-evaluations'), 200);
    id = ids[0]!;
    expectStatus(await save(WITH_LINK), 200);
    const counts = expectStatus(await verifyAll(admin, ids), 200);
    expect(counts).toMatchObject({ successCount: 1, errorCount: 1 });
    expect((await read()).status).toBe('generated');
  });
});
