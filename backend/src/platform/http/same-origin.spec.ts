import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { sameOrigin } from './same-origin.js';

const guard = sameOrigin('https://clinic.example', '__Host-session');

/** True when the call goes through. */
function passes(method: string, headers: Record<string, string>): boolean {
  let outcome: unknown = 'nothing';
  guard(
    { method, headers: { host: 'clinic.example', ...headers } } as unknown as Request,
    {} as Response,
    (error) => (outcome = error),
  );
  if (outcome === undefined) return true;
  expect(outcome).toBeInstanceOf(AppError);
  expect(outcome).toMatchObject({ code: 'other_site', status: 403 });
  return false;
}
const session = { cookie: 'a=1; __Host-session=s%3Aabc' };

describe('calls from other sites', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('may read by %s', (method) => {
    expect(passes(method, { ...session, origin: 'https://evil.example' })).toBe(true);
  });

  it('go through from the own site', () => {
    expect(passes('POST', { ...session, origin: 'https://clinic.example' })).toBe(true);
    expect(passes('POST', { ...session, 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(passes('DELETE', { ...session, 'sec-fetch-site': 'none' })).toBe(true);
    expect(
      passes('POST', { ...session, origin: 'https://clinic.example', 'sec-fetch-site': 'same-origin' }),
    ).toBe(true);
  });

  it('go through from the address the server is really reached at', () => {
    expect(passes('POST', { ...session, host: 'localhost:5173', origin: 'http://localhost:5173' })).toBe(
      true,
    );
  });

  it.each([
    'https://evil.example',
    'null',
    '',
    'https://clinic.example.evil.example',
    'https://evil-clinic.example',
    'https://clinic.example:8443',
    'http://clinic.example:8080',
    'https://clinic.example@evil.example',
    'https://sub.clinic.example',
    'ftp://clinic.example',
    'data:text/html,clinic.example',
    'clinic.example',
  ])('may change nothing from the origin %j', (origin) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(passes(method, { ...session, origin })).toBe(false);
      expect(passes(method, { origin })).toBe(false);
    }
  });

  it.each(['cross-site', 'same-site', 'junk'])('may change nothing with Sec-Fetch-Site %s', (site) => {
    expect(passes('POST', { ...session, 'sec-fetch-site': site })).toBe(false);
    expect(passes('POST', { ...session, origin: 'https://clinic.example', 'sec-fetch-site': site })).toBe(
      false,
    );
  });

  it('are refused with a session cookie and no word about where they come from', () => {
    expect(passes('POST', session)).toBe(false);
    expect(passes('POST', { cookie: '__Host-session=x' })).toBe(false);
  });

  it('go through without a session, as programs call', () => {
    expect(passes('POST', {})).toBe(true);
    expect(passes('POST', { cookie: 'not__Host-session=x; other=__Host-session=' })).toBe(true);
  });
});
