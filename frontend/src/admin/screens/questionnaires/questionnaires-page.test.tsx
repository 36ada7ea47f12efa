import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { ApiServer } from '../../../testing/api-server.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { findDialog } from '../../testing/find-dialog.ts';
import { makeImpact } from '../../testing/make-configuration.ts';
import { makeQuestionnaire } from '../../testing/make.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const listed = 'GET /api/admin/questionnaires';
const create = 'POST /api/admin/questionnaires';
const choice = 'POST /api/admin/session/questionnaire';
const form = 'https://docs.google.com/forms/d/e/x/viewform';

beforeEach(() => {
  api.reset();
  answerUsually(api);
  list([makeQuestionnaire({ googleFormUrl: form })]);
  const template = { language: 'hu' as const, sections: ['Időpontok'], questions: 12 };
  api.on('GET /api/admin/questionnaire-templates', () => ({
    body: [
      { ...template, template: 'gp' as const, name: 'Háziorvosi felmérés' },
      { ...template, template: 'dental' as const, name: 'Fogászati felmérés' },
    ],
  }));
});

function list(present: Questionnaire[], deleted: Questionnaire[] = []): void {
  api.on(listed, ({ query }) => ({ body: query.get('deleted') === 'true' ? deleted : present }));
}

it('lists name, language, size, form and state; the name leads to its configuration', async () => {
  const onlineForm = { url: 'https://pelda.hu/q/x', state: 'open', questions: 33, responses: 1_200 } as const;
  api.on('GET /api/admin/online-forms', () => ({ body: [{ ...onlineForm, questionnaireId: 8 }] }));
  list([
    makeQuestionnaire({ googleFormUrl: form }),
    makeQuestionnaire({ id: 8, name: 'Román', language: 'ro', isActive: false }),
  ]);
  await renderAdmin(api, '/admin/questionnaires');
  const row = await screen.findByRole('row', { name: /Rendelők 2026/ });
  expect(
    within(row)
      .getByRole('link', { name: /Megnyitás/ })
      .getAttribute('href'),
  ).toBe(form);
  expect(within(row).getByRole('button', { name: 'Frissítés az űrlapból: Rendelők 2026' })).toBeDefined();
  const other = screen.getByRole('row', { name: /Román/ });
  expect(other.textContent).toContain('Nincs megadva');
  expect(other.textContent).toContain('Inaktív');
  expect(within(other).queryByRole('button', { name: /Frissítés/ })).toBeNull();
  expect(await within(other).findByText(/^33 kérdés, 1200 kitöltés$/)).toBeDefined();
  await person.click(within(other).getByRole('link', { name: 'Román' }));
  await waitFor(() => expect(api.callsOf(choice).at(-1)?.body).toEqual({ questionnaireId: 8 }));
  await waitFor(() => expect(window.location.pathname).toBe('/config'));
});

it('creates one from a form with a checked address, and works on it from then on', async () => {
  api.on(create, ({ body }) => ({ status: 201, body: makeQuestionnaire({ id: 9, ...(body as object) }) }));
  await renderScreen(api, '/questionnaires');
  await person.click(await screen.findByRole('button', { name: 'Új kérdőív' }));
  const dialog = await findDialog();
  const ok = within(dialog).getByRole('button', { name: 'Létrehozás' });
  await startFrom(dialog, 'Google-űrlap');
  await person.click(ok);
  expect(await within(dialog).findByText('Adjon nevet a kérdőívnek.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Név')));
  await person.type(within(dialog).getByLabelText('Név'), ' Új felmérés ');
  const address = within(dialog).getByLabelText('Google-űrlap címe');
  await person.type(address, 'docs.google.com');
  await person.click(ok);
  expect(await within(dialog).findByText(/Teljes webcím kell/)).toBeDefined();
  expect(api.callsOf(create)).toEqual([]);
  await person.clear(address);
  await person.type(address, 'https://pelda.hu/x');
  expect(await within(dialog).findByText(/Ez nem Google-cím/)).toBeDefined();
  await person.clear(address);
  await person.type(address, form);
  list([makeQuestionnaire(), makeQuestionnaire({ id: 9, name: 'Új felmérés' })]);
  await person.click(ok);
  await waitFor(() => expect(api.callsOf(choice).at(-1)?.body).toEqual({ questionnaireId: 9 }));
  expect(api.callsOf(create)[0]?.body).toEqual({
    name: 'Új felmérés',
    language: 'hu',
    googleFormUrl: form,
  });
  await waitFor(() => expect(window.location.pathname).toBe('/config'));
});

