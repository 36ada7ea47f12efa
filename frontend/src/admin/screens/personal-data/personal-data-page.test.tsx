import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as files from '../../../shared/actions/save-file.ts';
import { ApiServer } from '../../../testing/api-server.ts';
import { makeRow } from '../../testing/make.ts';
import { answerUsually, renderScreen } from '../../testing/render-admin.tsx';
import { type Invitation, type PersonRecord } from './personal-data.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const erase = 'POST /api/admin/evaluation/e1/erase';
const evaluation = 'GET /api/admin/evaluation/e1';
const moment = '2026-11-20T10:00:00Z';

const search = 'GET /api/admin/personal-data';
const record = (patch: Partial<PersonRecord>): PersonRecord => ({
  ...{ kind: 'evaluation', id: 'e1', evaluationId: 'e1', status: 'sent', about: null, answers: null },
  ...{ clientName: 'Kovács Anna', clinicName: 'Körúti Fogászat', clientEmail: 'anna@korutifogaszat.hu' },
  ...{ questionnaireId: 8, questionnaireName: 'Fogászatok', at: moment },
  ...patch,
});
const kept = (...records: PersonRecord[]) => ({ body: { records, more: false, bar: null } });
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
  api.on('GET /api/admin/invitations', () => page());
  api.on(search, () => kept(record({})));
});

async function find(words: string) {
  await renderScreen(api, '/personal-data');
  await person.type(await screen.findByLabelText('E-mail-cím, név vagy rendelő'), `${words}{Enter}`);
}

it('finds a person without putting the address into the browser’s, and erases for good by the typed name', async () => {
  await find(' anna@korutifogaszat.hu ');
  expect(await screen.findByText('Körúti Fogászat · anna@korutifogaszat.hu')).toBeDefined();
  expect(api.callsOf(search)[0]?.query.get('q')).toBe('anna@korutifogaszat.hu');
  expect(window.location.search).toBe('');

  await person.click(screen.getByRole('button', { name: 'Végleges törlés: Kovács Anna' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText(/^Írja be/);
  await person.type(field, 'Kovács{Enter}');
  expect(within(dialog).getByRole('alert').textContent).toContain('nem egyezik');
  expect(api.callsOf(erase)).toEqual([]);

  api.on(erase, () => ({ body: { success: true } }));
  api.on(search, () => kept());
  await person.type(field, ' Anna{Enter}');
  await waitFor(() => expect(api.callsOf(erase)).toHaveLength(1));
  expect(await screen.findByText('Véglegesen törölve')).toBeDefined();
  expect(await screen.findByText(/Nincs találat az Ön által kezelt/)).toBeDefined();
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

it('erases whatever stands by itself: a response in the trash, an unfinished one, an invitation', async () => {
  api.on(search, () =>
    kept(
      record({ kind: 'trashed', id: 'e7', evaluationId: 'e7', clientName: '', clinicName: 'Arany Klinika' }),
      record({
        kind: 'draft',
        id: 'd1',
        evaluationId: null,
        clientName: 'Nagy Éva',
        status: null,
        answers: 4,
      }),
      record({ kind: 'invitation', id: 'i1', evaluationId: null, clientName: 'Kiss Pál', status: null }),
      record({ kind: 'invitation', id: 'i2', clientName: 'Kovács Anna', status: null }),
      record({ kind: 'offer', id: 'o1', clientName: 'Kovács Anna', status: null, about: 'Honlap' }),
      record({ kind: 'mail', id: 'm1', evaluationId: null, status: null, about: 'continue' }),
    ),
  );
  const removals = {
    'anna@korutifogaszat.hu': 'POST /api/admin/evaluation/e7/erase',
    'Nagy Éva': 'DELETE /api/admin/drafts/d1',
    'Kiss Pál': 'DELETE /api/admin/invitations/i1',
  } as const;
  await find('anna');
  expect(await screen.findByText('Félbehagyott kitöltés (4 válasz)')).toBeDefined();
  expect(screen.getByText('Ajánlatkérés: Honlap')).toBeDefined();
  expect(screen.getByText('Levél a kitöltés folytatásához')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Végleges törlés: / })).toHaveLength(3);
  for (const [name, removal] of Object.entries(removals)) {
    api.on(removal, () => ({ body: { success: true } }));
    await person.click(screen.getByRole('button', { name: `Végleges törlés: ${name}` }));
    await person.type(await screen.findByLabelText(/^Írja be/), `${name}{Enter}`);
    await waitFor(() => expect(api.callsOf(removal)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('shows and saves what an unfinished response holds', async () => {
  const saved = vi.spyOn(files, 'handOver').mockImplementation(() => undefined);
  const draft = { id: 'd1', startedAt: moment, source: 'hirlevel', rawResponses: { q1: 'Igen' } };
  api.on(search, () =>
    kept(record({ kind: 'draft', id: 'd1', evaluationId: null, status: null, answers: 1 })),
  );
  api.on('GET /api/admin/drafts/d1', () => ({ body: draft }));
  await find('anna');
  await person.click(await screen.findByRole('button', { name: 'Tárolt adatok: Kovács Anna' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('hirlevel')).toBeDefined();
  await person.click(within(dialog).getByRole('button', { name: 'Mentés fájlba' }));
  const [file, name] = saved.mock.lastCall!;
  expect(name).toBe('draft-d1.json');
  expect(JSON.parse(await file.text())).toEqual(draft);
});

it('says why an address is not mailed to, and lets it be mailed to again only when asked twice', async () => {
  const lift = 'POST /api/admin/personal-data/lift';
  const bar = { reason: 'opted_out' as const, since: moment };
  api.on(search, () => ({
    body: { records: [], more: false, bar: api.callsOf(lift).length > 0 ? null : bar },
  }));
  api.on(lift, () => ({ body: { lifted: 'opted_out' as const } }));
  await find('anna@korutifogaszat.hu');
  expect(await screen.findByText('A címzett leiratkozott (2026. 11. 20.)')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Újra kaphat levelet' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('maga jelezte, hogy nem kér levelet');
  expect(api.callsOf(lift)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Újra kaphat levelet' }));
  await waitFor(() => expect(api.callsOf(lift)[0]?.body).toEqual({ email: 'anna@korutifogaszat.hu' }));
  await waitFor(() => expect(screen.queryByText(/A címzett leiratkozott/)).toBeNull());
});

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
