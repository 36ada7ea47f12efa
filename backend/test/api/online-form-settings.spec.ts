import { documentedAdmin } from '../make/documented-admin.js';
import { nameOrganisation } from '../make/organisation.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import type { Json } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const FORM = '/api/admin/online-form';
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

let test: TestApp;
let admin: DocumentedClient;
let first: number;
let second: number;

beforeAll(async () => {
  test = await startTestApp();
  admin = await documentedAdmin(test, ADMIN_EMAIL);
  await nameOrganisation(test);
  first = await makeQuestionnaire(admin, { language: 'hu' });
  second = await makeQuestionnaire(admin, { language: 'en' });
});
afterAll(() => test?.close());

const of = (questionnaire: number) => `${FORM}?questionnaireId=${questionnaire}`;
const read = async (questionnaire = first): Promise<Json> =>
  expectStatus(await admin.get<Json>(of(questionnaire)), 200);
const change = async (body: object, questionnaire = first): Promise<Json> =>
  expectStatus(await admin.patch<Json>(of(questionnaire), body), 200);
const refuse = async (body: object, status: number, questionnaire = first): Promise<Json> => {
  const before = await read(questionnaire);
  const refused = expectStatus(await admin.patch<Json>(of(questionnaire), body), status);
  expect(await read(questionnaire)).toEqual(before);
  return refused;
};
const entries = async (): Promise<Json[]> =>
  expectStatus(await admin.get<Json[]>('/api/admin/audit?action=online-form.change&limit=50'), 200);

describe('The online form of a questionnaire', () => {
  it('is closed at first, under an address made of its name', async () => {
    const form = await read();
    expect(form).toMatchObject({
      isOpen: false,
      state: 'closed',
      slug: 'felmeres-hu',
      formerSlugs: [],
      questions: 5,
      reminderDays: [7, 14],
      confirmAddress: true,
      showScore: false,
      mailsGoOut: false,
      underWay: 0,
      sentIn: 0,
    });
    expect(form.url).toMatch(/\/q\/felmeres-hu$/);
  });

  it('keeps what is changed, and says in the log what it was', async () => {
    const wanted = {
      isOpen: true,
      opensAt: inHours(-1),
      closesAt: inHours(1),
      intro: 'Kik vagyunk, és miért kérdezünk.',
      closedText: 'Köszönjük, lezárult.',
      confirmAddress: false,
      showScore: true,
      reminderDays: [5],
    };
    const form = await change({ ...wanted, intro: `  ${wanted.intro} ` });
    expect(form).toMatchObject({ ...wanted, state: 'open' });
    expect(await read()).toEqual(form);
    const [entry] = await entries();
    expect(entry).toMatchObject({ target: String(first), questionnaireId: first });
    expect(entry!.details.fields).toBe(
      'isOpen, opensAt, closesAt, intro, closedText, confirmAddress, showScore, reminderDays',
    );
    const logged = (await entries()).length;
    await change(wanted);
    expect(await entries()).toHaveLength(logged);
  });

  it('is not opened before clinics learn who asks; one that is open stays so', async () => {
    const third = await makeQuestionnaire(admin, { language: 'ro' });
    for (const missing of ['organisation_name', 'landing_contact_email'] as const) {
      await giveSetting(test, missing, null);
      expect(await read(third)).toMatchObject({ isOpen: false, hasOrganisation: false });
      expect((await refuse({ isOpen: true }, 409, third)).code).toBe('form_without_organisation');
      expect((await change({ isOpen: true, showScore: false })).state).toBe('open');
      await nameOrganisation(test);
    }
    expect(await change({ isOpen: true }, third)).toMatchObject({ state: 'open', hasOrganisation: true });
  });

  it('has its state from its switch, its dates and its questions', async () => {
    expect((await change({ opensAt: inHours(1), closesAt: null })).state).toBe('not-yet');
    expect((await change({ opensAt: null, closesAt: inHours(-1) })).state).toBe('closed');
    expect((await change({ closesAt: null })).state).toBe('open');
    const path = `/api/admin/questionnaires/${first}`;
    expectStatus(await admin.patch(path, { isActive: false }), 200);
    expect(await read()).toMatchObject({ state: 'closed', isActive: false, isOpen: true });
    expectStatus(await admin.patch(path, { isActive: true }), 200);
    const made = await admin.post<Json>('/api/admin/questionnaires', { name: 'Üres' });
    const { id } = expectStatus(made, 201);
    expect((await change({ isOpen: true }, id as number)).state).toBe('empty');
    const forms = expectStatus(await admin.get<Json[]>('/api/admin/online-forms'), 200);
    expect(forms.map(({ questionnaireId, state }) => [questionnaireId, state])).toEqual(
      expect.arrayContaining([
        [first, 'open'],
        [second, 'closed'],
        [id, 'empty'],
      ]),
    );
  });

  it('counts what is under way and what was sent in', async () => {
    await test.sql(
      `INSERT INTO response_draft (questionnaire_id, token_hash, submitted_at)
       SELECT $1, lpad(n::text, 64, '0'), CASE WHEN n = 3 THEN now() END FROM generate_series(1, 3) AS n`,
      [second],
    );
    expect(await read(second)).toMatchObject({ underWay: 2, sentIn: 0 });
  });

  it.each([
    [{ closesAt: 'tomorrow' }, 'closesAt'],
    [{ opensAt: '2026-11-23T10:00:00' }, 'opensAt'],
    [{ opensAt: '2026-02-30T10:00:00Z' }, 'opensAt'],
    [{ intro: 'x'.repeat(2001) }, 'intro'],
    [{ closedText: 'x'.repeat(1001) }, 'closedText'],
    [{ isOpen: 'yes' }, 'isOpen'],
    [{ isOpen: null }, 'isOpen'],
    [{ slug: 'ab' }, 'slug'],
    [{ slug: '-abc' }, 'slug'],
    [{ slug: 'x'.repeat(61) }, 'slug'],
    [{ slug: 'a/../b' }, 'slug'],
    [{ slug: 'őrszem' }, 'slug'],
    [{ reminderDays: [0] }, 'reminderDays'],
    [{ reminderDays: [91] }, 'reminderDays'],
    [{ reminderDays: [1, 2, 3] }, 'reminderDays'],
    [{ reminderDays: [7, 7] }, 'reminderDays'],
    [{ reminderDays: [14, 7] }, 'reminderDays'],
    [{ allowedOrigins: Array.from({ length: 21 }, (_, n) => `https://k${n}.hu`) }, 'allowedOrigins'],
    [{ allowedOrigins: ['http://klinika.hu'] }, 'allowedOrigins'],
    [{ allowedOrigins: ['https://*.klinika.hu'] }, 'allowedOrigins'],
  ])('refuses %j and names the field', async (body, field) => {
    const { details } = await refuse(body, 400);
    expect((details as Json[]).map((one) => one.field)).toContain(field);
  });

  it('does not close before it opens, also where only one of both is changed', async () => {
    expect((await refuse({ opensAt: inHours(2), closesAt: inHours(1) }, 400)).code).toBe(
      'form_closes_before_opening',
    );
    await change({ opensAt: inHours(2) });
    expect((await refuse({ closesAt: inHours(1) }, 400)).code).toBe('form_closes_before_opening');
    await change({ opensAt: null });
  });

  it('writes origins as browsers do, each once, and takes back all reminders', async () => {
    const form = await change({
      allowedOrigins: ['https://Klinika.hu/oldal', 'klinika.hu', 'http://localhost:3000'],
      reminderDays: [],
    });
    expect(form.allowedOrigins).toEqual(['https://klinika.hu', 'http://localhost:3000']);
    expect(form.reminderDays).toEqual([]);
  });
});

