import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeJob, makeRow } from '../../../testing/make.ts';
import {
  makeEvaluation,
  makeEvidence,
  makeFinding,
  makeOpened,
  makePage,
} from '../../../testing/make-evaluation.ts';
import { answerUsually, renderAdmin } from '../../../testing/render-admin.tsx';
import { type ShownPart } from '../edit-panel/edit.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const names = { e1: 'Kovács Anna', e2: 'Nagy Béla' };

/** Everything that is mounted is on the screen. */
class EverythingVisible {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

beforeAll(async () => {
  await import('./review-screen.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  api.reset();
  answerUsually(api);
  api.on('GET /api/admin/admins', () => ({ body: [] }));
  const rows = Object.entries(names).map(([id, clientName]) =>
    makeRow({ id, clientName, status: 'generated' }),
  );
  api.on('GET /api/admin/evaluations', () => ({ body: rows, headers: { 'X-Total-Count': '2' } }));
  for (const [id, clientName] of Object.entries(names)) {
    const one = `/api/admin/evaluation/${id}`;
    api.on(`GET ${one}`, () => ({ status: 200, body: makeEvaluation({ id, clientName }) }));
    api.on(`GET ${one}/preview`, () => ({ status: 200, body: makePage() }));
    api.on(`GET ${one}/checks`, () => ({ status: 200, body: { findings: [], reasons: [] } }));
    api.on(`GET ${one}/evidence`, () => ({ status: 200, body: makeEvidence() }));
    api.on(`GET ${one}/opened`, () => ({ status: 200, body: makeOpened() }));
    api.on(`GET ${one}/assignee`, () => ({ status: 200, body: { adminIds: [1] } }));
    for (const list of ['timeline', 'notes', 'versions'])
      api.on(`GET ${one}/${list}`, () => ({ status: 200, body: [] }));
  }
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('goes back and forth by J and K, and not while somebody writes', async () => {
  await renderAdmin(api, '/review');
  await heading('Kovács Anna');
  await screen.findByText('1/2, hátravan: 1');
  await person.keyboard('j');
  await heading('Nagy Béla');
  await person.keyboard('k');
  await heading('Kovács Anna');
  await person.keyboard('e');
  const summary = await screen.findByRole('textbox', { name: 'Összefoglaló értékelés' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await person.keyboard('j');
  expect((summary as HTMLTextAreaElement).value).toContain('j');
  expect(await heading('Kovács Anna')).toBeDefined();
});

/** The first evaluation's parts are read as soon as they are seen, and its approval is taken. */
function letApprove(): string {
  vi.stubGlobal('IntersectionObserver', EverythingVisible);
  const opened = new Set<string>();
  const one = '/api/admin/evaluation/e1';
  api.on(`GET ${one}/opened`, () => ({ body: makeOpened(...opened) }));
  api.on(`POST ${one}/opened`, ({ body }) => {
    for (const { part, seconds } of (body as { parts: ShownPart[] }).parts) if (seconds > 0) opened.add(part);
    return { body: makeOpened(...opened) };
  });
  const approval = { by: 'person' as const, adminId: 1, at: '2026-11-20T11:00:00Z' };
  const verify = `POST ${one}/verify`;
  api.on(verify, () => ({ body: makeEvaluation({ id: 'e1', status: 'verified', approval }) }));
  return verify;
}

it('approves by A only what was read whole, and goes on with the next one', async () => {
  const verify = letApprove();
  await renderAdmin(api, '/review?edit=e1');
  await screen.findByText('Elolvasva: 0/3');
  await person.keyboard('a');
  expect(api.callsOf(verify)).toEqual([]);
  expect(await screen.findByText('Elolvasva: 3/3')).toBeDefined();
  await person.keyboard('a');
  const next = await heading('Nagy Béla');
  expect(api.callsOf(verify)).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(next));
});

it('brings the text that A leads to out from under the action bar', async () => {
  letApprove();
  await renderAdmin(api, '/review?edit=e1');
  await screen.findByText('Elolvasva: 0/3');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await person.keyboard('a');
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'nearest' }));
  expect(scroll.mock.contexts.at(-1)).toBe(document.activeElement);
});

it('offers to send what was approved in one sitting, after asking', async () => {
  letApprove();
  const row = makeRow({ id: 'e1', clientName: 'Kovács Anna', status: 'generated' });
  api.on('GET /api/admin/evaluations', () => ({ body: [row], headers: { 'X-Total-Count': '1' } }));
  const bulk = 'POST /api/admin/evaluations/bulk';
  api.on(bulk, () => ({ status: 202, body: makeJob({ kind: 'send-selected', state: 'running' }) }));
  await renderAdmin(api, '/review?edit=e1');
  expect(await screen.findByText('Elolvasva: 3/3')).toBeDefined();
  await person.keyboard('a');
  await person.click(await screen.findByRole('button', { name: 'Küldés (1)' }));
  expect(api.callsOf(bulk)).toEqual([]);
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Küldés' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Nor while it is on its way, when its name is a longer one.
  await waitFor(() => expect(screen.queryByRole('button', { name: /Küldés/ })).toBeNull());
  expect(api.callsOf(bulk)[0]!.body).toEqual({ action: 'send', ids: ['e1'] });
});

it('names at the end whose address is not confirmed, instead of sending it with the others', async () => {
  letApprove();
  const row = makeRow({ id: 'e1', clientName: 'Kovács Anna', status: 'generated' });
  api.on('GET /api/admin/evaluations', () => ({ body: [row], headers: { 'X-Total-Count': '1' } }));
  api.on('GET /api/admin/evaluation/e1', () => ({
    body: makeEvaluation({ id: 'e1', clientName: 'Kovács Anna', addressCheck: 'awaited' }),
  }));
  await renderAdmin(api, '/review?edit=e1');
  expect(await screen.findByText('Elolvasva: 3/3')).toBeDefined();
  await person.keyboard('a');
  const link = await screen.findByRole('link', { name: 'Kovács Anna' });
  expect(link.getAttribute('href')).toBe('/evaluations/e1');
  expect(screen.queryByRole('button', { name: /^Küldés/ })).toBeNull();
});

it('offers to send what was approved while others still wait', async () => {
  letApprove();
  await renderAdmin(api, '/review?edit=e1');
  expect(screen.queryByRole('button', { name: 'Küldés (1)' })).toBeNull();
  expect(await screen.findByText('Elolvasva: 3/3')).toBeDefined();
  await person.keyboard('a');
  await heading('Nagy Béla');
  expect(screen.getByRole('button', { name: 'Küldés (1)' })).toBeDefined();
});

it('approves and sends in one go by S, after asking as sending does', async () => {
  const verify = letApprove();
  const send = 'POST /api/admin/evaluation/e1/send';
  api.on(send, () => ({ status: 202, body: makeJob({ kind: 'send', state: 'queued' }) }));
  await renderAdmin(api, '/review?edit=e1');
  expect(await screen.findByText('Elolvasva: 3/3')).toBeDefined();
  await person.keyboard('s');
  const question = within(await screen.findByRole('dialog'));
  expect(api.callsOf(verify)).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Küldés' }));
  await heading('Nagy Béla');
  expect(screen.getByText('2/2, hátravan: 0')).toBeDefined();
  expect(api.callsOf(verify)).toHaveLength(1);
  await waitFor(() => expect(api.callsOf(send)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Küldés/ })).toBeNull();
});

it('sends nothing by S that is unread or not approved', async () => {
  const verify = letApprove();
  const send = 'POST /api/admin/evaluation/e1/send';
  api.on(verify, () => ({ status: 503, body: { statusCode: 503, code: 'unavailable', message: 'Nem.' } }));
  await renderAdmin(api, '/review?edit=e1');
  await screen.findByText('Elolvasva: 0/3');
  await person.keyboard('s');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Elolvasva: 3/3')).toBeDefined();
  await person.keyboard('s');
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Küldés' }));
  await screen.findByText('Nem.');
  expect(api.callsOf(send)).toEqual([]);
});

it('offers no sending to an address that is not confirmed', async () => {
  letApprove();
  api.on('GET /api/admin/evaluation/e1', () => ({
    body: makeEvaluation({ id: 'e1', addressCheck: 'awaited' }),
  }));
  await renderAdmin(api, '/review?edit=e1');
  expect(await screen.findByRole('button', { name: 'Jóváhagyás olvasottként' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Jóváhagyás és küldés' })).toBeNull();
});

it('begins with what needs a person, says why, and approves the rest together after asking', async () => {
  const rows = [
    makeRow({ id: 'e2', clientName: 'Nagy Béla', status: 'generated', needs: ['by-hand', 'unanswered'] }),
    makeRow({ id: 'e1', clientName: 'Kovács Anna', status: 'generated', version: 4 }),
    makeRow({ id: 'e3', clientName: 'Tóth Éva', status: 'generated', version: 5 }),
  ];
  api.on('GET /api/admin/evaluations', () => ({ body: rows, headers: { 'X-Total-Count': '3' } }));
  const bulk = 'POST /api/admin/evaluations/bulk';
  api.on(bulk, () => ({ status: 202, body: makeJob({ kind: 'verify-selected', state: 'running' }) }));
  await renderAdmin(api, '/review');
  await heading('Nagy Béla');
  expect(api.callsOf('GET /api/admin/evaluations')[0]!.query.get('sort')).toBe('need');
  expect(screen.getByText('kézzel írt szöveg, megválaszolatlan kérdés')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Jóváhagyás együtt/ })).toBeNull();
  await person.keyboard('j');
  await heading('Kovács Anna');
  await person.click(screen.getByRole('button', { name: 'Jóváhagyás együtt (2)…' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/„program ellenőrizte”/)).toBeDefined();
  expect(api.callsOf(bulk)).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Jóváhagyás' }));
  await waitFor(() =>
    expect(api.callsOf(bulk)[0]?.body).toEqual({
      action: 'verify',
      ids: ['e1', 'e3'],
      versions: { e1: 4, e3: 5 },
    }),
  );
  // Without this wait it would lead the next test away.
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

it('reads further before what it has read ends, and counts all that wait', async () => {
  const rows = (count: number) => [
    makeRow({ id: 'e1', clientName: 'Kovács Anna', status: 'generated', needs: ['free'] }),
    ...Array.from({ length: count - 1 }, (_, n) =>
      makeRow({ id: n === 0 ? 'e2' : `x${n}`, clientName: 'Nagy Béla', status: 'generated' }),
    ),
  ];
  const limits: string[] = [];
  api.on('GET /api/admin/evaluations', ({ query }) => {
    limits.push(query.get('limit')!);
    return { body: rows(Number(query.get('limit'))), headers: { 'X-Total-Count': '640' } };
  });
  await renderAdmin(api, '/review?edit=e1');
  await heading('Kovács Anna');
  expect(await screen.findByText('1/640, hátravan: 639')).toBeDefined();
  expect(limits).not.toContain('500');
  await person.keyboard('j');
  await heading('Nagy Béla');
  expect(await screen.findByRole('button', { name: 'Jóváhagyás együtt (499)…' })).toBeDefined();
});

it('puts a wrong number right by one click, to be saved as any edit', async () => {
  const finding = makeFinding({ id: 'f1', field: 'summary', rule: 'number', start: 0, end: 2, text: 'Az' });
  const fix = { start: 0, end: 2, text: 'A te' };
  api.on('GET /api/admin/evaluation/e1/checks', () => ({
    body: { findings: [{ ...finding, fix, waiver: null }], reasons: [] },
  }));
  await renderAdmin(api, '/review?edit=e1');
  await person.click(await screen.findByRole('button', { name: 'Javítás: Az → A te' }));
  const summary = screen.getByRole('textbox', { name: 'Összefoglaló értékelés' });
  expect((summary as HTMLTextAreaElement).value).toMatch(/^A te /);
});

it('shows the answers of an evaluation without texts', async () => {
  api.on('GET /api/admin/evaluation/e1', () => ({
    body: makeEvaluation({ status: 'pending', generatedTexts: null }),
  }));
  await renderAdmin(api, '/evaluations/e1');
  const answers = (await screen.findByRole('heading', { name: 'Válaszok' })).closest('details')!;
  expect(answers.open).toBe(true);
  expect(await within(answers).findByText('Van telefonos foglalás?')).toBeDefined();
  expect(screen.getByText('Ehhez az értékeléshez még nem készültek szövegek.')).toBeDefined();
});

it('says at the end that nothing is left', async () => {
  api.on('GET /api/admin/evaluations', () => ({ body: [], headers: { 'X-Total-Count': '0' } }));
  await renderAdmin(api, '/review');
  expect(await heading('Nincs több átnézésre váró értékelés')).toBeDefined();
});
