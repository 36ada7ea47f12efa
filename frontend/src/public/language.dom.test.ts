import { expect, it, vi } from 'vitest';
import { chooseLanguage } from './language.ts';
import { rememberAdminLanguage } from './sign-in/admin-language.ts';
import { linkAddress, webAddress } from './ui/web-address.ts';

it('takes the language from the address, then from memory, then from the browser', () => {
  const speak = (...languages: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  speak('de-AT', 'ro-RO', 'en');
  expect(chooseLanguage({ pathname: '/', search: '' })).toBe('ro');
  expect(chooseLanguage({ pathname: '/auth', search: '' })).toBe('ro');
  speak('de');
  expect(chooseLanguage({ pathname: '/', search: '' })).toBe('hu');
  expect(chooseLanguage({ pathname: '/', search: '' }, 'en')).toBe('en');
  // The server reads an address that names a language we do not speak in the same way.
  expect(chooseLanguage({ pathname: '/', search: '?lang=de' }, 'en')).toBe('en');
  localStorage.setItem('publicLanguage', 'ro');
  expect(chooseLanguage({ pathname: '/', search: '' })).toBe('ro');
  expect(chooseLanguage({ pathname: '/', search: '?lang=en' })).toBe('en');
  expect(chooseLanguage({ pathname: '/auth', search: '' })).toBe('hu');
  expect(chooseLanguage({ pathname: '/', search: '' }, 'hu')).toBe('en');
  expect(chooseLanguage({ pathname: '/evaluation/a', search: '' }, 'hu')).toBe('hu');
  rememberAdminLanguage('en');
  expect(chooseLanguage({ pathname: '/admin/login', search: '' })).toBe('en');
});

it('follows web addresses and paths of this site only', () => {
  expect(webAddress(' https://example.com/a ')).toBe('https://example.com/a');
  expect(['javascript:alert(1)', 'data:text/html,x', 'example.com', '', null].map(webAddress)).toEqual(
    Array(5).fill(null),
  );
  expect(linkAddress('/privacy')).toBe('/privacy');
  expect(['//evil.example', '/\\evil.example'].map(linkAddress)).toEqual([null, null]);
});