it('says what free wording costs, that no AI is set up, and saves exact wording', async () => {
  const change = 'PATCH /api/admin/questionnaires/7';
  api.on(change, ({ body }) => ({ body: makeQuestionnaire(body as object) }));
  const row = { failedCalls: 0, promptTokens: 0, completionTokens: 0 };
  api.on('GET /api/admin/ai-usage', () => ({
    status: 200,
    body: {
      isOn: false,
      rows: [
        { ...row, kind: 'generate', calls: 3, failedCalls: 1, completionTokens: 1500 },
        { ...row, kind: 'draft-insights', calls: 1, completionTokens: 90_000 },
      ],
    },
  }));
  await renderScreen(api, '/questionnaires');
  await person.click(await screen.findByRole('button', { name: 'Szerkesztés: Rendelők 2026' }));
  const dialog = await findDialog();
  expect(await within(dialog).findByText(/átlagosan 750 kimeneti token/)).toBeDefined();
  expect(dialog.textContent).toContain('a szövegeket a beépített szövegíró készíti');
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /^Szabad/ }).checked).toBe(true);
  await person.click(within(dialog).getByRole('radio', { name: /^Kötött/ }));
  await person.click(within(dialog).getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(api.callsOf(change)[0]?.body).toMatchObject({ aiWording: 'exact' }));
});

