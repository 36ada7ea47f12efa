import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as files from '../../shared/actions/save-file.ts';
import { ApiServer } from '../../testing/api-server.ts';
import { makeRow } from '../testing/make.ts';
import { answerUsually, renderScreen } from '../testing/render-admin.tsx';
import { type Found, type Invitation } from './personal-data.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const erase = 'POST /api/admin/evaluation/e1/erase';
const evaluation = 'GET /api/admin/evaluation/e1';
const moment = '2026-11-20T10:00:00Z';

const found: Found = {
  ...{
    id: 'e1',
    clientName: 'Kovács Anna',
    clinicName: 'Körúti Fogászat',
    clientEmail: 'anna@korutifogaszat.hu',
  },
  ...{ status: 'sent', questionnaireId: 8, questionnaireName: 'Fogászatok' },
};
const invitation = (patch: Partial<Invitation>): Invitation => ({
  ...{
    id: 'i1',
    clientName: 'Nagy Éva',
    clinicName: 'Szív Rendelő',
    clientEmail: 'eva@sziv.hu',
    state: 'invited',
  },
  ...{
    reminders: 0,
    createdAt: moment,
    lastMailedAt: moment,
    openedAt: null,
    startedAt: null,
    finishedAt: null,
  },
  ...{ evaluationId: null, isInOutbox: false, error: null },
  ...patch,
});
const page = <T,>(...rows: T[]) => ({ body: rows, headers: { 'X-Total-Count': String(rows.length) } });

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on('GET /api/admin/trash', () => page());
  api.on('GET /api/admin/invitations', () => page());
  api.on('GET /api/admin/search', () => ({
    body: {
      evaluations: [found],
      moreEvaluations: false,
      questions: [],
      moreQuestions: false,
      trashed: [],
      moreTrashed: false,
    },
  }));
});

async function find(words: string) {
  await renderScreen(api, '/personal-data');
  await person.type(await screen.findByLabelText('E-mail-cím, név vagy rendelő'), `${words}{Enter}`);
}

