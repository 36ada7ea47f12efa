import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeJob, makeMail, makeRow } from '../../../testing/make.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../../testing/render-admin.tsx';
import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const bulk = 'POST /api/admin/evaluations/bulk';

beforeEach(() => {
  api.reset();
  answerUsually(api);
});

function showRows(...rows: EvaluationRow[]): void {
  api.on('GET /api/admin/evaluations', () => ({
    body: rows,
    headers: { 'X-Total-Count': String(rows.length) },
  }));
}

describe('the Trello id', () => {
  const save = 'PUT /api/admin/evaluation/e1';
  const open = async () => {
    await renderScreen(api);
    await person.click(await screen.findByRole('button', { name: /^Trello ID szerkesztése/ }));
    return screen.getByRole('textbox', { name: 'Trello ID – Kovács Anna' });
  };
  const opener = () => screen.findByRole('button', { name: /^Trello ID szerkesztése/ });

  it('is saved trimmed on Enter, and the focus stays', async () => {
    api.on(save, ({ body }) => ({ body: { ...makeRow(), ...(body as object) } }));
    await person.type(await open(), '  abc123 {Enter}');
    await waitFor(() => expect(api.callsOf(save)[0]?.body).toEqual({ trelloCardId: 'abc123' }));
    const button = await opener();
    await waitFor(() => expect(button.textContent).toContain('abc123'));
    expect(document.activeElement).toBe(button);
  });

  it('becomes nothing when it is emptied', async () => {
    showRows(makeRow({ trelloCardId: 'old' }));
    api.on(save, ({ body }) => ({ body: { ...makeRow(), ...(body as object) } }));
    const field = await open();
    await person.clear(field);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(api.callsOf(save)[0]?.body).toEqual({ trelloCardId: null }));
  });

  it('is left alone on Escape', async () => {
    await person.type(await open(), 'abc{Escape}');
    expect(document.activeElement).toBe(await opener());
    expect(api.callsOf(save)).toEqual([]);
  });

  it('stays in the field when it could not be saved', async () => {
    const message = 'Túl hosszú.';
    api.on(save, () => ({ status: 400, body: { statusCode: 400, code: 'invalid', message } }));
    const field = await open();
    await person.type(field, 'abc{Enter}');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect((field as HTMLInputElement).value).toBe('abc');
    expect(document.activeElement).toBe(field);
  });
});

/** Cards can be made. */
function withTrello(): void {
  const trello = { service: 'trello', configured: true, missing: [] };
  const unused = { lastSuccessAt: null, lastFailureAt: null, lastFailure: null };
  const services = [{ ...trello, ...unused }];
  api.on('GET /api/admin/integration-status', () => ({ status: 200, body: services }));
}

it('tells of a row whose status was set by hand, and whose texts were edited since', async () => {
  const markedStatus = { status: 'sent' as const, adminId: null, at: '2026-11-20T10:00:00.000Z' };
  showRows(makeRow({ status: 'sent', hasSnapshot: true, editedSinceApproval: true, markedStatus }));
  await renderScreen(api);
  expect(await screen.findByText('Elküldöttnek jelölve')).toBeDefined();
  expect(screen.getByText(/^jelölte:/)).toBeDefined();
  expect(screen.getByText('Jóváhagyás óta módosítva')).toBeDefined();
});

