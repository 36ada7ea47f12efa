import { InvitationsService } from '../../src/modules/online-form/invitations/invitations.service.js';
import { FormGround } from '../make/form-ground.js';
import type { Visitor } from '../make/online-form.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { documentedAdmin } from '../make/documented-admin.js';
import type { Json } from '../setup/client.js';

const YES = 1;
let people = 0;
/** One address gets three such links a day. */
let address: string;

describe('A response that somebody is still filling in', () => {
  const ground = new FormGround();
  beforeAll(() => ground.start());
  afterAll(() => ground.stop());
  beforeEach(async () => {
    address = `anna-${(people += 1)}@liget.example`;
    await ground.newForm();
  });

  const answered = async (one: Visitor) => {
    const answers = ground.asked.slice(0, 2).map(({ questionId }) => ({ questionId, options: [YES] }));
    expectStatus(await one.save(answers), 200);
    return one;
  };
  const drafts = async (q: string): Promise<Json[]> => {
    const { records } = expectStatus(await ground.admin.get(`/api/admin/personal-data?q=${q}`), 200);
    return records.filter(
      ({ kind, questionnaireId }: Json) => kind === 'draft' && questionnaireId === ground.questionnaireId,
    );
  };
  const invited = async () => {
    const invitations = [{ clientName: 'Kovács Anna', clinicName: 'Liget', clientEmail: address }];
    expectStatus(await ground.admin.post('/api/admin/invitations', { invitations }), 200);
    const [row] = await ground.test.sql<{ id: string }>(
      `SELECT id FROM invitation WHERE questionnaire_id = $1`,
      [ground.questionnaireId],
    );
    return ground.someone(ground.test.app.get(InvitationsService).tokenOf(row!.id));
  };
  const funnel = async () =>
    expectStatus(
      await ground.admin.get(`/api/admin/analytics/form-funnel?questionnaireId=${ground.questionnaireId}`),
      200,
    );
  const hashes = () =>
    ground.test.sql(`SELECT address_hash FROM response_draft WHERE questionnaire_id = $1`, [
      ground.questionnaireId,
    ]);

  it('is found by the address that the link to go on was mailed to, and read in words', async () => {
    const one = await answered(ground.someone());
    expect(await drafts(address)).toEqual([]);
    expectStatus(await one.continueLater(address.toUpperCase()), 200);
    const [draft, ...others] = await drafts(address);
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ answers: 2, clientName: '', clientEmail: '', evaluationId: null });
    expect(expectStatus(await ground.admin.get(`/api/admin/drafts/${draft.id}`), 200)).toEqual({
      id: draft.id,
      startedAt: expect.any(String),
      source: '',
      rawResponses: Object.fromEntries(
        ground.asked.slice(0, 2).map(({ questionId, options }) => [questionId, options[0]!.label]),
      ),
    });
  });

  it('is found by whose invitation it is, also when the link went to another address', async () => {
    const one = await answered(await invited());
    for (const typed of [address, 'kovacs'])
      expect(await drafts(typed)).toMatchObject([{ clientName: 'Kovács Anna', clientEmail: address }]);
    expectStatus(await one.continueLater('home@anna.example'), 200);
    for (const typed of [address, 'kovacs', 'home@anna.example']) expect(await drafts(typed)).toHaveLength(1);
  });

  it('is found by the invited address after the invitation was withdrawn', async () => {
    await answered(await invited());
    const [row] = await ground.test.sql<{ id: string }>(
      `SELECT id FROM invitation WHERE questionnaire_id = $1`,
      [ground.questionnaireId],
    );
    expectStatus(await ground.admin.call('DELETE', `/api/admin/invitations/${row!.id}`), 200);
    expect(await drafts(address)).toMatchObject([{ answers: 2, clientName: '' }]);
  });

  it('is erased at once: its links open nothing, the funnel reads the same, and the log says so', async () => {
    const one = await answered(ground.someone());
    expectStatus(await one.continueLater(address), 200);
    const secret = await ground.secretMailed('continue', address);
    const before = await funnel();
    expect(before.started).toBe(1);
    const [{ id }] = (await drafts(address)) as [Json];
    expect(expectStatus(await ground.admin.call('DELETE', `/api/admin/drafts/${id}`), 200)).toEqual({
      success: true,
    });
    for (const visitor of [one, ground.someone(secret)])
      expect(expectStatus(await visitor.read(), 200).answers).toEqual([]);
    expect(await funnel()).toEqual(before);
    expect(await drafts(address)).toEqual([]);
    expect(
      await ground.test.sql(`SELECT action, questionnaire_id FROM audit_entry WHERE target = $1`, [id]),
    ).toEqual([{ action: 'draft.erase', questionnaire_id: ground.questionnaireId }]);
    for (const method of ['GET', 'DELETE'])
      expect((await ground.admin.call(method, `/api/admin/drafts/${id}`)).status).toBe(404);
  });

  it('keeps no address once it is sent in, and can then be erased as an evaluation alone', async () => {
    const one = await answered(await invited());
    expectStatus(await one.continueLater(address), 200);
    const [{ id }] = (await drafts(address)) as [Json];
    await one.takeTime();
    expectStatus(await one.submit({ clientEmail: 'other@liget.example' }), 200);
    expect(await hashes()).toEqual([{ address_hash: null }]);
    expect(await drafts(address)).toEqual([]);
    for (const method of ['GET', 'DELETE'])
      expect((await ground.admin.call(method, `/api/admin/drafts/${id}`)).status).toBe(404);
  });

  it('is nobody’s to read or erase who may not manage the questionnaire', async () => {
    const one = await answered(ground.someone());
    expectStatus(await one.continueLater(address), 200);
    const [{ id }] = (await drafts(address)) as [Json];
    const stranger = await documentedAdmin(ground.test, 'stranger@clinic.example');
    await makeQuestionnaire(stranger);
    const token = async (bounds: object) => {
      const made = expectStatus(await ground.admin.post('/api/admin/tokens', { name: 'x', ...bounds }), 201);
      return { Authorization: `Bearer ${made.token}` };
    };
    const elsewhere = await token({ questionnaireId: await makeQuestionnaire(ground.admin) });
    for (const method of ['GET', 'DELETE']) {
      expect((await stranger.call(method, `/api/admin/drafts/${id}`)).status).toBe(404);
      const call = await ground.admin.call(method, `/api/admin/drafts/${id}`, { headers: elsewhere });
      expect(call.status).toBe(404);
    }
    const headers = await token({ readsOnly: true });
    expect((await ground.admin.get(`/api/admin/drafts/${id}`, { headers })).status).toBe(200);
    expect(await ground.admin.call('DELETE', `/api/admin/drafts/${id}`, { headers })).toMatchObject({
      status: 403,
      body: { code: 'token_reads_only' },
    });
    expect((await one.read()).body.answers).toHaveLength(2);
  });
});
