import { DigestService } from '../../src/modules/inbox/digest/digest.service.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

const DIGEST = '/api/admin/inbox/digest';
/** A Thursday and the Friday after it, at eight o'clock in Budapest. */
const THURSDAY = new Date('2026-11-26T07:00:00Z');
const FRIDAY = new Date('2026-11-27T07:00:00Z');
const SATURDAY = new Date('2026-11-28T07:00:00Z');

describe('The digest of the inbox', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let other: TestApp;
  let admin: Client;
  let stranger: Client;
  let ids: string[];

  beforeAll(async () => {
    smtp = await startSmtpServer();
    const variables = {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'no-reply@clinics.example',
    };
    test = await startTestApp(variables);
    other = await startTestApp({ ...variables, ROLE: 'api', DATABASE_URL: test.databaseUrl });
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
    expectStatus(await admin.post('/api/admin/users', { email: 'other@clinic.example' }), 201);
    stranger = await signedIn(test, 'other@clinic.example');
    await makeQuestionnaire(admin, { responses: 3 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
  });
  beforeEach(async () => {
    // What the test before has left comes before this one begins.
    await workOff(test);
    smtp.mails.length = 0;
    await test.sql(`DELETE FROM inbox_digest`);
    await test.sql(`DELETE FROM inbox_mark`);
    await test.sql(
      `UPDATE evaluation SET submitted_at = now(), client_email = 'anna@clinic.hu', opened_at = NULL`,
    );
  });
  afterAll(async () => {
    await Promise.all([test?.close(), other?.close()]);
    await smtp?.close();
  });

  const choose = async (isWanted: boolean, language = 'hu', client = admin): Promise<Json> =>
    expectStatus(await client.call('PUT', DIGEST, { body: { isWanted, language } }), 200);
  const set = async (key: string, value: string) =>
    expectStatus(await admin.post('/api/admin/settings', { key, value }), 200);
  /** Two processes look at the same moment, twice each. */
  const look = async (now = THURSDAY): Promise<number> => {
    const looks = [test, other, test, other].map(({ app }) =>
      app.get(DigestService).tell(now, new AbortController().signal),
    );
    return (await Promise.all(looks)).reduce((sum, { digests }) => sum + digests, 0);
  };
  const digests = () => smtp.mails.filter(({ headers }) => /összefoglaló|summary/.test(headers.subject!));
  const arrived = async (count = 1) => {
    await workOff(test);
    expect(digests()).toHaveLength(count);
    return digests();
  };

  it('is for admins who ask for it', async () => {
    expect(expectStatus(await admin.get(DIGEST), 200)).toEqual({ isWanted: false, time: '08:00' });
    expect(await look()).toBe(0);
    expect(await choose(true)).toEqual({ isWanted: true, time: '08:00' });
    expect(expectStatus(await stranger.get(DIGEST), 200)).toMatchObject({ isWanted: false });
    expect(await look()).toBe(1);
    expect((await arrived())[0]!.recipients).toEqual([ADMIN_EMAIL]);
    expect(await choose(false)).toMatchObject({ isWanted: false });
    expect(await look(FRIDAY)).toBe(0);
  });

  it('is one mail a day, however many look, that counts what waits and leads there', async () => {
    await test.sql(`UPDATE evaluation SET submitted_at = now() - interval '20 hours' WHERE id = $1`, [
      ids[0],
    ]);
    await choose(true);
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    const [mail] = await arrived();
    expect(mail!.headers.subject).toBe('Napi összefoglaló – Önre vár: 4');
    expect(mail!.text).toMatch(/Jóváhagyás előtt álló kitöltések: 3 – http:\/\/\S+\/inbox\?kind=to-review\s/);
    expect(mail!.text).toMatch(/Sürgősen elküldendő értékelések: 1 – http:\/\/\S+\/inbox\?kind=overdue\s/);
    expect(mail!.text).not.toContain('Ajánlatkérések');
    expect(mail!.html).toMatch(
      /<a [^>]*href="[^"]+\/inbox\?kind=overdue"[^>]*>Sürgősen elküldendő értékelések<\/a>/,
    );
    expect(await look(FRIDAY)).toBe(1);
    await arrived(2);
  });

  it('speaks the language in which it was asked for', async () => {
    await choose(true, 'en');
    expect(await look()).toBe(1);
    const [mail] = await arrived();
    expect(mail!.headers.subject).toBe('Daily summary – waiting for you: 3');
    expect(mail!.text).toContain('Responses not yet approved: 3');
  });

  it('leaves out what is done with, and is not sent when nothing waits', async () => {
    await choose(true);
    await test.sql(`UPDATE evaluation SET opened_at = now() WHERE id = $1`, [ids[0]]);
    const items: Json[] = expectStatus(await admin.get('/api/admin/inbox?kind=to-review'), 200).items;
    expect(items).toMatchObject([{ count: 3, evaluationId: null }]);
    expectStatus(
      await admin.post('/api/admin/inbox/mark', { items: items.map(({ key }) => key), isDone: true }),
      200,
    );
    expect(await look()).toBe(0);
    await test.sql(`DELETE FROM inbox_mark`);
    // The day is done with: what comes later waits for the next.
    expect(await look()).toBe(0);
    expect(await look(FRIDAY)).toBe(1);
  });

  it('tells nobody of questionnaires that they may not manage', async () => {
    await choose(true, 'hu', stranger);
    expect(await look()).toBe(0);
  });

  it('goes out on working days, at its time, until it is turned off for everybody', async () => {
    await choose(true);
    expect(await look(SATURDAY)).toBe(0);
    await set('digest_time', '9:30');
    expect(await look()).toBe(0);
    expect(await look(new Date('2026-11-26T08:30:00Z'))).toBe(1);
    await set('digest_mail', 'false');
    expect(await look(new Date('2026-11-27T08:30:00Z'))).toBe(0);
    expect(expectStatus(await admin.get(DIGEST), 200)).toEqual({ isWanted: true, time: null });
    await set('digest_mail', 'true');
    await set('digest_time', '08:00');
  });

  it('waits while the mail service refuses mails, and goes out once it takes them again', async () => {
    await choose(true);
    await test.sql(
      `INSERT INTO integration_status (service, questionnaire_id, last_failure_at) VALUES ('mail', 0, now() + interval '1 minute')
       ON CONFLICT (service, questionnaire_id) DO UPDATE SET last_failure_at = excluded.last_failure_at`,
    );
    expect(await look()).toBe(0);
    await test.sql(`UPDATE integration_status SET last_failure_at = NULL WHERE service = 'mail'`);
    expect(await look()).toBe(1);
    await arrived();
  });

  it('is queued together with the note that it is', async () => {
    await choose(true);
    await test.sql(
      `CREATE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no mail'; END $$`,
    );
    await test.sql(
      `CREATE TRIGGER refuse_mail BEFORE INSERT ON mail FOR EACH ROW WHEN (NEW.kind = 'digest') EXECUTE FUNCTION refuse_mail()`,
    );
    const once = () => test.app.get(DigestService).tell(THURSDAY, new AbortController().signal);
    await expect(once()).rejects.toThrow('no mail');
    await test.sql(`DROP TRIGGER refuse_mail ON mail`);
    expect(await look()).toBe(1);
    await arrived();
  });
});

describe('Without a mail service the digest', () => {
  let test: TestApp;
  let admin: Client;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: 1 });
    await test.sql(`UPDATE evaluation SET client_email = 'anna@clinic.hu'`);
  });
  afterAll(() => test?.close());

  it('is not even written, and does not count as sent', async () => {
    expectStatus(await admin.call('PUT', DIGEST, { body: { isWanted: true } }), 200);
    expect(await test.app.get(DigestService).tell(THURSDAY, new AbortController().signal)).toEqual({
      digests: 0,
    });
    expect(await test.sql(`SELECT 1 FROM mail WHERE kind = 'digest'`)).toEqual([]);
    expect(await test.sql(`SELECT last_day FROM inbox_digest`)).toEqual([{ last_day: null }]);
  });
});