describe('picked rows', () => {
  const rows = [
    makeRow({ status: 'verified', hasSnapshot: true }),
    makeRow({ id: 'e2', clientName: 'Nagy Béla', status: 'generated' }),
    makeRow({ id: 'e3', clientName: 'Kis Cili', status: 'verified', hasSnapshot: true }),
  ];

  it('are sent together after the person has seen how many mails go out', async () => {
    showRows(...rows);
    api.on(bulk, () => ({ status: 202, body: makeJob({ kind: 'send-selected', state: 'queued' }) }));
    await renderScreen(api);
    await person.click(await screen.findByRole('checkbox', { name: 'Az oldal összes sorának kijelölése' }));
    expect(await screen.findByText('Kijelölve: 3')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Küldés (2)' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('2 értékelés elküldése');
    expect(dialog.textContent).toContain('Az ügyfelek e-mailt kapnak');
    expect(dialog.textContent).toMatch(/Kimarad, mert nincs jóváhagyva.*1/);
    await person.click(within(dialog).getByRole('button', { name: 'Küldés' }));
    await waitFor(() => expect(api.callsOf(bulk)[0]?.body).toEqual({ action: 'send', ids: ['e1', 'e3'] }));
    await waitFor(() => expect(screen.queryByText('Kijelölve: 3')).toBeNull());
  });

  it('become all that match, whatever page they are on', async () => {
    const all = Array.from({ length: 130 }, (_, index) => makeRow({ id: `e${index}`, status: 'generated' }));
    api.on('GET /api/admin/evaluations', ({ query }) => {
      const [limit, offset] = ['limit', 'offset'].map((name) => Number(query.get(name)));
      return { body: all.slice(offset, offset! + limit!), headers: { 'X-Total-Count': '130' } };
    });
    await renderScreen(api, '/dashboard?status=generated');
    await person.click(await screen.findByRole('checkbox', { name: 'Az oldal összes sorának kijelölése' }));
    await person.click(await screen.findByRole('button', { name: 'Mind a 130 találat kijelölése' }));
    expect(await screen.findByRole('button', { name: 'Jóváhagyás (130)' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /találat kijelölése$/ })).toBeNull();
    const asked = api.callsOf('GET /api/admin/evaluations').map(({ query }) => query.get('status'));
    expect(new Set(asked)).toEqual(new Set(['generated']));
  });

  it('are verified after the person has seen what clients will read about it', async () => {
    showRows(...rows);
    api.on(bulk, () => ({ status: 202, body: makeJob({ kind: 'verify-selected', state: 'queued' }) }));
    await renderScreen(api);
    await person.click(await screen.findByRole('checkbox', { name: 'Kijelölés: Nagy Béla' }));
    expect(await screen.findByRole('button', { name: 'Jóváhagyás (1)' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Küldés \(/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Jóváhagyás (1)' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('„program ellenőrizte”');
    expect(api.callsOf(bulk)).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Jóváhagyás' }));
    await waitFor(() =>
      expect(api.callsOf(bulk)[0]?.body).toEqual({ action: 'verify', ids: ['e2'], versions: { e2: 1 } }),
    );
  });
});

it('leads to the texts where an approval waits: into the queue, or to the page of what was edited since', async () => {
  showRows(
    makeRow({ status: 'generated' }),
    makeRow({
      id: 'e2',
      clientName: 'Nagy Béla',
      status: 'sent',
      hasSnapshot: true,
      editedSinceApproval: true,
    }),
  );
  await renderScreen(api);
  const review = await screen.findByRole('button', { name: 'Átnézés: Kovács Anna' });
  expect(screen.getByRole('button', { name: 'Átnézés: Nagy Béla' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Jóváhagyás/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Nagy Béla' }).getAttribute('href')).toBe('/evaluations/e2');
  await person.click(review);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/review?edit=e1'));
});

it('sets a status by hand only after saying what that does', async () => {
  showRows(makeRow({ status: 'generated', version: 4 }));
  const reset = 'POST /api/admin/evaluation/e1/reset-status';
  const message = 'A szöveget javítani kell.';
  api.on(reset, () => ({
    status: 409,
    body: { statusCode: 409, code: 'checks_failed', message, details: [] },
  }));
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'További műveletek: Kovács Anna' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Állapot kézi beállítása…' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('radio', { name: 'Elküldöttnek jelölés' }));
  expect(dialog.textContent).toContain('Levél nem megy ki.');
  expect(api.callsOf(reset)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Beállítás' }));
  await waitFor(() => expect(api.callsOf(reset)[0]?.body).toEqual({ status: 'sent', version: 4 }));
  // The checks have refused it: the texts open, where what they found can be mended.
  const edit = screen.getByRole('button', { name: 'Szerkesztés: Kovács Anna' });
  await waitFor(() => expect(edit.getAttribute('aria-expanded')).toBe('true'));
  expect(screen.getAllByText(new RegExp(message)).length).toBeGreaterThan(0);
});

it.each(['pending', 'generated', 'verified', 'sent', 'clicked', 'error'] as const)(
  'has at most seven entries in the menu of a row that is %s, deleting last',
  async (status) => {
    withTrello();
    showRows(makeRow({ status, hasSnapshot: true, mail: makeMail('failed'), trelloCardId: null }));
    await renderScreen(api);
    await person.click(await screen.findByRole('button', { name: 'További műveletek: Kovács Anna' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.length).toBeLessThanOrEqual(7);
    expect(entries.at(-1)?.textContent).toBe('Törlés');
  },
);

it('offers no second mail while one is on its way', async () => {
  showRows(
    makeRow({ status: 'verified', hasSnapshot: true, mail: makeMail('queued') }),
    makeRow({
      id: 'e2',
      clientName: 'Nagy Béla',
      status: 'sent',
      hasSnapshot: true,
      mail: makeMail('sending'),
    }),
  );
  await renderScreen(api);
  const buttons = [
    await screen.findByRole('button', { name: /^Küldés….*Kovács Anna$/ }),
    screen.getByRole('button', { name: /^Küldés….*Nagy Béla$/ }),
  ];
  expect(screen.queryByRole('button', { name: /^Küldés(?: újra)?:/ })).toBeNull();
  for (const button of buttons) await person.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that sending again may bring the mail twice when the first one is uncertain', async () => {
  showRows(makeRow({ status: 'verified', hasSnapshot: true, mail: makeMail('uncertain') }));
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'Küldés újra: Kovács Anna' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('két levelet is kaphat');
  await person.click(within(dialog).getByRole('button', { name: 'Mégse' }));
});

it('asks for a Trello card where there is none, and says at the row why it did not work', async () => {
  const card = 'POST /api/admin/evaluation/e1/trello-card';
  const message = 'Előbb mentse el a Trello-kulcsot és a hozzá tartozó tokent.';
  api.on(card, () => ({ status: 409, body: { statusCode: 409, code: 'trello_not_set', message } }));
  withTrello();
  showRows(makeRow({ trelloCardId: null }));
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'További műveletek: Kovács Anna' }));
  await person.click(await screen.findByText('Trello-kártya készítése'));
  await waitFor(() => expect(api.callsOf(card)).toHaveLength(1));
  expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
});

it('offers no second Trello card', async () => {
  withTrello();
  showRows(makeRow({ trelloCardId: 'kL9mN2pQ' }));
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'További műveletek: Kovács Anna' }));
  await screen.findByRole('menuitem', { name: 'Törlés' });
  expect(screen.queryByText('Trello-kártya készítése')).toBeNull();
});

it('offers nothing for a row that is nothing but numbers any more', async () => {
  showRows(makeRow({ clientName: '', status: 'verified', anonymisedAt: '2026-11-20T10:00:00Z' }));
  await renderScreen(api);
  const row = await screen.findByRole('row', { name: /Anonimizált kitöltés/ });
  expect(within(row).queryAllByRole('button')).toEqual([]);
});

it('deletes a row at once, and the toast takes it back', async () => {
  const remove = 'DELETE /api/admin/evaluation/e1';
  const restore = 'POST /api/admin/trash/restore';
  api.on(remove, () => ({ body: { deletedCount: 1, deletionId: 'd1' } }));
  api.on(restore, () => ({ body: { restoredCount: 1, left: [] } }));
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'További műveletek: Kovács Anna' }));
  showRows();
  await person.click(await screen.findByRole('menuitem', { name: 'Törlés' }));
  await waitFor(() => expect(api.callsOf(remove)).toHaveLength(1));
  await screen.findByText('Még nincs értékelés');
  showRows(makeRow());
  await person.click(await screen.findByRole('button', { name: 'Visszavonás' }));
  await screen.findByText('Visszaállítottuk');
  expect(api.callsOf(restore)[0]).toMatchObject({ body: { deletionIds: ['d1'] } });
  expect(api.callsOf(restore)[0]?.query.get('questionnaireId')).toBe('7');
  expect(await screen.findByRole('button', { name: 'További műveletek: Kovács Anna' })).toBeDefined();
});

it('asks first where the client has a page, and puts many away together', async () => {
  const remove = 'POST /api/admin/evaluations/delete';
  api.on(remove, () => ({ body: { deletedCount: 1, deletionId: 'd2' } }));
  showRows(makeRow({ status: 'sent', hasSnapshot: true }));
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'További műveletek: Kovács Anna' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Törlés' }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('nem nyitható meg');
  await person.click(within(question).getByRole('button', { name: 'Mégse' }));
  await person.click(screen.getByRole('checkbox', { name: /Kovács Anna/ }));
  await person.click(await screen.findByRole('button', { name: 'Törlés (1)' }));
  const dialog = await screen.findByRole('dialog', { name: /Törli a kijelölt/ });
  await person.click(within(dialog).getByRole('button', { name: 'Törlés' }));
  await waitFor(() => expect(api.callsOf(remove)[0]).toMatchObject({ body: { ids: ['e1'] } }));
});

it('shows what a job could not do, and tries just that again', async () => {
  const progress = { done: 4, total: 5, failed: 1, skipped: 0 };
  const job = makeJob({ kind: 'generate-selected', state: 'done', progress });
  api.on('GET /api/admin/jobs', () => ({ body: [job] }));
  const error = { code: 'writer_failed', message: 'A szövegíró nem válaszolt.' };
  api.on('GET /api/admin/jobs/j1/failures', () => ({
    body: [{ evaluationId: 'e1', clientName: 'Kovács Anna', clinicName: 'Körúti Fogászat', error }],
  }));
  const retry = 'POST /api/admin/jobs/j1/retry';
  api.on(retry, () => ({ body: { ...job, state: 'running', progress: { ...progress, failed: 0 } } }));
  await renderAdmin(api);
  await person.click(await screen.findByRole('button', { name: 'Feladatok' }));
  await person.click(await screen.findByRole('button', { name: 'Sikertelenek megtekintése' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('A szövegíró nem válaszolt.')).toBeDefined();
  await person.click(within(dialog).getByRole('button', { name: 'Csak ezek újra (1)' }));
  await waitFor(() => expect(api.callsOf(retry)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: '1 feladat fut' })).toBeDefined();
});
