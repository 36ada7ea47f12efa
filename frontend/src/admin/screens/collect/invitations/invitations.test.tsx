import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeInvited, makeOnlineForm } from '../../../testing/make-online-form.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { type Invitation, type InvitationSummary, type InvitedReport } from './invitations.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const upload = 'POST /api/admin/invitations/upload';
let summary: InvitationSummary;
let rows: Invitation[];
let report: InvitedReport;

const invitation = (more: Partial<Invitation>): Invitation => ({
  id: '3b8f0f8e-0000-4000-8000-000000000001',
  clientName: 'Kovács Anna',
  clinicName: 'Mosoly Fogászat',
  clientEmail: 'anna@mosoly.example',
  state: 'invited',
  reminders: 0,
  createdAt: '2026-03-02T08:00:00.000Z',
  lastMailedAt: '2026-03-02T08:00:05.000Z',
  openedAt: null,
  startedAt: null,
  finishedAt: null,
  evaluationId: null,
  isInOutbox: false,
  error: null,
  ...more,
});
const form = makeOnlineForm({ isOpen: true, state: 'open', reminderDays: [7, 14] });
const refused = 'Ez nem érvényes e-mail-cím.';

beforeEach(() => {
  api.reset();
  answerUsually(api);
  summary = makeInvited();
  rows = [];
  report = {
    mailWay: 'sent',
    invited: 1,
    rows: [
      {
        row: 1,
        clientName: 'Anna',
        clinicName: 'Mosoly',
        clientEmail: 'a@b.example',
        outcome: 'invited',
        reason: null,
      },
      {
        row: 2,
        clientName: '',
        clinicName: '<b>Rossz</b>',
        clientEmail: 'x',
        outcome: 'malformed',
        reason: refused,
      },
    ],
  };
  api.on('GET /api/admin/online-form', () => ({ body: form }));
  api.on('GET /api/admin/invitations/summary', () => ({ body: summary }));
  api.on('GET /api/admin/invitations', () => ({
    body: rows,
    headers: { 'X-Total-Count': String(rows.length) },
  }));
  api.on(upload, () => ({ body: report }));
});

const open = async () => {
  await renderScreen(api, '/collect');
  await screen.findByRole('heading', { name: 'Meghívók' });
};
const show = async (...shown: Invitation[]) => {
  rows = shown;
  for (const { state } of shown) summary.counts = { ...summary.counts, [state]: summary.counts[state] + 1 };
  await open();
  await screen.findByRole('table');
};

it('checks a pasted list first, tells what will happen, and mails only then', async () => {
  await open();
  await screen.findByText(/^Még senkit sem hívtak meg/);
  await person.click(screen.getByRole('button', { name: 'Rendelők meghívása' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('textbox', { name: 'Rendelők listája' }));
  await person.paste('Anna\tMosoly\ta@b.example\n\t<b>Rossz</b>\tx');
  await person.click(within(dialog).getByRole('button', { name: 'Lista ellenőrzése' }));
  await within(dialog).findByText('Meghívandó rendelők száma: 1');
  expect(within(dialog).getByRole('row', { name: /2.*<b>Rossz<\/b> · x.*Ez nem érvényes/ })).toBeVisible();
  expect(api.callsOf(upload).map(({ query }) => query.get('dryRun'))).toEqual(['true']);
  await person.click(within(dialog).getByRole('button', { name: 'Meghívók elküldése' }));
  await within(dialog).findByText('Meghívott rendelők száma: 1');
  expect(api.callsOf(upload).map(({ query }) => query.get('dryRun'))).toEqual(['true', null]);
});

it('keeps the list where it is to be changed, and offers nothing to send where nobody can be invited', async () => {
  report = { ...report, invited: 0, rows: report.rows.slice(1) };
  await open();
  await person.click(await screen.findByRole('button', { name: 'Rendelők meghívása' }));
  const field = () => screen.getByRole('textbox', { name: 'Rendelők listája' });
  await person.click(field());
  await person.paste('x');
  await person.click(screen.getByRole('button', { name: 'Lista ellenőrzése' }));
  await screen.findByText('Ebből a listából senki sem hívható meg');
  expect(screen.queryByRole('button', { name: 'Meghívók elküldése' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Lista módosítása' }));
  expect(field()).toHaveValue('x');
});

it('offers nothing to send while the mail service takes no mails', async () => {
  report = { ...report, mailWay: 'failing' };
  await open();
  await person.click(await screen.findByRole('button', { name: 'Rendelők meghívása' }));
  await person.click(screen.getByRole('textbox', { name: 'Rendelők listája' }));
  await person.paste('a@b.example');
  await person.click(screen.getByRole('button', { name: 'Lista ellenőrzése' }));
  await screen.findByText(/^A meghívók nem mennének ki/);
  expect(screen.queryByRole('button', { name: 'Meghívók elküldése' })).toBeNull();
});

it('says that mails are saved and not sent where there is no mail service', async () => {
  summary = { ...summary, mailWay: 'outbox' };
  await open();
  await screen.findByText('A levelek a kimenő mappába kerülnek, nem mennek el');
});

it('invites nobody while the form is closed', async () => {
  summary = { ...summary, formState: 'closed' };
  await open();
  await screen.findByText(/^Meghívót akkor lehet küldeni/);
  expect(screen.queryByRole('button', { name: 'Rendelők meghívása' })).toBeNull();
});

it('shows how far each has come, and why a mail did not arrive', async () => {
  await show(
    invitation({ state: 'finished', id: '1', clinicName: '', clientName: '', clientEmail: '' }),
    invitation({ state: 'undelivered', id: '2', error: 'Nincs ilyen cím.' }),
    invitation({ state: 'invited', id: '3', isInOutbox: true, reminders: 2 }),
  );
  const [, finished, undelivered, saved] = screen.getAllByRole('row');
  expect(finished).toHaveTextContent('A nevet és a címet töröltük');
  expect(within(finished!).queryAllByRole('button')).toEqual([]);
  expect(undelivered).toHaveTextContent('Nem érkezett meg');
  expect(undelivered).toHaveTextContent('Nincs ilyen cím.');
  expect(saved).toHaveTextContent('A kimenő mappába került, nem ment el');
  expect(saved).toHaveTextContent('Emlékeztetők: 2');
});

it('sends again, and withdraws only when asked twice', async () => {
  const one = invitation({});
  api.on(`POST /api/admin/invitations/${one.id}/send-again`, () => ({ body: one }));
  api.on(`DELETE /api/admin/invitations/${one.id}`, () => ({ body: { success: true } }));
  await show(one);
  await person.click(screen.getByRole('button', { name: 'Újraküldés: Mosoly Fogászat' }));
  await screen.findByText('A meghívót hamarosan újra elküldjük');
  await person.click(screen.getByRole('button', { name: 'Visszavonás: Mosoly Fogászat' }));
  const question = await screen.findByRole('dialog');
  expect(api.callsOf(`DELETE /api/admin/invitations/${one.id}`)).toEqual([]);
  await person.click(within(question).getByRole('button', { name: 'Visszavonás' }));
  await waitFor(() => expect(api.callsOf(`DELETE /api/admin/invitations/${one.id}`)).toHaveLength(1));
});
