import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeJob, makeMail, makeRow } from '../../../testing/make.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const correct = 'POST /api/admin/evaluation/e1/correct-email';
const send = 'POST /api/admin/evaluation/e1/send';
const reason = 'A címzett kiszolgálója végleg visszautasította: 550 5.1.1 No such mailbox';

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on('GET /api/admin/evaluation/e1/mails', () => ({
    body: [
      {
        ...makeMail('accepted', { delivery: 'bounced', error: reason }),
        id: 'm1',
        kind: 'result' as const,
        to: 'anna@korutifogaszat.hu',
        createdAt: '2026-11-20T10:59:00Z',
        acceptedAt: '2026-11-20T10:59:30Z',
      },
    ],
  }));
});

function showRow(row: EvaluationRow): void {
  api.on('GET /api/admin/evaluations', () => ({ body: [row], headers: { 'X-Total-Count': '1' } }));
}
const bounced = makeRow({
  status: 'sent',
  hasSnapshot: true,
  version: 7,
  mail: makeMail('accepted', { delivery: 'bounced', error: reason }),
});

it('shows a bounced mail at its row, takes another address and sends there', async () => {
  showRow(bounced);
  api.on(correct, ({ body }) => ({
    body: { ...bounced, clientEmail: (body as { email: string }).email, version: 8 },
  }));
  api.on(send, () => ({ status: 202, body: makeJob({ kind: 'send', state: 'queued' }) }));
  await renderScreen(api);
  expect(await screen.findByText(reason)).toBeDefined();
  await person.click(await screen.findByRole('button', { name: 'Cím javítása: Kovács Anna' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Eredmény')).toBeDefined();
  const field = within(dialog).getByRole('textbox', { name: 'Az ügyfél e-mail-címe' });
  await person.clear(field);
  await person.type(field, 'nobody');
  await person.click(within(dialog).getByRole('button', { name: 'Cím mentése és küldés' }));
  expect(await within(dialog).findByText('Ez nem érvényes e-mail-cím.')).toBeDefined();
  expect(api.callsOf(correct)).toHaveLength(0);
  await person.clear(field);
  await person.type(field, ' uj@korutifogaszat.hu ');
  await person.click(within(dialog).getByRole('button', { name: 'Cím mentése és küldés' }));
  await waitFor(() => expect(api.callsOf(send)).toHaveLength(1));
  expect(api.callsOf(correct)[0]?.body).toEqual({ email: 'uj@korutifogaszat.hu', version: 7 });
});

it.each([
  ['delivered', 'A levél megérkezett'],
  ['complained', 'A címzett nem kér levelet'],
  [null, 'A levelet átadtuk kézbesítésre'],
] as const)('says at the row what was heard of a sent mail: %s', async (delivery, words) => {
  showRow({ ...bounced, mail: makeMail('accepted', { delivery }) });
  await renderScreen(api);
  expect(await screen.findByText(words)).toBeDefined();
});

it('keeps the dialog and what was typed when the address is refused', async () => {
  showRow(bounced);
  api.on(correct, () => ({
    status: 409,
    body: { statusCode: 409, code: 'mail_being_sent', message: 'A levelet éppen most adjuk át.' },
  }));
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'Cím javítása: Kovács Anna' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(await within(dialog).findByRole('button', { name: 'Cím megerősítése és küldés' }));
  expect(await screen.findByText('A levelet éppen most adjuk át.')).toBeDefined();
  expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'anna@korutifogaszat.hu');
  expect(api.callsOf(send)).toHaveLength(0);
});

it('warns before writing again to somebody who wants no mails', async () => {
  showRow({ ...bounced, mail: makeMail('accepted', { delivery: 'complained' }) });
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'Cím javítása: Kovács Anna' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/Csak akkor küldje el újra/)).toBeDefined();
});

it('tells from the menu what became of the mails, and says when that can’t be loaded', async () => {
  showRow({ ...bounced, status: 'clicked', mail: makeMail('accepted', { delivery: 'delivered' }) });
  api.on('GET /api/admin/evaluation/e1/mails', () => ({
    status: 503,
    body: { statusCode: 503, code: 'unavailable', message: 'Most nem érhető el.' },
  }));
  await renderScreen(api);
  expect(await screen.findByText('Kovács Anna')).toBeDefined();
  expect(screen.queryByText('A levél megérkezett')).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'További műveletek: Kovács Anna' }));
  await person.click(await screen.findByText('Levelek…'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('A leveleket nem sikerült betölteni')).toBeDefined();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});

it.each(['pending', 'generated'] as const)(
  'saves another address of a response that is %s, and sends nothing',
  async (status) => {
    const row = makeRow({ status, version: 3 });
    showRow(row);
    api.on('GET /api/admin/evaluation/e1/mails', () => ({ body: [] }));
    api.on(correct, () => ({ body: { ...row, clientEmail: 'uj@korutifogaszat.hu', version: 4 } }));
    await renderScreen(api);
    await person.click(await screen.findByRole('button', { name: 'További műveletek: Kovács Anna' }));
    await person.click(await screen.findByText('E-mail-cím javítása…'));
    const dialog = await screen.findByRole('dialog', { name: 'Cím javítása: Kovács Anna' });
    const field = await within(dialog).findByRole('textbox');
    await person.clear(field);
    await person.type(field, 'uj@korutifogaszat.hu');
    await person.click(within(dialog).getByRole('button', { name: 'Cím mentése' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(correct)[0]?.body).toEqual({ email: 'uj@korutifogaszat.hu', version: 3 });
    expect(api.callsOf(send)).toHaveLength(0);
  },
);
