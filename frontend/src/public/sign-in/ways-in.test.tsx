import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveApi } from '../../testing/api-server.ts';
import { openPublic } from '../../testing/render-public.tsx';

const signedOut = () => ({ status: 401, body: { statusCode: 401, code: 'unauthorized', message: 'x' } });
const user = {
  id: 1,
  email: 'anna@klinika.hu',
  hasPassword: false,
  mustAddPasskey: true,
  copyOf: null,
  timeZone: 'Europe/Budapest',
  questionnaireId: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('other ways in', () => {
  it('are a button where a single sign-on is set up, which brings along where to go, and a sentence where one failed', async () => {
    const calls = serveApi({
      'GET /api/user': signedOut,
      'GET /api/single-sign-on': () => ({ body: { name: 'Céges fiók', problem: 'Nem sikerült.' } }),
    });
    await openPublic('/auth?problem=single_sign_on_unknown&back=%2Fconfig');
    const link = await screen.findByRole('link', { name: 'Belépés ezzel: Céges fiók' });
    const back = encodeURIComponent(`${window.location.origin}/config`);
    expect(link).toHaveAttribute('href', `/api/single-sign-on/start?back=${back}`);
    expect(screen.getByRole('alert')).toHaveTextContent('Nem sikerült.');
    const asked = calls.find(({ route }) => route === 'GET /api/single-sign-on');
    expect(asked?.query.get('problem')).toBe('single_sign_on_unknown');
  });

  it('keep where to go while a single sign-on fails', async () => {
    serveApi({
      'GET /api/user': signedOut,
      'GET /api/single-sign-on': () => ({ body: { name: 'Céges fiók', problem: null } }),
    });
    const { unmount } = await openPublic('/auth?back=%2Fconfig%23question-12');
    const link = await screen.findByRole('link', { name: 'Belépés ezzel: Céges fiók' });
    const address = link.getAttribute('href');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    unmount();
    await openPublic('/auth?problem=single_sign_on_refused');
    expect(await screen.findByRole('link', { name: 'Belépés ezzel: Céges fiók' })).toHaveAttribute(
      'href',
      address,
    );
  });

  it('are none where nothing is set up and the browser knows no passkeys', async () => {
    serveApi({
      'GET /api/user': signedOut,
      'GET /api/single-sign-on': () => ({ body: { name: null, problem: null } }),
    });
    await openPublic('/auth');
    await screen.findByLabelText('E-mail-cím');
    expect(screen.queryByRole('link', { name: /Belépés ezzel/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Belépés passkey-vel' })).toBeNull();
  });

  it('say that a passkey failed, whatever its reason, and let one go on', async () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    serveApi({
      'GET /api/user': signedOut,
      'POST /api/passkey-sign-in/options': () => ({ body: { options: { challenge: 'eA' } } }),
    });
    await openPublic('/auth');
    await userEvent.click(await screen.findByRole('button', { name: 'Belépés passkey-vel' }));
    expect(await screen.findByText('Nem sikerült belépni passkey-vel')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Belépés passkey-vel' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  it('end at adding a passkey for who lacks a required one, from where signing out leads back', async () => {
    let isIn = true;
    serveApi({
      'GET /api/user': () => (isIn ? { body: user } : signedOut()),
      'POST /api/logout': () => {
        isIn = false;
        return { body: { success: true } };
      },
    });
    await openPublic('/auth');
    expect(await screen.findByRole('heading', { name: 'Vegyen fel egy passkey-t' })).toBeVisible();
    expect(screen.queryByLabelText('E-mail-cím')).toBeNull();
    expect(await screen.findByText(user.email)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Passkey létrehozása' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Kijelentkezés' }));
    expect(await screen.findByLabelText('E-mail-cím')).toBeVisible();
  });
});
