import { isWebAddress } from './web-address.js';

describe('isWebAddress', () => {
  it.each([
    'https://example.com',
    'HTTP://Example.com/a?b=c#d',
    'https://docs.google.com/forms/d/e/1FAIpQL/viewform',
    'http://localhost:3000/',
    'https://példá.hu/út',
  ])('takes %s', (text) => expect(isWebAddress(text)).toBe(true));

  it.each([
    '',
    'example.com',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://',
    'https://a b.example',
    'https://user@example.com',
    'https://docs.google.com@evil.example/',
    'https://evil.example\\@docs.google.com/',
    'https://[::1',
    'https://exa mple',
    ' https://example.com',
    'https://example.com\n',
  ])('refuses %j', (text) => expect(isWebAddress(text)).toBe(false));
});
