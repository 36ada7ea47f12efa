import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serveApi } from '../../testing/api-server.ts';
import { openPublic } from '../../testing/render-public.tsx';
import { cleanCode, readPrefill } from './prefill.ts';

const signedOut = () => ({ status: 401, body: { statusCode: 401, code: 'unauthorized', message: 'x' } });

describe('sign-in', () => {
  it('sends a code and then asks for it', async () => {
    const calls = serveApi({
      'GET /api/user': signedOut,
      'POST /api/admin/send-magic-link': () => ({ body: { success: true } }),
    });
    await openPublic('/auth');
    await userEvent.type(await screen.findByLabelText('E-mail-cím'), ' anna@klinika.hu{Enter}');
    expect(await screen.findByText('Magic link elküldve')).toBeVisible();
    expect(screen.getByText('Ellenőrizd az email fiókodat a bejelentkezési kódért.')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ email: 'anna@klinika.hu', lang: 'hu' });
    const code = screen.getByLabelText('Hatjegyű kód');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    const again = screen.getByRole('button', { name: /Új kód kérhető \d+ mp múlva/ });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    const sent = calls.length;
    await userEvent.click(again);
    expect(calls).toHaveLength(sent);
  });

  it('needs an e-mail before a code', async () => {
    serveApi({ 'GET /api/user': signedOut });
    await openPublic('/auth');
    await userEvent.click(await screen.findByRole('button', { name: 'Már van kódom' }));
    expect(await screen.findByText('Email szükséges')).toBeVisible();
    expect(screen.getAllByText('Kérlek add meg az email címedet először.').length).toBeGreaterThan(0);
    expect(screen.getByLabelText('E-mail-cím')).toHaveFocus();
  });

  it('opens at the code with a mailed link and wipes it from the address', async () => {
    const calls = serveApi({
      'GET /api/user': signedOut,
      'POST /api/admin/verify-magic-link': () => ({
        status: 401,
        body: { statusCode: 401, code: 'invalid_code', message: 'Hibás kód' },
      }),
    });
    await openPublic('/auth?token=123456&email=anna%40klinika.hu&lang=hu');
    expect(await screen.findByLabelText('Hatjegyű kód')).toHaveValue('123456');
    expect(window.location.pathname + window.location.search).toBe('/auth?lang=hu');
    await userEvent.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
    expect(await screen.findByText('Hibás kód')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ email: 'anna@klinika.hu', token: '123456' });
    expect(screen.getByLabelText('Hatjegyű kód')).toHaveAccessibleDescription(/A kód hibás, lejárt/);
    await userEvent.click(screen.getByRole('button', { name: 'Vissza az e-mail-címhez' }));
    await userEvent.click(screen.getByRole('button', { name: 'Már van kódom' }));
    expect(screen.getByLabelText('Hatjegyű kód')).toHaveValue('');
  });

  it('sends a whole code once by itself, typed or pasted, and after a wrong one lets another be typed', async () => {
    const calls = serveApi({
      'GET /api/user': signedOut,
      'POST /api/admin/verify-magic-link': () => ({
        status: 401,
        body: { statusCode: 401, code: 'invalid_code', message: 'Invalid code' },
      }),
    });
    const sent = () =>
      calls
        .filter(({ route }) => route === 'POST /api/admin/verify-magic-link')
        .map(({ body }) => (body as { token: string }).token);
    await openPublic('/auth?email=a@b.hu', 'en');
    await userEvent.click(await screen.findByRole('button', { name: 'I already have a code' }));
    const code = await screen.findByLabelText('Six-digit code');
    await userEvent.type(code, '12345');
    expect(sent()).toEqual([]);
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.submit(code);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/wrong/));
    expect(sent()).toEqual(['123456']);
    await userEvent.click(code);
    await userEvent.paste('987 654');
    expect(code).toHaveValue('987654');
    await waitFor(() => expect(sent()).toEqual(['123456', '987654']));
  });
});

describe('a sign-in link', () => {
  const origin = 'https://survey.example';
  const readLink = (pathname: string, search = '', hash = '') =>
    readPrefill({ pathname, search, hash, origin });

  it.each([
    ['/config?tab=sections#question-12', `${origin}/config?tab=sections#question-12`],
    ['/evaluation/a?preview=1', `${origin}/evaluation/a?preview=1`],
    [`${origin}//else.example`, `${origin}//else.example`],
  ])('leads back to where one came from: %s', (asked, address) => {
    expect(readLink('/auth', `?back=${encodeURIComponent(asked)}`).back).toBe(address);
  });

  it.each([
    'https://else.example/admin',
    '//else.example',
    '/\\else.example',
    'https://survey.example.else.example/',
    'https://survey.example@else.example/',
    'javascript:alert(1)',
    `blob:${origin}/a`,
    'http://[',
  ])('never leads to another site: %s', (asked) => {
    expect(readLink('/auth', `?back=${encodeURIComponent(asked)}`).back).toBe('/admin');
  });

  it('leads back to the place on the page that the browser brought along', () => {
    expect(readLink('/auth', '?back=%2Fconfig', '#question-12').back).toBe(`${origin}/config#question-12`);
  });

  it('of a single sign-on that failed leads to where it was to lead, and only on this site', () => {
    const read = (search: string, kept: string | null) =>
      readPrefill({ pathname: '/auth', search, hash: '', origin }, kept).back;
    const failed = '?problem=single_sign_on_refused';
    expect(read(failed, `${origin}/config#question-12`)).toBe(`${origin}/config#question-12`);
    expect(read(failed, 'https://else.example/admin')).toBe('/admin');
    expect(read(failed, null)).toBe(`${origin}/admin`);
    expect(read('', `${origin}/config`)).toBe(`${origin}/admin`);
    expect(read(`${failed}&back=%2Fusers`, `${origin}/config`)).toBe(`${origin}/users`);
  });

  it('is read from path and query', () => {
    expect(readLink('/auth/verify/123456', '?email=a@b.hu')).toEqual({
      email: 'a@b.hu',
      code: '123456',
      step: 'code',
      back: `${origin}/admin`,
      hasEnded: false,
    });
    expect(readLink('/auth/verify/123456/').step).toBe('email');
    expect(readLink('/auth/verify/%E0%A4').code).toBe('');
    expect(readLink('/auth', '?token=123456')).toMatchObject({
      step: 'email',
      code: '123456',
    });
  });

  it('gives a clean code', () => {
    expect(['123456', ' 123 456 ', 'Kód: 123456.', '12345678', 'ab'].map(cleanCode)).toEqual([
      '123456',
      '123456',
      '123456',
      '123456',
      'ab',
    ]);
  });
});
