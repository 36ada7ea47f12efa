import { expect, it } from 'vitest';
import { isGoogleAddress, isWebAddress } from './web-address.ts';

it.each([
  ['https://docs.google.com/forms/d/e/1FAIpQLx/viewform', true],
  ['docs.google.com/forms/d/abc/edit', true],
  ['forms.gle/AbC', true],
  ['1xQ7vT2mKd9LrWc4NzYb8HsJf3', true],
  ['https://docs.google.com.evil.example/forms', false],
  ['https://docs.google.com@evil.example/', false],
  ['https://example.com/docs.google.com/', false],
  ['docs.google.com', false],
  ['nem link', false],
])('%s is a Google address: %s', (text, expected) => {
  expect(isGoogleAddress(text)).toBe(expected);
});

it('takes whole web addresses alone', () => {
  expect(['https://pelda.hu', 'http://pelda.hu/ékezet'].every(isWebAddress)).toBe(true);
  expect(['pelda.hu', 'javascript:alert(1)', 'https://a@pelda.hu'].some(isWebAddress)).toBe(false);
});
