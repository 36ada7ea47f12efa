import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeEvaluation, makeEvidence, makeOpened, makePage } from '../../../testing/make-evaluation.ts';
import { answerUsually, renderAdmin } from '../../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const one = '/api/admin/evaluation/e1';
const note = {
  id: 'n1',
  adminId: 1,
  text: 'Hívjuk vissza.',
  createdAt: '2026-11-20T10:00:00Z',
  editedAt: null,
};

let notes = [note];

beforeAll(async () => void (await import('./evaluation-screen.tsx')));
beforeEach(async () => {
  sessionStorage.clear();
  api.reset();
  answerUsually(api);
  api.on('GET /api/admin/admins', () => ({ body: [] }));
  api.on(`GET ${one}`, () => ({ body: makeEvaluation({}) }));
  api.on(`GET ${one}/preview`, () => ({ body: makePage() }));
  api.on(`GET ${one}/checks`, () => ({ body: { findings: [], reasons: [] } }));
  api.on(`GET ${one}/evidence`, () => ({ body: makeEvidence() }));
  api.on(`GET ${one}/opened`, () => ({ body: makeOpened() }));
  api.on(`GET ${one}/assignee`, () => ({ body: { adminIds: [1] } }));
  for (const list of ['timeline', 'versions']) api.on(`GET ${one}/${list}`, () => ({ body: [] }));
  notes = [note];
  api.on(`GET ${one}/notes`, () => ({ body: notes }));
  await renderAdmin(api, '/evaluations/e1');
});

const typeInto = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

it('are added, and what is typed while one is on its way stays', async () => {
  await screen.findByText(note.text);
  const field = screen.getByRole('textbox', { name: 'Új megjegyzés' });
  api.on(`POST ${one}/notes`, ({ body }) => {
    const { text } = body as { text: string };
    if (notes.length > 1) typeInto('Új megjegyzés', 'Közben ezt írtam.');
    notes = [...notes, { ...note, id: text, text }];
    return { status: 201, body: notes };
  });
  await person.type(field, 'Írtunk nekik.');
  await person.click(screen.getByRole('button', { name: 'Hozzáadás' }));
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(await screen.findByText('Írtunk nekik.')).toBeDefined();
  await person.type(field, 'Válaszoltak.');
  await person.click(screen.getByRole('button', { name: 'Hozzáadás' }));
  expect(await screen.findByText('Válaszoltak.')).toBeDefined();
  expect(field).toHaveProperty('value', 'Közben ezt írtam.');
});

it('are changed by their author, and what is typed while a change is on its way stays', async () => {
  const item = (await screen.findByText(note.text)).closest('li')!;
  await person.click(within(item).getByRole('button', { name: 'Módosítás' }));
  api.on(`PUT ${one}/notes/n1`, () => {
    typeInto('Módosítás', 'Visszahívtuk őket.');
    return { body: [{ ...note, text: 'Visszahívtuk.', editedAt: '2026-11-21T10:00:00Z' }] };
  });
  typeInto('Módosítás', 'Visszahívtuk.');
  await person.click(within(item).getByRole('button', { name: 'Mentés' }));
  expect(await within(item).findByText(/módosítva/)).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Módosítás' })).toHaveProperty('value', 'Visszahívtuk őket.');
});

it('may be begun before the others are there, and go on in the same field then', async () => {
  cleanup();
  api.on(`GET ${one}/notes`, () => ({ status: 500, body: { code: 'internal_error', message: 'Hiba.' } }));
  await renderAdmin(api, '/evaluations/e1');
  const folded = (await screen.findByText('Belső megjegyzések')).closest('details')!;
  const again = await within(folded).findByRole('button', { name: 'Újra' });
  const field = within(folded).getByLabelText('Új megjegyzés');
  await person.type(field, 'Írtunk nekik.');
  api.on(`GET ${one}/notes`, () => ({ body: notes }));
  await person.click(again);
  await within(folded).findByText(note.text);
  expect(field.isConnected).toBe(true);
  expect(field).toHaveProperty('value', 'Írtunk nekik.');
  expect(folded.open).toBe(true);
});
