import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { makeOnlineForm } from '../../testing/make-online-form.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';
import { type CatalogueText, type PlaceCounts } from '../../kit/wording/wording.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const list = 'GET /api/admin/ui-texts/catalogue';
const counts = 'GET /api/admin/ui-texts/places';
const create = 'POST /api/admin/ui-texts';
const take = 'POST /api/admin/ui-texts/import';

beforeEach(() => {
  api.reset();
  answerUsually(api);
  answerList([makeText()]);
  api.on(counts, () => ({ body: places }));
});

const places: PlaceCounts[] = [
  { place: 'landing', group: 'public', texts: 59, changed: 3, missing: 2 },
  { place: 'evaluation-offer', group: 'evaluation', texts: 26, changed: 0, missing: 0 },
  { place: 'mail-result', group: 'mails', texts: 11, changed: 0, missing: 0 },
];

function answerList(texts: CatalogueText[]): void {
  api.on(list, () => ({ body: texts, headers: { 'X-Total-Count': String(texts.length) } }));
}

function makeText(patch: Partial<CatalogueText> = {}): CatalogueText {
  return {
    context: 'email',
    key: 'email.result.subject',
    place: 'mail-result',
    part: 'email.result',
    placeholders: ['clientName', 'clinicName'],
    isBuiltIn: true,
    languages: [
      { language: 'hu', builtIn: 'Elkészült – {clinicName}', global: null, own: null },
      { language: 'en', builtIn: 'Ready – {clinicName}', global: null, own: null },
    ],
    missing: [],
    ...patch,
  };
}

/** The same text, reworded in Hungarian for everybody. */
const reworded = makeText({
  languages: [
    {
      language: 'hu',
      builtIn: 'Elkészült – {clinicName}',
      global: { id: 5, value: 'Kész – {clinicName}' },
      own: null,
    },
    { language: 'en', builtIn: 'Ready – {clinicName}', global: null, own: null },
  ],
  missing: ['en'],
});

it('begins with the places where texts are shown; one leads to its texts, and Back leads back', async () => {
  answerList([
    makeText({ context: 'landing', key: 'landing.hero.title', place: 'landing', part: 'landing.hero' }),
    makeText({ context: 'landing', key: 'landing.faq.title', place: 'landing', part: 'landing.faq' }),
  ]);
  await renderScreen(api, '/ui-texts');
  const landing = await screen.findByRole('link', { name: /^Kezdőlap/ });
  expect(landing.textContent).toContain('Összesen: 59 szöveg');
  expect(landing.textContent).toContain('saját szöveg: 3');
  expect(landing.textContent).toContain('hiányzó fordítás: 2');
  const mails = screen.getByRole('region', { name: 'Levelek az ügyfeleknek' });
  expect(within(mails).getByRole('link', { name: /^Levél: eredmény/ }).textContent).not.toContain('saját');
  expect(screen.getByRole('link', { name: /^A kérdőív bevezetője/ }).getAttribute('href')).toBe('/collect');
  expect(api.callsOf(list)).toHaveLength(0);

  await person.click(landing);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kezdőlap' })).toBeDefined();
  expect(await screen.findByRole('columnheader', { name: 'Gyakori kérdések' })).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Bevezető' })).toBeDefined();
  expect(screen.queryByText('landing.hero.title')).toBeNull();
  expect(api.callsOf(list).at(-1)?.query.get('place')).toBe('landing');
  expect(screen.getByRole('link', { name: /^Română/ }).getAttribute('href')).toBe('/?lang=ro');
  window.history.back();
  expect(await screen.findByRole('link', { name: /^Levél: eredmény/ })).toBeDefined();
});

it('leads to the preview of a mail in the language that is chosen', async () => {
  await renderScreen(api, '/ui-texts?place=mail-result&language=en');
  const preview = await screen.findByRole('link', { name: 'English' });
  expect(preview.getAttribute('href')).toBe('/mail-preview?kind=result&language=en');
  expect(screen.queryByRole('link', { name: 'Magyar' })).toBeNull();
});

it('leads to an evaluation of the questionnaire as its client sees it', async () => {
  await renderScreen(api, '/ui-texts?place=evaluation-offer');
  const preview = await screen.findByRole('link', { name: /^Így látja az ügyfél/ });
  expect(preview.getAttribute('href')).toMatch(/^\/evaluation\/.+\?preview=1$/);
});

