import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeJob, makeRow } from '../../../testing/make.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../../testing/render-admin.tsx';

type Report = Schemas['ResponseImportResponse'];
type Preview = Schemas['ResponsePreviewResponse'];

const api = new ApiServer();
const person = userEvent.setup();
const upload = 'POST /api/admin/import-responses';
const check = 'POST /api/admin/preview-responses';
const webId = '00000000-0000-4000-8000-000000000011';
const talan: Report['unknownAnswers'][number] = {
  questionId: webId,
  questionText: 'Van honlapjuk?',
  value: 'talán',
  nearest: { id: 102, label: 'részben' },
  responses: 3,
  sheet: 'Válaszok',
  row: 12,
  column: 'Van honlapjuk?',
};
const column: Preview['sheets'][number]['columns'][number] = {
  header: 'E-mail-cím',
  nth: 0,
  is: 'clientEmail',
  questionId: null,
  optionId: null,
  sure: 'exact',
  proposal: null,
  samples: ['anna@rendelo.hu'],
};
const preview: Preview = {
  sheetNames: ['Válaszok', 'Tavalyi'],
  sheets: [
    {
      name: 'Válaszok',
      source: 'google-forms',
      place: 'found',
      headerRow: 1,
      headerRows: [
        { row: 1, text: 'E-mail-cím | Id' },
        { row: 3, text: 'E-mail-cím | Id | 1. Web?' },
      ],
      rows: 7,
      columns: [
        column,
        { ...column, header: 'Id', is: 'service' },
        {
          ...column,
          header: '1. Web?',
          is: 'unknown',
          samples: ['talán'],
          proposal: { is: 'question', questionId: webId },
        },
      ],
    },
  ],
  questions: [
    {
      questionId: webId,
      questionText: 'Van honlapjuk?',
      kind: 'single',
      options: [
        { id: 101, label: 'igen' },
        { id: 102, label: 'részben' },
      ],
    },
  ],
  created: 5,
  updated: 0,
  unchanged: 1,
  skippedCount: 0,
  errorCount: 1,
  warningCount: 0,
  skipped: [],
  errors: [],
  warnings: [],
  addresses: [{ sheet: 'Válaszok', row: 4, value: 'anna(kukac)rendelo.hu' }],
  questionsWithoutColumn: [],
  unknownAnswers: [talan],
  unknownAnswerCount: 3,
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
  unknownAnswers: [],
  unknownAnswerCount: 0,
};
let understood = preview;

beforeEach(() => {
  api.reset();
  answerUsually(api);
  understood = preview;
  api.on(check, () => ({ body: understood }));
  api.on(upload, () => ({ body: report }));
});

/** Opens the dialog. */
async function open(): Promise<HTMLElement> {
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'Válaszok feltöltése' }));
  return screen.findByRole('dialog');
}

/** Opens the dialog, chooses a table and has it checked. */
async function checked(): Promise<HTMLElement> {
  const dialog = await open();
  const file = new File(['PK'], 'valaszok.xlsx');
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  return dialog;
}

/** The corrections that calls carried. */
const sent = (path: string) =>
  api.callsOf(path).map(({ body }) => {
    const json = (body as FormData).get('corrections');
    return typeof json === 'string' ? (JSON.parse(json) as unknown) : null;
  });

it('offers the sample to the person who has no workbook yet', async () => {
  const sample = 'GET /api/admin/download-sample-excel';
  api.on(sample, () => ({ status: 503, body: {} }));
  const dialog = await open();
  await person.click(within(dialog).getByRole('button', { name: 'Kitölthető minta letöltése' }));
  await waitFor(() => expect(api.callsOf(sample)[0]?.query.get('questionnaireId')).toBe('7'));
});

it('shows what was understood before anything is stored, takes corrections, and imports with them', async () => {
  const dialog = await checked();
  expect(await within(dialog).findByText('Google Űrlapok')).toBeDefined();
  expect(within(dialog).getByText(/Még semmit sem mentettünk el/)).toBeDefined();
  expect(within(dialog).queryByText('Id')).toBeNull();

  await person.click(within(dialog).getByRole('button', { name: 'Talán ez: Van honlapjuk?' }));
  await waitFor(() => expect(sent(check)).toHaveLength(2));
  await person.selectOptions(within(dialog).getByLabelText('Mit jelent ez a válasz: talán'), 'Nincs válasz');
  const address = within(dialog).getByLabelText('E-mail-cím, 4. sor');
  await person.clear(address);
  await person.type(address, 'anna@rendelo.hu{Enter}');
  await waitFor(() => expect(sent(check)).toHaveLength(4));
  const corrections = {
    columns: [{ header: '1. Web?', nth: 0, is: 'question', questionId: webId, optionId: null }],
    answers: [{ questionId: webId, value: 'talán', optionId: null }],
    addresses: [{ sheet: 'Válaszok', row: 4, address: 'anna@rendelo.hu' }],
    table: null,
  };
  expect(sent(check).at(-1)).toEqual(corrections);
  expect(api.callsOf(upload)).toEqual([]);

  await person.click(within(dialog).getByRole('button', { name: 'Feltöltés' }));
  expect(await within(dialog).findByText('Minden sor rendben bekerült.')).toBeDefined();
  expect(sent(upload)).toEqual([corrections]);
});

