import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { answerUsually, renderScreen } from '../../testing/render-admin.tsx';
import { type TrashEntry } from './trash.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const list = 'GET /api/admin/trash';
const restore = 'POST /api/admin/trash/restore';

const entry = (patch: Partial<TrashEntry>): TrashEntry => ({
  ...{ kind: 'evaluation', id: 'e1', name: 'Kovács Anna', clinicName: 'Körúti Fogászat', status: 'sent' },
  ...{
    questions: 0,
    deletedAt: '2026-11-20T10:00:00Z',
    deletedBy: 'admin@x.hu',
    keptUntil: '2026-12-20T10:00:00Z',
  },
  ...patch,
});

beforeEach(() => {
  api.reset();
  answerUsually(api);
});

it('shows what was deleted by whom, and brings several back, saying what stays and why', async () => {
  const section = entry({
    kind: 'section',
    id: 'd1',
    name: 'Weboldal',
    clinicName: '',
    status: null,
    questions: 3,
  });
  const answer = (...rows: TrashEntry[]) => ({
    body: rows,
    headers: { 'X-Total-Count': String(rows.length) },
  });
  api.on(list, () => answer(entry({}), section));
  await renderScreen(api, '/trash');
  expect(await screen.findByText('Szakasz, 3 kérdéssel')).toBeDefined();
  expect(screen.getByText('Értékelés (Elküldve)')).toBeDefined();
  expect(screen.getAllByText('admin@x.hu')).toHaveLength(2);
  await person.click(screen.getByRole('checkbox', { name: /Kovács Anna/ }));
  await person.click(screen.getByRole('checkbox', { name: /Weboldal/ }));
  api.on(restore, () => ({
    body: {
      restoredCount: 1,
      left: [{ name: 'Weboldal', code: 'x', message: 'Már van ilyen nevű szakasz.' }],
    },
  }));
  api.on(list, () => answer(section));
  await person.click(screen.getByRole('button', { name: 'Kijelöltek visszaállítása (2)' }));
  await waitFor(() =>
    expect(api.callsOf(restore)[0]).toMatchObject({ body: { evaluationIds: ['e1'], deletionIds: ['d1'] } }),
  );
  expect(await screen.findByText(/Weboldal\. Már van ilyen nevű szakasz/)).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/Kovács Anna/)).toBeNull());
});

it('says so when it is empty', async () => {
  api.on(list, () => ({ body: [], headers: { 'X-Total-Count': '0' } }));
  await renderScreen(api, '/trash');
  expect(await screen.findByText('A kuka üres.')).toBeDefined();
});