it('finds a person without putting the address into the browser’s, and erases for good by the typed name', async () => {
  await find(' anna@korutifogaszat.hu ');
  expect(await screen.findByText('Körúti Fogászat · anna@korutifogaszat.hu')).toBeDefined();
  expect(api.callsOf('GET /api/admin/search')[0]?.query.get('q')).toBe('anna@korutifogaszat.hu');
  expect(window.location.search).toBe('');

  await person.click(screen.getByRole('button', { name: 'Végleges törlés: Kovács Anna' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText(/^Írja be/);
  await person.type(field, 'Kovács{Enter}');
  expect(within(dialog).getByRole('alert').textContent).toContain('nem egyezik');
  expect(api.callsOf(erase)).toEqual([]);

  api.on(erase, () => ({ body: { success: true } }));
  api.on('GET /api/admin/search', () => ({
    body: {
      evaluations: [],
      moreEvaluations: false,
      questions: [],
      moreQuestions: false,
      trashed: [],
      moreTrashed: false,
    },
  }));
  await person.type(field, ' Anna{Enter}');
  await waitFor(() => expect(api.callsOf(erase)).toHaveLength(1));
  expect(await screen.findByText('Véglegesen törölve')).toBeDefined();
  expect(await screen.findByText(/Nincs ilyen kitöltés vagy meghívó/)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.id).toBe('find-person'));
});

it('says what is kept of a response, and saves all of it', async () => {
  const saved = vi.spyOn(files, 'handOver').mockImplementation(() => undefined);
  const version = { version: 3, kind: 'saved' as const, adminId: 1, at: moment };
  api.on(evaluation, () => ({
    body: {
      ...makeRow({ questionnaireId: 8 }),
      ...{
        responseOrigin: 'import' as const,
        responseSource: '',
        sectionScores: [],
        textOrigins: {},
        generatedTexts: null,
      },
      rawResponses: { q1: 'Igen', q2: 'Nem', q3: 'Nem' },
    },
  }));
  for (const part of ['mails', 'timeline'] as const) api.on(`${evaluation}/${part}`, () => ({ body: [] }));
  api.on(`${evaluation}/versions`, () => ({ body: [version] }));
  api.on(`${evaluation}/versions/3`, () => ({ status: 200 as number, body: { summary: 'Szép.' } }));
  api.on(`${evaluation}/notes`, () => ({
    body: [{ id: 'n1', adminId: 1, text: 'Visszahívni.', createdAt: moment, editedAt: null }],
  }));
  await find('anna');
  await person.click(await screen.findByRole('button', { name: 'Tárolt adatok: Kovács Anna' }));
  const dialog = await screen.findByRole('dialog');
  const valueOf = (fact: string) => within(dialog).getByText(fact).nextElementSibling?.textContent;
  await waitFor(() => expect(valueOf('Válaszok')).toBe('3'));
  expect(valueOf('Hozzájárulás')).toBe('nincs rögzítve');
  expect(valueOf('Belső megjegyzések')).toBe('1');

  await person.click(within(dialog).getByRole('button', { name: 'Mentés fájlba' }));
  const [file, name] = saved.mock.calls[0]!;
  expect(name).toBe('response-e1.json');
  const content = JSON.parse(await file.text()) as object;
  // Notes are for the admins alone.
  expect(content).not.toHaveProperty('notes');
  expect(content).toMatchObject({
    evaluation: { clientEmail: 'anna@korutifogaszat.hu', rawResponses: { q1: 'Igen' } },
    consent: null,
    versions: [{ version: 3, texts: { summary: 'Szép.' } }],
  });
});

it('finds invitations without a response, erases them too, and reaches what is in the trash', async () => {
  api.on('GET /api/admin/invitations', ({ query }) =>
    query.has('state') ? page() : page(invitation({}), invitation({ id: 'i2', evaluationId: 'e1' })),
  );
  api.on('GET /api/admin/trash', () =>
    page(
      { ...trashed, kind: 'section' as const, id: 'd1', name: 'Weboldal' },
      { ...trashed, kind: 'evaluation' as const, id: 'e7', name: '', clinicName: 'Arany Klinika' },
    ),
  );
  await find('eva');
  expect(await screen.findByText('Meghívó, kitöltés nélkül (2026. 11. 20.)')).toBeDefined();
  const removal = 'DELETE /api/admin/invitations/i1';
  api.on(removal, () => ({ body: { success: true } }));
  await person.click(screen.getByRole('button', { name: 'Végleges törlés: Nagy Éva' }));
  await person.type(await screen.findByLabelText(/^Írja be.*Nagy Éva/), 'Nagy Éva{Enter}');
  await waitFor(() => expect(api.callsOf(removal)).toHaveLength(1));

  expect(screen.queryByText('Weboldal')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Végleges törlés: Arany Klinika' }));
  api.on('POST /api/admin/evaluation/e7/erase', () => ({ body: { success: true } }));
  await person.type(await screen.findByLabelText(/^Írja be.*Arany Klinika/), 'Arany Klinika{Enter}');
  await waitFor(() => expect(api.callsOf('POST /api/admin/evaluation/e7/erase')).toHaveLength(1));
});

const trashed = {
  ...{ clinicName: '', status: null, questions: 0, deletedAt: moment, deletedBy: null },
  keptUntil: '2026-12-20T10:00:00Z',
};

it('lists who gets no more mails, by the reason', async () => {
  api.on('GET /api/admin/invitations', ({ query }) =>
    query.get('state') === 'opted-out' ? page(invitation({ state: 'opted-out' })) : page(),
  );
  await renderScreen(api, '/personal-data');
  expect(await screen.findByRole('rowheader', { name: 'eva@sziv.hu' })).toBeDefined();
  await person.click(screen.getByRole('combobox', { name: 'Miért' }));
  await person.click(await screen.findByTitle('Nem érkezett meg, vagy levélszemétnek jelölte'));
  expect(await screen.findByText('Nincs ilyen cím.')).toBeDefined();
});
