import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Schemas } from '../../../shared/api/operations.ts';
import { currentToast, dismissToast } from '../../../shared/toast/toast-store.ts';
import { serveApi, type Answer } from '../../../testing/api-server.ts';
import { makeEvaluation } from '../../../testing/make-evaluation.ts';
import { openPublic } from '../../../testing/render-public.tsx';

const link = (id: string, more: Partial<Schemas['SharedLinkResponse']> = {}) => ({
  id,
  sentTo: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2126-11-20T10:00:00.000Z',
  revokedAt: null,
  openedCount: 0,
  lastOpenedAt: null,
  ...more,
});

function serve(links: () => Schemas['SharedLinkResponse'][], answers: Record<string, Answer> = {}) {
  return serveApi({
    'GET /api/evaluation/abc': () => ({ body: makeEvaluation([{ name: 'Adatvédelem', percentage: 10 }]) }),
    'GET /api/evaluation/abc/shared-links': () => ({ body: links() }),
    ...Object.fromEntries(Object.entries(answers).map(([route, answer]) => [route, () => answer])),
  });
}
const open = async () => {
  await openPublic('/evaluation/abc?s=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Megosztás' }));
  return screen.findByRole('dialog', { name: 'Az eredmény megosztása' });
};

beforeEach(() => {
  const shown = currentToast();
  if (shown !== null) dismissToast(shown.id);
});

describe('shared links', () => {
  it('are listed with whom they went to, how often they were used, and what became of them', async () => {
    serve(() => [
      link('1', { sentTo: 'a…@b.hu', openedCount: 3 }),
      link('2', { revokedAt: '2026-11-22T10:00:00.000Z' }),
      link('3', { expiresAt: '2026-11-21T10:00:00.000Z' }),
    ]);
    const dialog = await open();
    const items = await within(dialog).findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(
      'a…@b.huKészült: 2026. 11. 20. 3 alkalommal használták. Eddig érvényes: 2126. 11. 20.',
    );
    expect(items[1]).toHaveTextContent(
      /Kimásolt hivatkozás.*Még nem használták\. Visszavonva: 2026\. 11\. 22\.$/,
    );
    expect(items[2]).toHaveTextContent(/Lejárt: 2026\. 11\. 21\.$/);
    expect(within(dialog).getAllByRole('button', { name: /^Visszavonás/ })).toHaveLength(1);
  });

  it('end when that is confirmed, and not before', async () => {
    let revokedAt: string | null = null;
    const calls = serve(() => [link('1', { revokedAt })], {
      'DELETE /api/evaluation/abc/shared-links/1': { body: { success: true } },
    });
    const ended = () => calls.filter(({ route }) => route.startsWith('DELETE'));
    const dialog = await open();
    const revoke = { name: /^Visszavonás: Kimásolt/ };
    await userEvent.click(await within(dialog).findByRole('button', revoke));
    expect(within(dialog).getByText(/többé nem tudja megnyitni/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mégsem' }));
    expect(ended()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', revoke));
    revokedAt = '2026-11-22T10:00:00.000Z';
    await userEvent.click(within(dialog).getByRole('button', { name: 'Igen, visszavonom' }));
    expect(await within(dialog).findByText(/Visszavonva/)).toBeVisible();
    expect(ended()).toHaveLength(1);
    expect(within(dialog).getByRole('heading', { name: 'Megosztott hivatkozások' })).toHaveFocus();
  });

  it('stay as they are when revoking fails, and it is told', async () => {
    serve(() => [link('1')], { 'DELETE /api/evaluation/abc/shared-links/1': { status: 500, body: '' } });
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Visszavonás/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Igen, visszavonom' }));
    await expect.poll(() => currentToast()?.description).toMatch(/^A visszavonás nem sikerült/);
  });

  it('are made to be handed on, never the owner’s own', async () => {
    serve(() => [], {
      'POST /api/evaluation/abc/shared-links': {
        status: 201,
        body: { url: 'https://clinic.example/evaluation/token-of-the-link', link: link('9') },
      },
    });
    const copied: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Megosztható hivatkozás készítése' }));
    const field = await within(dialog).findByRole('textbox', { name: 'A megosztható hivatkozás' });
    expect(field).toHaveValue('https://clinic.example/evaluation/token-of-the-link');
    expect(field).toHaveFocus();
    expect(dialog).not.toHaveTextContent('/evaluation/abc');
    expect(within(dialog).queryByDisplayValue(/\/evaluation\/abc/)).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hivatkozás másolása' }));
    expect(await within(dialog).findByText('A hivatkozást kimásoltuk.')).toBeVisible();
    expect(copied).toEqual(['https://clinic.example/evaluation/token-of-the-link']);
  });

  it('that can not be read are said to be, with a way to try again', async () => {
    serve(() => [], { 'GET /api/evaluation/abc/shared-links': { status: 503, body: {} } });
    const dialog = await open();
    expect(await within(dialog).findByText(/most nem sikerült betölteni/)).toBeVisible();
    serve(() => [link('1')]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Újra' }));
    expect(await within(dialog).findByText('Kimásolt hivatkozás')).toBeVisible();
  });
});