it('creates one from a template, which names it until somebody does', async () => {
  const fromTemplate = 'POST /api/admin/questionnaires/from-template';
  api.on(fromTemplate, () => ({ status: 201, body: makeQuestionnaire({ id: 9 }) }));
  await renderScreen(api, '/questionnaires');
  await person.click(await screen.findByRole('button', { name: 'Új kérdőív' }));
  const dialog = await findDialog();
  const name = within(dialog).getByLabelText<HTMLInputElement>('Név');
  await waitFor(() => expect(name.value).toBe('Háziorvosi felmérés'));
  expect(dialog.textContent).toContain('12 kérdés');
  await startFrom(dialog, 'Üres kérdőív');
  await waitFor(() => expect(name.value).toBe(''));
  await startFrom(dialog, 'Sablon: fogászati rendelő');
  await waitFor(() => expect(name.value).toBe('Fogászati felmérés'));
  await person.click(within(dialog).getByRole('button', { name: 'Létrehozás' }));
  await waitFor(() =>
    expect(api.callsOf(fromTemplate)[0]?.body).toEqual({
      template: 'dental',
      name: 'Fogászati felmérés',
      language: 'hu',
    }),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/config'));
});

it('keeps the name that somebody has given it, whatever it is made of', async () => {
  await renderScreen(api, '/questionnaires');
  await person.click(await screen.findByRole('button', { name: 'Új kérdőív' }));
  const dialog = await findDialog();
  const name = within(dialog).getByLabelText<HTMLInputElement>('Név');
  await waitFor(() => expect(name.value).toBe('Háziorvosi felmérés'));
  await person.type(name, ' 2027');
  await startFrom(dialog, 'Sablon: fogászati rendelő');
  await screen.findByText(/12 kérdés/);
  expect(name.value).toBe('Háziorvosi felmérés 2027');
});

const startFrom = (dialog: HTMLElement, start: string) =>
  chooseOption(person, dialog, 'Miből induljon?', start);

it('sends only what was changed, so that what somebody else has changed stays', async () => {
  const change = 'PATCH /api/admin/questionnaires/7';
  api.on(change, () => ({ body: makeQuestionnaire() }));
  await renderScreen(api, '/questionnaires');
  await person.click(await screen.findByRole('button', { name: 'Szerkesztés: Rendelők 2026' }));
  const dialog = await findDialog();
  await person.type(within(dialog).getByLabelText('Név'), ' ősz');
  await person.click(within(dialog).getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(api.callsOf(change)[0]?.body).toEqual({ name: 'Rendelők 2026 ősz' }));
});

it('puts the server’s refusal beside its field', async () => {
  const change = 'PATCH /api/admin/questionnaires/7';
  const details = [{ field: 'googleFormUrl', problem: 'no' }];
  api.on(change, () => ({
    status: 400,
    body: { statusCode: 400, code: 'validation_failed', message: 'Hibás mező.', details },
  }));
  await renderScreen(api, '/questionnaires');
  await person.click(await screen.findByRole('button', { name: 'Szerkesztés: Rendelők 2026' }));
  const dialog = await findDialog();
  await person.click(within(dialog).getByRole('button', { name: 'Mentés' }));
  expect(await within(dialog).findByText(/Ezt az értéket nem fogadhatjuk el/)).toBeDefined();
});

it('says what another language does before it saves it', async () => {
  const change = 'PATCH /api/admin/questionnaires/7';
  const impact = 'GET /api/admin/questionnaires/7/impact';
  api.on(impact, () => ({ body: makeImpact({ rescored: 4, staleTexts: 1 }) }));
  api.on(change, () => ({ body: makeQuestionnaire({ language: 'ro' }) }));
  await renderScreen(api, '/questionnaires');
  await person.click(await screen.findByRole('button', { name: 'Szerkesztés: Rendelők 2026' }));
  const dialog = await findDialog();
  await chooseOption(person, dialog, 'Nyelv', 'Română');
  const save = () => person.click(within(dialog).getByRole('button', { name: 'Mentés' }));
  await save();
  const asked = async () =>
    (await screen.findByText(/újra pontozunk/)).closest<HTMLElement>('[role="dialog"]')!;
  const question = await asked();
  expect(question.textContent).toMatch(/Átállítja a kérdőív nyelvét\?.*újra pontozunk: 4/);
  expect(Object.fromEntries(api.callsOf(impact)[0]!.query)).toEqual({ change: 'language', language: 'ro' });
  await person.click(within(question).getByRole('button', { name: 'Mégse' }));
  expect(api.callsOf(change)).toEqual([]);
  await save();
  const again = await asked();
  await person.click(within(again).getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(api.callsOf(change)[0]?.body).toMatchObject({ language: 'ro' }));
});

it('says what inactive means before it switches', async () => {
  const change = 'PATCH /api/admin/questionnaires/7';
  api.on(change, () => ({ body: makeQuestionnaire({ isActive: false }) }));
  await renderScreen(api, '/questionnaires');
  await person.click(await screen.findByRole('switch'));
  const dialog = await findDialog();
  expect(dialog.textContent).toContain('nincs ütemezett szinkronizálás');
  await person.click(within(dialog).getByRole('button', { name: 'Inaktívvá tétel' }));
  await waitFor(() => expect(api.callsOf(change)[0]?.body).toEqual({ isActive: false }));
});

it('deletes only by the typed name after showing what hangs on it, and brings it back', async () => {
  const remove = 'DELETE /api/admin/questionnaires/7';
  const restore = 'POST /api/admin/questionnaires/7/restore';
  api.on('GET /api/admin/questionnaires/7/impact', () => ({
    body: makeImpact({ evaluations: 21, sent: 7, questions: 33 }),
  }));
  api.on(remove, () => ({ body: { success: true } }));
  api.on(restore, () => ({ body: makeQuestionnaire() }));
  await renderScreen(api, '/questionnaires');
  await person.click(await screen.findByRole('button', { name: 'Törlés: Rendelők 2026' }));
  const dialog = await findDialog();
  const field = await within(dialog).findByLabelText(/Rendelők 2026/);
  expect(dialog.textContent).toContain('értékelések: 21');
  expect(dialog.textContent).toContain('kérdések: 33');
  await person.type(field, 'Rendelők{Enter}');
  expect(within(dialog).getByRole('alert').textContent).toContain('nem egyezik');
  expect(api.callsOf(remove)).toEqual([]);
  list([], [makeQuestionnaire({ deletedAt: '2026-11-20T10:00:00Z' })]);
  await person.type(field, ' 2026{Enter}');
  await waitFor(() => expect(api.callsOf(remove)).toHaveLength(1));
  const back = await screen.findByRole('button', { name: 'Visszaállítás: Rendelők 2026' });
  expect(await screen.findByText(/Még nincs kérdőíve/)).toBeDefined();
  list([makeQuestionnaire()]);
  await person.click(back);
  expect(await screen.findByRole('row', { name: /Rendelők 2026/ })).toBeDefined();
});

it('copies under a name of one’s own', async () => {
  const copy = 'POST /api/admin/questionnaires/7/copy';
  api.on(copy, () => ({ status: 201, body: makeQuestionnaire({ id: 9, name: 'Másolatom' }) }));
  await renderScreen(api, '/questionnaires');
  await person.click(await screen.findByRole('button', { name: 'Másolás: Rendelők 2026' }));
  const dialog = await findDialog();
  const field = within(dialog).getByLabelText('A másolat neve');
  expect((field as HTMLInputElement).value).toBe('Rendelők 2026 – másolat');
  await person.clear(field);
  await person.type(field, 'Másolatom{Enter}');
  await waitFor(() => expect(api.callsOf(copy)[0]?.body).toEqual({ name: 'Másolatom' }));
});
