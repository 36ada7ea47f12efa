import { keyFile } from '../fakes/google-token.js';
import { type GoogleServer, startGoogleServer } from '../fakes/google-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import {
  responsesWorkbook,
  SMALL_HEADER,
  smallConfiguration,
  smallResponse,
} from '../make/form-workbooks.js';
import {
  EDIT_LINK,
  type FakeForm,
  itemTitled,
  pageItem,
  PUBLIC_LINK,
  radioItem,
  recordedForm,
} from '../make/google-form.js';
import { evaluationsOf, expectStatus, makeVerified } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { type Client, signedIn, until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const MOBILE = 'Van a rendelőnek saját, mobilbarát weboldala?';
const NOTES = 'Megjegyzés, kérdés (nem kötelező)';
const NOTHING_CHANGED = { created: 0, updated: 0, linked: 0, reordered: false, renamed: [], changes: [] };

const NO_EFFECT = { rescored: 0, staleTexts: 0, verifiedBack: 0, exact: true };

interface Row {
  question_id: string;
  question_text: string;
  section: string;
  correct_answer: string | null;
  point_value: number;
  related_tip: string | null;
  external_id: string | null;
}

describe('The sync of a Google form', () => {
  let google: GoogleServer;
  let test: TestApp;
  let admin: Client;
  let id: number;
  let form: FakeForm;

  beforeAll(async () => {
    google = await startGoogleServer();
    test = await startTestApp(google.variables);
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(async () => {
    await test?.close();
    await google?.close();
  });
  beforeEach(async () => {
    form = recordedForm();
    google.forms.forms.set(form.formId, form);
    await giveSetting(test, 'google_credentials', keyFile());
    id = await newQuestionnaire(EDIT_LINK);
    google.takePaths();
  });

  const newQuestionnaire = async (googleFormUrl: string | null) => {
    const made = await admin.post('/api/admin/questionnaires', {
      name: 'Űrlapos',
      language: 'hu',
      googleFormUrl,
    });
    const { id: newId } = expectStatus(made, 201) as { id: number };
    expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId: newId }), 200);
    return newId;
  };
  const callSync = (query = '', headers = {}, of = id) =>
    admin.post(`/api/admin/questionnaire/${of}/sync-google-form${query}`, undefined, headers);
  const sync = async (query = '') => expectStatus(await callSync(query), 200);
  const rows = (of = id) =>
    test.sql<Row>(
      `SELECT n.question_id, n.question_text, s.name AS section, n.correct_answer, n.point_value, n.related_tip, n.external_id
         FROM question n JOIN section s ON s.id = n.section_id WHERE s.questionnaire_id = $1 ORDER BY s.position, n.position`,
      [of],
    );
  const versions = async () =>
    (await test.sql(`SELECT config_version, content_version FROM questionnaire WHERE id = $1`, [id]))[0];

  it('takes over sections and questions with points and answers; a second one changes nothing', async () => {
    expect(await sync()).toEqual({
      source: 'api',
      sections: 3,
      questions: 10,
      created: 13,
      updated: 0,
      unchanged: 0,
      linked: 0,
      reordered: false,
      renamed: [],
      missing: [],
      missingSections: [],
      renamedOptions: [],
      missingOptions: [],
      notes: [],
      changes: expect.any(Array),
      effect: NO_EFFECT,
    });
    expect(google.takePaths()).toEqual(['/token', `/v1/forms/${form.formId}`]);
    const first = await rows();
    expect(first.map((row) => row.point_value).reduce((a, b) => a + b)).toBe(44);
    expect(first[0]).toMatchObject({
      section: 'Online jelenlét',
      question_text: MOBILE,
      correct_answer: 'Igen',
      point_value: 5,
      external_id: '3c4d5e01',
    });
    const before = await versions();
    expect(before).toEqual({ config_version: 2, content_version: 2 });
    expect(await sync()).toMatchObject({ ...NOTHING_CHANGED, sections: 3, questions: 10, unchanged: 13 });
    expect(await rows()).toEqual(first);
    expect(await versions()).toEqual(before);
    expect(
      await test.sql(
        `SELECT action, details FROM audit_entry WHERE questionnaire_id = $1 AND action LIKE '%sync%' ORDER BY id`,
        [id],
      ),
    ).toEqual([
      { action: 'questionnaire.sync-form', details: { source: 'api', created: 13, updated: 0 } },
      { action: 'questionnaire.sync-form', details: { source: 'api', created: 0, updated: 0 } },
    ]);
  });

  it('keeps renamed questions, reports removed ones, and adds a new section; a dry run says so beforehand', async () => {
    await sync();
    const before = await rows();
    itemTitled(form, MOBILE).title = 'Mobilbarát a weboldaluk?';
    form.items = form.items.filter(({ title }) => title !== NOTES);
    form.items.push(pageItem(1, 'Pénzügyek'), radioItem(1, 'Van e-számla?', 7, 'Igen'));
    const report = await sync('?dryRun=true');
    expect(await rows()).toEqual(before);
    expect(await sync()).toEqual(report);
    expect(report).toMatchObject({
      ...{ sections: 4, questions: 10, created: 2, updated: 1, unchanged: 11 },
      renamed: [{ what: 'question', from: MOBILE, to: 'Mobilbarát a weboldaluk?' }],
      missing: [{ questionText: NOTES, wasInForm: true }],
      changes: [
        { what: 'section', change: 'created', name: 'Pénzügyek', fields: [] },
        { what: 'question', change: 'created', name: 'Van e-számla?', fields: [] },
        {
          what: 'question',
          change: 'updated',
          name: 'Mobilbarát a weboldaluk?',
          fields: ['questionText'],
        },
      ],
    });
    const after = await rows();
    expect(after[0]).toEqual({ ...before[0], question_text: 'Mobilbarát a weboldaluk?' });
    expect(after.map((row) => row.question_text)).toContain(NOTES);
    expect(after.at(-1)).toMatchObject({
      section: 'Pénzügyek',
      question_text: 'Van e-számla?',
      point_value: 7,
    });
    expect(await sync()).toMatchObject({ ...NOTHING_CHANGED, missing: [{ questionText: NOTES }] });
  });

  it('reads the public page without credentials, and both ways find the same questions', async () => {
    await giveSetting(test, 'google_credentials', null);
    const other = await newQuestionnaire(PUBLIC_LINK);
    id = other;
    const byPage = await sync();
    expect(byPage).toMatchObject({ source: 'page', sections: 3, questions: 10, created: 13 });
    expect(byPage.notes).toEqual([
      { code: 'form_page_has_no_points', message: expect.stringMatching(/public page/) },
    ]);
    const paths = google.takePaths();
    expect(paths).toHaveLength(1);
    expect(google.requests.at(-1)!.headers).toMatchObject({ 'accept-language': 'hu,en;q=0.5' });
    expect(await sync()).toMatchObject({ ...NOTHING_CHANGED, notes: [] });

    await giveSetting(test, 'google_credentials', keyFile());
    await admin.patch(`/api/admin/questionnaires/${id}`, { googleFormUrl: EDIT_LINK });
    expect(await sync()).toMatchObject({ source: 'api', created: 0, updated: 8, renamed: [], missing: [] });
    const mine = (await rows()).map(({ question_id: _id, ...row }) => row);
    id = await newQuestionnaire(EDIT_LINK);
    await sync();
    expect((await rows()).map(({ question_id: _id, ...row }) => row)).toEqual(mine);
  });

  it('follows short links, and tells what the edit link would bring besides', async () => {
    google.docs.shortLinks.set('AbC123xyz', `${PUBLIC_LINK}?usp=send_form`);
    google.docs.shortLinks.set('EdT456', EDIT_LINK);
    id = await newQuestionnaire('https://forms.gle/AbC123xyz');
    const { source, notes } = await sync();
    expect(source).toBe('page');
    expect(notes.map(({ code }: { code: string }) => code)).toEqual([
      'form_page_has_no_points',
      'form_edit_link_brings_points',
    ]);
    expect(notes[1].message).toContain('survey-reader@clinic-survey.iam.gserviceaccount.com');
    id = await newQuestionnaire('https://forms.gle/EdT456');
    expect(await sync()).toMatchObject({ source: 'api', created: 13, notes: [] });
    await giveSetting(test, 'google_credentials', null);
    id = await newQuestionnaire(`https://docs.google.com/forms/d/${form.formId}/viewform`);
    expect(await sync()).toMatchObject({ source: 'page', created: 13 });
  });

  it('keeps points, answers and tips that somebody has set, and recognises imported questions', async () => {
    const [item] = form.items.filter(({ questionItem }) => questionItem?.question.choiceQuestion);
    expectStatus(await admin.upload('/api/admin/import-config', await smallConfiguration()), 200);
    const [imported] = await rows();
    await test.sql(`UPDATE question SET related_tip = 'Saját tipp' WHERE question_id = $1`, [
      imported!.question_id,
    ]);
    item!.title = `  ${imported!.question_text.toUpperCase()} `;
    await sync();
    const now = (await rows()).find((row) => row.question_id === imported!.question_id)!;
    expect(now).toEqual({
      ...imported,
      question_text: item!.title.trim(),
      related_tip: 'Saját tipp',
      external_id: '3c4d5e01',
    });
  });

  it('gives evaluations that were not sent new scores where the points change, and none where nothing does', async () => {
    expectStatus(await admin.upload('/api/admin/import-config', await smallConfiguration()), 200);
    expectStatus(
      await admin.upload(
        '/api/admin/import-responses',
        await responsesWorkbook(SMALL_HEADER, [smallResponse(1)]),
      ),
      200,
    );
    const [before] = await evaluationsOf(admin);
    // The form asks more than the one row answers.
    expectStatus(await admin.patch(`/api/admin/questionnaires/${id}`, { minAnsweredPercent: 0 }), 200);
    const [item] = form.items.filter(({ questionItem }) => questionItem?.question.choiceQuestion);
    expect(await sync('?dryRun=true')).toMatchObject({ effect: { ...NO_EFFECT, rescored: 1 } });
    await sync();
    const after = await until(async () => {
      const [now] = await evaluationsOf(admin);
      return now!.maxScore === before!.maxScore + 44 && now;
    });
    expect(after.totalScore).toBe(before!.totalScore);
    item!.title = 'Csak a szövege más?';
    expect(await sync('?dryRun=true')).toMatchObject({ updated: 1, effect: NO_EFFECT });
    await makeVerified(admin, after.id);
    const page = form.items.find(({ pageBreakItem }) => pageBreakItem)!;
    page.title = 'Másképp hívják';
    expect(await sync('?dryRun=true')).toMatchObject({ effect: { ...NO_EFFECT, rescored: 1 } });
    form.items.push(radioItem(7, 'Új, pontokkal?', 3, 'Igen'));
    expect(await sync('?dryRun=true')).toMatchObject({
      effect: { rescored: 1, staleTexts: 1, verifiedBack: 1, exact: true },
    });
  });

  it('is one where several are started at once, waits or not', async () => {
    google.forms.script.next(() => null);
    const started = await Promise.all(
      Array.from({ length: 5 }, () => callSync('', { Prefer: 'respond-async' })),
    );
    expect(started.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect(new Set(started.map(({ body }) => body.id)).size).toBe(1);
    const job = await until(async () => {
      const { body } = await admin.get(`/api/admin/jobs/${started[0]!.body.id}`);
      return body.finishedAt && body;
    });
    expect(job).toMatchObject({
      kind: 'sync-form',
      state: 'done',
      result: { source: 'api', created: 13, notes: [] },
    });
    const [one, two] = await Promise.all([callSync(), callSync()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await rows()).toHaveLength(10);
  });

  it('tries again what may pass, and takes a new token when the old one ended', async () => {
    google.forms.script.next({ status: 503, body: 'busy' });
    expect(await sync()).toMatchObject({ created: 13 });
    google.token.expireAll();
    expect(await sync()).toMatchObject(NOTHING_CHANGED);
  });

  it('is only for those who may manage the questionnaire', async () => {
    const stranger = await signedIn(test, 'stranger@clinic.example', 'en');
    expect((await stranger.post(`/api/admin/questionnaire/${id}/sync-google-form`)).status).toBe(403);
    expect((await callSync('', {}, 999_999)).status).toBe(404);
    expect((await callSync('?dryRun=maybe')).status).toBe(400);
    expect(google.takePaths()).toEqual([]);
  });
});