it('lets a person choose the sheet and the row of its header', async () => {
  const dialog = await checked();
  await person.selectOptions(await within(dialog).findByLabelText('Munkalap'), 'Tavalyi');
  await waitFor(() =>
    expect(sent(check).at(-1)).toMatchObject({ table: { sheet: 'Tavalyi', headerRow: null } }),
  );
  const header = within(dialog).getByLabelText('A fejléc sora (az oszlopok nevei)');
  await person.selectOptions(header, '3. sor: E-mail-cím | Id | 1. Web?');
  await waitFor(() =>
    expect(sent(check).at(-1)).toMatchObject({ table: { sheet: 'Válaszok', headerRow: 3 } }),
  );
  await person.selectOptions(
    within(dialog).getByLabelText('Munkalap'),
    'Mindegyik, amelyiken válaszok vannak',
  );
  await waitFor(() => expect(sent(check).at(-1)).toMatchObject({ table: null }));
});

it('lets a column be one choice of a question', async () => {
  const asked = { ...column, header: 'Részben?', is: 'question', questionId: webId, sure: 'alike' } as const;
  understood = { ...preview, sheets: [{ ...preview.sheets[0]!, columns: [column, asked] }] };
  const dialog = await checked();
  await person.click(await within(dialog).findByText('Felismert oszlopok: 2'));
  const part = await within(dialog).findByLabelText('A válasz melyik része ez az oszlop: Részben?');
  await person.selectOptions(part, 'Csak ez a válasz: részben');
  await waitFor(() => expect(sent(check)).toHaveLength(2));
  expect(sent(check)[1]).toMatchObject({
    columns: [{ header: 'Részben?', is: 'option', questionId: webId, optionId: 102 }],
  });
});

it('takes pasted cells, and begins anew without what was kept', async () => {
  const saved = { ...column, header: 'Cím', sure: 'saved' } as const;
  understood = { ...preview, sheets: [{ ...preview.sheets[0]!, name: '', columns: [saved] }] };
  const dialog = await open();
  await person.click(within(dialog).getByLabelText(/illessze be ide/));
  await person.paste('E-mail\tWeb?\na@b.hu\tigen');
  await person.click(await within(dialog).findByRole('button', { name: 'Elölről kezdem' }));
  await waitFor(() =>
    expect(api.callsOf(check).map(({ query }) => query.get('mapping'))).toEqual([null, 'none']),
  );
  const [first] = api.callsOf(check);
  expect(((first!.body as FormData).get('file') as File).name).toBe('Beillesztett cellák.txt');
});

it('has nothing to take over where every response is there already', async () => {
  understood = { ...preview, created: 0, unchanged: 6, errorCount: 0, addresses: [], unknownAnswers: [] };
  const dialog = await checked();
  expect(await within(dialog).findByText(/nincs mit átvenni/)).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: 'Feltöltés' })).toBeNull();
});

it('leads to the setup only where an answer can be mapped there; a number without bands is corrected in the table', async () => {
  const unclear = { ...talan, value: '1.200', nearest: null, isMappable: false };
  api.on(upload, () => ({ body: { ...report, unknownAnswers: [unclear], unknownAnswerCount: 1 } }));
  const dialog = await checked();
  await person.click(await within(dialog).findByRole('button', { name: 'Feltöltés' }));
  expect(await within(dialog).findByText(/^Ez a szám megválaszolatlannak számít/)).toBeDefined();
  expect(within(dialog).queryByRole('link', { name: 'Megadás a kérdőív beállításainál' })).toBeNull();
});

it('takes all proposals for answers at once, and checks once', async () => {
  const igen = { ...talan, value: 'Yes', nearest: { id: 101, label: 'igen' } };
  understood = { ...preview, unknownAnswers: [talan, igen, { ...talan, value: 'xyz', nearest: null }] };
  const dialog = await checked();
  await person.click(await within(dialog).findByRole('button', { name: 'Minden javaslat elfogadása (2)' }));
  await waitFor(() => expect(sent(check)).toHaveLength(2));
  expect(sent(check).at(-1)).toMatchObject({
    answers: [
      { questionId: webId, value: 'talán', optionId: 102 },
      { questionId: webId, value: 'Yes', optionId: 101 },
    ],
  });
  expect(within(dialog).queryByRole('button', { name: /^Minden javaslat/ })).toBeNull();
});

it('takes the number that was meant by an answer that could be two', async () => {
  const [web] = preview.questions;
  const unclear = { ...talan, value: '1.200', nearest: null };
  understood = {
    ...preview,
    questions: [{ ...web!, kind: 'number', options: [] }],
    unknownAnswers: [unclear],
  };
  const dialog = await checked();
  const field = await within(dialog).findByLabelText('A helyes szám ehelyett: 1.200');
  await person.type(field, '1.200');
  expect(within(field.closest('form')!).getByRole('button')).toHaveProperty('disabled', true);
  await person.clear(field);
  await person.type(field, '1200{Enter}');
  await waitFor(() => expect(sent(check)).toHaveLength(2));
  expect(sent(check).at(-1)).toMatchObject({
    answers: [{ questionId: webId, value: '1.200', optionId: null, number: 1200 }],
  });
});

it('says why the table could not be checked', async () => {
  const message = 'A munkafüzet nem nyitható meg.';
  api.on(check, () => ({ status: 400, body: { statusCode: 400, code: 'unreadable', message } }));
  const dialog = await checked();
  expect(await within(dialog).findByText(message)).toBeDefined();
  expect(within(dialog).getByText('A táblázatot nem sikerült ellenőrizni')).toBeDefined();
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
  const dialog = await checked();
  const rows = [makeRow({ id: 'e1', status: 'pending' }), makeRow({ id: 'e2', status: 'pending' })];
  api.on('GET /api/admin/evaluations', () => ({ body: rows, headers: { 'X-Total-Count': '2' } }));
  await person.click(await within(dialog).findByRole('button', { name: 'Feltöltés' }));
  await person.click(await within(dialog).findByRole('button', { name: 'Szövegek írása (2)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(bulk)[0]!.body).toEqual({ action: 'generate', ids: ['e1', 'e2'] });
});
