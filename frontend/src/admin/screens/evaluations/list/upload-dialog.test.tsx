import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeJob, makeRow } from '../../../testing/make.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../../testing/render-admin.tsx';

type Report = Schemas['ResponseImportResponse'];

const api = new ApiServer();
const person = userEvent.setup();
const upload = 'POST /api/admin/import-responses';
const talan: Report['unknownAnswers'][number] = {
  questionId: '00000000-0000-4000-8000-000000000011',
  questionText: 'Van honlapjuk?',
  value: 'talán',
  nearest: { id: 102, label: 'részben' },
  responses: 3,
  sheet: 'Válaszok',
  row: 12,
  column: 'Van honlapjuk?',
};
const report: Report = {
  created: 5,
  updated: 0,
  unchanged: 1,
  skipped: [],
  errors: [],
  warnings: [],
  unmatchedColumns: [],
  questionsWithoutColumn: [],
  unknownAnswers: [talan, { ...talan, value: 'xyz', nearest: null, responses: 1, sheet: '' }],
  unknownAnswerCount: 4,
};
let answer = report;

beforeEach(() => {
  api.reset();
  answerUsually(api);
  answer = report;
  api.on(upload, () => ({ body: answer }));
});

/** Opens the dialog, chooses a workbook and has it checked. */
async function check(): Promise<HTMLElement> {
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'Válaszok feltöltése' }));
  const dialog = await screen.findByRole('dialog');
  const file = new File(['PK'], 'valaszok.xlsx');
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  return dialog;
}
const dryRuns = () => api.callsOf(upload).map(({ query }) => query.get('dryRun'));

it('offers the sample to the person who has no workbook yet', async () => {
  const sample = 'GET /api/admin/download-sample-excel';
  api.on(sample, () => ({ status: 503, body: {} }));
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'Válaszok feltöltése' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Kitölthető minta letöltése' }));
  await waitFor(() => expect(api.callsOf(sample)[0]?.query.get('questionnaireId')).toBe('7'));
});

it('shows what would come in, and which answers are unknown, before anything is stored', async () => {
  const dialog = await check();
  expect(await within(dialog).findByText(/Még semmit sem mentettünk el/)).toBeDefined();
  const table = within(dialog).getByRole('region', { name: /nincsenek a választhatók között: 4$/ });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first!.textContent).toContain('„talán”');
  expect(first!.textContent).toContain('„részben”');
  expect(first!.textContent).toContain('Válaszok, 12. sor, oszlop: Van honlapjuk?');
  expect(second!.textContent).toContain('12. sor, oszlop: Van honlapjuk?');
  expect(within(dialog).queryByRole('link')).toBeNull();
  expect(dryRuns()).toEqual(['true']);
  await person.click(within(dialog).getByRole('button', { name: 'Feltöltés' }));
  const link = await within(dialog).findByRole('link', { name: 'Megadás a kérdőív beállításainál' });
  expect(link.getAttribute('href')).toBe('/config#unknown-answers');
  expect(within(dialog).getByText('Minden sor rendben bekerült.')).toBeDefined();
  expect(dryRuns()).toEqual(['true', null]);
});

it('has nothing to take over where every response is there already', async () => {
  answer = { ...report, created: 0, unchanged: 6, unknownAnswers: [], unknownAnswerCount: 0 };
  const dialog = await check();
  expect(await within(dialog).findByText(/nincs mit átvenni/)).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: 'Feltöltés' })).toBeNull();
  expect(within(dialog).queryByText(/választhatók között/)).toBeNull();
});

it('says why the workbook could not be checked', async () => {
  const message = 'A munkafüzet nem nyitható meg.';
  api.on(upload, () => ({ status: 400, body: { statusCode: 400, code: 'unreadable', message } }));
  const dialog = await check();
  expect(await within(dialog).findByText(message)).toBeDefined();
  expect(within(dialog).getByText('A munkafüzetet nem sikerült ellenőrizni')).toBeDefined();
});

it('tells a check from an upload among the jobs', async () => {
  const job = makeJob({ kind: 'import-responses', state: 'done', dryRun: true, result: report });
  api.on('GET /api/admin/jobs', () => ({ body: [job] }));
  await renderAdmin(api);
  await person.click(await screen.findByRole('button', { name: 'Feladatok' }));
  expect(await screen.findByText('Válaszok feltöltése – csak ellenőrzés')).toBeDefined();
  expect(screen.getByText('Csak ellenőrzés volt, semmit sem mentettünk el.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Részletek' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByText(/Még semmit sem mentettünk el/)).toBeDefined());
});

it('has the texts of what waits written from the end of an upload', async () => {
  const bulk = 'POST /api/admin/evaluations/bulk';
  api.on(bulk, () => ({ status: 202, body: makeJob({ kind: 'generate-selected', state: 'running' }) }));
  const dialog = await check();
  const rows = [makeRow({ id: 'e1', status: 'pending' }), makeRow({ id: 'e2', status: 'pending' })];
  api.on('GET /api/admin/evaluations', () => ({ body: rows, headers: { 'X-Total-Count': '2' } }));
  await person.click(await within(dialog).findByRole('button', { name: 'Feltöltés' }));
  await person.click(await within(dialog).findByRole('button', { name: 'Szövegek generálása (2)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(bulk)[0]!.body).toEqual({ action: 'generate', ids: ['e1', 'e2'] });
});
