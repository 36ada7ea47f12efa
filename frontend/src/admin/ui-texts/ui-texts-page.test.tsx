import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../testing/api-server.ts';
import { answerUsually, renderAdmin, renderScreen } from '../testing/render-admin.tsx';
import { type CatalogueText } from './ui-texts.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const list = 'GET /api/admin/ui-texts/catalogue';
const create = 'POST /api/admin/ui-texts';
const take = 'POST /api/admin/ui-texts/import';

beforeEach(() => {
  api.reset();
  answerUsually(api);
  answerList([makeText()]);
});

function answerList(texts: CatalogueText[]): void {
  api.on(list, () => ({ body: texts, headers: { 'X-Total-Count': String(texts.length) } }));
}

function makeText(patch: Partial<CatalogueText> = {}): CatalogueText {
  return {
    context: 'email',
    key: 'email.result.subject',
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

it('shows languages side by side, the original beside what was reworded, and what is missing', async () => {
  answerList([reworded]);
  await renderScreen(api, '/ui-texts');
  const row = await screen.findByRole('row', { name: /email\.result\.subject/ });
  expect(screen.getByRole('columnheader', { name: 'Magyar' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Română' })).toBeNull();
  const [hungarian, english] = within(row).getAllByRole('cell');
  expect(within(row).getByText('Levél: eredmény')).toBeDefined();
  expect(within(hungarian!).getByText('Kész – {clinicName}').getAttribute('lang')).toBe('hu');
  expect(within(hungarian!).getByText('Elkészült – {clinicName}')).toBeDefined();
  expect(within(english!).getByText(/^Hiányzó fordítás/)).toBeDefined();
  expect(within(row).getByRole('link', { name: 'A levél előnézete' }).getAttribute('href')).toBe(
    '/mail-preview?kind=result',
  );
});

it('checks placeholders while one types, and shows the text with examples', async () => {
  await renderScreen(api, '/ui-texts');
  await person.click(await screen.findByRole('button', { name: 'Átírás: email.result.subject, Magyar' }));
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
  await renderScreen(api, '/ui-texts');
  await person.click(await screen.findByRole('button', { name: 'Átírás: email.result.subject, Magyar' }));
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
    placeholders: [],
    languages: [{ language: 'hu', builtIn: 'Felület szövegei', global: null, own: null }],
  });
  answerList([own]);
  api.on(create, () => ({ status: 201, body: {} }));
  await renderAdmin(api, '/ui-texts');
  await person.click(await screen.findByRole('button', { name: 'Átírás: shell.nav.ui-texts, Magyar' }));
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
  await renderScreen(api, '/ui-texts');
  await person.click(
    await screen.findByRole('button', { name: 'Törlés: email.result.subject, Magyar, Mindenhol' }),
  );
  const question = await screen.findByRole('dialog');
  answerList([makeText()]);
  await person.click(within(question).getByRole('button', { name: 'Törlés' }));
  await waitFor(() => expect(api.callsOf('DELETE /api/admin/ui-texts/5')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Kész – {clinicName}')).toBeNull());
});

it('keeps filters in the address, and ignores what makes no sense there', async () => {
  await renderScreen(api, '/ui-texts?context=email&language=xx&state=missing&search=kesz');
  await screen.findByRole('row', { name: /email\.result\.subject/ });
  const { query } = api.callsOf(list).at(-1)!;
  expect(Object.fromEntries(query)).toEqual({
    questionnaireId: '7',
    limit: '50',
    offset: '0',
    search: 'kesz',
    context: 'email',
    state: 'missing',
  });
  answerList([]);
  await person.click(screen.getByRole('button', { name: 'Szűrők törlése' }));
  expect(await screen.findByText('Nincs a szűrésnek megfelelő szöveg.')).toBeDefined();
  expect(window.location.search).toBe('');
});

it('says when texts cannot be loaded, and tries again', async () => {
  api.on(list, () => ({ status: 503, body: { code: 'unavailable', message: 'Most nem érhető el.' } }));
  await renderScreen(api, '/ui-texts');
  expect(await screen.findByText('Most nem érhető el.')).toBeDefined();
  answerList([makeText()]);
  await person.click(screen.getByRole('button', { name: 'Újra' }));
  expect(await screen.findByRole('row', { name: /email\.result\.subject/ })).toBeDefined();
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