it('leads to the questionnaire as clinics fill it in, and names the parts of its page', async () => {
  api.on('GET /api/admin/online-form', () => ({ body: makeOnlineForm({ slug: 'felmeres' }) }));
  answerList([makeText({ context: 'evaluator', key: 'form.done.title', place: 'form', part: 'form.done' })]);
  await renderScreen(api, '/ui-texts?place=form');
  const preview = await screen.findByRole('link', { name: /^Így látja az ügyfél/ });
  expect(preview.getAttribute('href')).toBe('/q/felmeres?preview=1');
  expect(await screen.findByRole('columnheader', { name: 'Küldés után' })).toBeDefined();
});

it('says so when the places cannot be loaded', async () => {
  api.on(counts, () => ({ status: 503, body: { code: 'unavailable', message: 'Most nem érhető el.' } }));
  await renderScreen(api, '/ui-texts');
  expect(await screen.findByText('Most nem érhető el.')).toBeDefined();
  api.on(counts, () => ({ body: places }));
  await person.click(screen.getByRole('button', { name: 'Újra' }));
  expect(await screen.findByRole('link', { name: /^Kezdőlap/ })).toBeDefined();
});

it('shows languages side by side, the original beside what was reworded, and what is missing', async () => {
  answerList([reworded]);
  await renderScreen(api, '/ui-texts?search=kesz');
  const row = await screen.findByRole('row', { name: /Kész – / });
  expect(screen.getByRole('columnheader', { name: 'Magyar' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Română' })).toBeNull();
  const hungarian = within(row).getByRole('rowheader');
  const english = within(row).getByRole('cell');
  expect(screen.getByRole('link', { name: 'Levél: eredmény' }).getAttribute('href')).toBe(
    '/ui-texts?place=mail-result',
  );
  expect(within(hungarian).getByText('Kész – {clinicName}').getAttribute('lang')).toBe('hu');
  expect(within(hungarian).getByText('Elkészült – {clinicName}')).toBeDefined();
  expect(within(english).getByText(/^Hiányzó fordítás/)).toBeDefined();
});

it('checks placeholders while one types, and shows the text with examples', async () => {
  await renderScreen(api, '/ui-texts?place=mail-result');
  await person.click(await screen.findByRole('button', { name: 'Átírás: Elkészült – {clinicName}, Magyar' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText<HTMLTextAreaElement>('Saját szöveg');
  expect(field.value).toBe('Elkészült – {clinicName}');
  expect(within(dialog).getByText('Elkészült – Minta Klinika')).toBeDefined();
  fireEvent.change(field, { target: { value: 'Kész: {nev}' } });
  expect(await within(dialog).findByText('Ezt itt nem tudjuk kitölteni: {nev}')).toBeDefined();
  expect(within(dialog).getByText('Hiányzik a szövegből: {clinicName}')).toBeDefined();
  fireEvent.click(within(dialog).getByText('Létrehozás'));
  fireEvent.change(field, { target: { value: '<b>{clinicName}</b>' } });
  expect(await within(dialog).findByText('<b>Minta Klinika</b>')).toBeDefined();
  expect(api.callsOf(create)).toHaveLength(0);
});

it('saves the wording of a mail for the questionnaire, and shows it in the list', async () => {
  api.on(create, () => ({ status: 201, body: {} }));
  await renderScreen(api, '/ui-texts?place=mail-result');
  await person.click(await screen.findByRole('button', { name: 'Átírás: Elkészült – {clinicName}, Magyar' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Saját szöveg'), {
    target: { value: 'Kész – {clinicName}' },
  });
  answerList([reworded]);
  fireEvent.click(within(dialog).getByText('Létrehozás'));
  await waitFor(() =>
    expect(api.callsOf(create)[0]?.body).toEqual({
      key: 'email.result.subject',
      context: 'email',
      language: 'hu',
      value: 'Kész – {clinicName}',
      questionnaireId: 7,
    }),
  );
  expect(
    await screen.findByText('Hiányzó fordítás: más nyelven már átírták, itt még az eredeti szöveg áll.'),
  ).toBeDefined();
});

it('shows a new wording of its own screens at once', async () => {
  const own = makeText({
    context: 'admin',
    key: 'shell.nav.ui-texts',
    place: 'shell',
    part: 'shell',
    placeholders: [],
    languages: [{ language: 'hu', builtIn: 'Felület szövegei', global: null, own: null }],
  });
  answerList([own]);
  api.on(create, () => ({ status: 201, body: {} }));
  await renderAdmin(api, '/ui-texts?place=shell');
  await person.click(await screen.findByRole('button', { name: 'Átírás: Felület szövegei, Magyar' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Saját szöveg'), { target: { value: 'Szavak' } });
  api.on('GET /api/ui-texts/global/hu', () => ({ body: { 'shell.nav.ui-texts': 'Szavak' } }));
  await person.click(within(dialog).getByRole('button', { name: 'Létrehozás' }));
  expect(await screen.findByRole('link', { name: 'Szavak' })).toBeDefined();
  expect(api.callsOf(create)[0]?.body).toMatchObject({ value: 'Szavak', questionnaireId: null });
});

it('deletes after a question, and goes back to the original', async () => {
  answerList([reworded]);
  api.on('DELETE /api/admin/ui-texts/5', () => ({ body: { success: true } }));
  await renderScreen(api, '/ui-texts?state=changed');
  await person.click(
    await screen.findByRole('button', { name: 'Törlés: Kész – {clinicName}, Magyar, Mindenhol' }),
  );
  const question = await screen.findByRole('dialog');
  answerList([makeText()]);
  await person.click(within(question).getByRole('button', { name: 'Törlés' }));
  await waitFor(() => expect(api.callsOf('DELETE /api/admin/ui-texts/5')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Kész – {clinicName}')).toBeNull());
});

it('keeps filters in the address, and ignores what makes no sense there', async () => {
  await renderScreen(api, '/ui-texts?place=mail-result&language=xx&state=missing&search=kesz');
  await screen.findByRole('row', { name: /Elkészült/ });
  const { query } = api.callsOf(list).at(-1)!;
  expect(Object.fromEntries(query)).toEqual({
    questionnaireId: '7',
    limit: '50',
    offset: '0',
    search: 'kesz',
    place: 'mail-result',
    state: 'missing',
  });
  await person.click(screen.getByRole('button', { name: 'Szűrők törlése' }));
  expect(await screen.findByRole('link', { name: /^Kezdőlap/ })).toBeDefined();
  expect(window.location.search).toBe('');
});

it('says when texts cannot be loaded, and tries again', async () => {
  api.on(list, () => ({ status: 503, body: { code: 'unavailable', message: 'Most nem érhető el.' } }));
  await renderScreen(api, '/ui-texts?place=landing');
  expect(await screen.findByText('Most nem érhető el.')).toBeDefined();
  answerList([makeText()]);
  await person.click(screen.getByRole('button', { name: 'Újra' }));
  expect(await screen.findByRole('row', { name: /Elkészült/ })).toBeDefined();
});

it('takes a translation file in after a question, counts, and names what was left out', async () => {
  api.on(take, () => ({
    body: {
      imported: 1,
      failed: 1,
      errors: [{ record: 2, key: 'x', reason: 'Hiányzik vagy hibás: value.' }],
    },
  }));
  await renderScreen(api, '/ui-texts');
  const field = await screen.findByLabelText('Fordítási fájl');
  const file = (content: string) => new File([content], 'forditas.json', { type: 'application/json' });
  await person.upload(field, file('{"records": {}}'));
  expect(await screen.findByText('Import hiba')).toBeDefined();
  expect(screen.getByText(/^Invalid file format/)).toBeDefined();
  const records = [{ key: 'a' }, { key: 'x' }];
  await person.upload(field, file(JSON.stringify({ totalRecords: 2, records })));
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText(/2 tételt tartalmaz/)).toBeDefined();
  await person.click(within(question).getByRole('button', { name: 'Importálás' }));
  await waitFor(() => expect(api.callsOf(take)[0]?.body).toEqual({ records }));
  const refused = await screen.findByRole('region', { name: 'A kihagyott tételek' });
  expect(within(refused).getByText('Hiányzik vagy hibás: value.')).toBeDefined();
});