describe('Its address', () => {
  it('moves on and comes back; former ones stay its own', async () => {
    expect(await change({ slug: ' Felmeres-2026 ' })).toMatchObject({
      slug: 'felmeres-2026',
      formerSlugs: ['felmeres-hu'],
    });
    expect(await change({ slug: 'felmeres-hu' })).toMatchObject({
      slug: 'felmeres-hu',
      formerSlugs: ['felmeres-2026'],
    });
    const logged = (await entries()).length;
    expect((await change({ slug: 'felmeres-hu' })).formerSlugs).toEqual(['felmeres-2026']);
    expect(await entries()).toHaveLength(logged);
  });

  it.each(['felmeres-hu', 'felmeres-2026'])('%s is given to nobody else', async (slug) => {
    const refused = await refuse({ slug, intro: 'Not stored' }, 409, second);
    expect(refused.code).toBe('slug_taken');
    expect(refused.message).toContain(slug);
  });

  it('goes to one of two who want it at once', async () => {
    const answers = await Promise.all(
      [first, second].map((questionnaire) => admin.patch<Json>(of(questionnaire), { slug: 'both' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      [(await read(first)).slug, (await read(second)).slug].filter((slug) => slug === 'both'),
    ).toHaveLength(1);
  });
});

describe('Its preview', () => {
  const preview = (slug: string) => admin.get<Json>(`${FORM}/preview?slug=${slug}`);

  it('shows what is asked although it is closed, under a former address, too', async () => {
    await change({ isOpen: false, slug: 'previewed', intro: 'Mi kérdezzük.' });
    await change({ slug: 'previewed-again' });
    const shown = expectStatus(await preview('previewed'), 200);
    expect(shown).toMatchObject({ slug: 'previewed-again', intro: 'Mi kérdezzük.' });
    expect((shown.sections as Json[]).flatMap(({ questions }) => questions as Json[])).toHaveLength(5);
  });

  it('is of nothing that one may not manage, and of no slug that is none', async () => {
    const stranger = await documentedAdmin(test, 'stranger@other.example');
    expect((await stranger.get(`${FORM}/preview?slug=previewed`)).status).toBe(404);
    expect((await preview('never-given')).status).toBe(404);
    expect((await admin.get(`${FORM}/preview`)).status).toBe(400);
  });
});

describe('Its QR code', () => {
  const picture = (query = '') => admin.get<Buffer>(`${FORM}/qr-code?questionnaireId=${first}${query}`);

  it('is a vector picture, or pixels, under a name of its own', async () => {
    const { slug } = await read();
    const svg = await picture();
    expect(svg.headers.get('content-type')).toContain('image/svg+xml');
    expect(svg.headers.get('content-disposition')).toContain(`filename="qr-${slug as string}.svg"`);
    expect(svg.body.toString('utf8')).toMatch(/^<svg[^]*<path/);
    const png = await picture('&format=png&source=poszter');
    expect(png.headers.get('content-type')).toBe('image/png');
    expect(png.headers.get('content-disposition')).toContain(`filename="qr-${slug as string}-poszter.png"`);
    expect(png.body.subarray(1, 4).toString()).toBe('PNG');
    expect((await picture('&source=one')).body).not.toEqual(svg.body);
  });

  it('refuses formats and sources that are none', async () => {
    expect((await picture('&format=gif')).status).toBe(400);
    expect((await picture(`&source=${'x'.repeat(81)}`)).status).toBe(400);
  });
});
