import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serveApi } from '../../testing/api-server.ts';
import { openPublic } from '../../testing/render-public.tsx';

const call = 'POST /api/mail/opt-out';
const done = () => ({ body: { success: true } });

describe('opting out', () => {
  it.each([
    ['hu', 'Leiratkozom', 'Leiratkozott'],
    ['en', 'Opt out', 'You have opted out'],
    ['ro', 'Mă dezabonez', 'V-ați dezabonat'],
  ] as const)('asks first, then says that it is done (%s)', async (language, confirm, title) => {
    const calls = serveApi({ [call]: done });
    await openPublic('/opt-out#abc', language);
    const button = await screen.findByRole('button', { name: confirm });
    expect(calls.filter(({ route }) => route === call)).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(calls.filter(({ route }) => route === call).map(({ query }) => query.get('token'))).toEqual([
      'abc',
    ]);
    expect(document.title).toContain(title);
    expect(screen.queryByRole('button', { name: confirm })).toBeNull();
  });

  it('says why it did not work, and can be tried again', async () => {
    let isAway = true;
    const wrong = { status: 404, body: { statusCode: 404, code: 'opt_out_unknown', message: 'Hibás.' } };
    serveApi({ [call]: () => (isAway ? wrong : done()) });
    await openPublic('/opt-out#abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Leiratkozom' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nem sikerült leiratkozniHibás.');
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Leiratkozom' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Leiratkozott' })).toBeVisible();
  });

  it('has no button without a whole link', async () => {
    serveApi({});
    await openPublic('/opt-out', 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'The link is incomplete' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Opt out' })).toBeNull();
  });
});
