import { expect, it } from 'vitest';
import { looksLikeAddress, splitAddresses, withoutAddress } from './addresses.ts';

it('splits by commas, trims and drops what is empty', () => {
  expect(splitAddresses(' a@b.hu ,, c@d.hu ,')).toEqual(['a@b.hu', 'c@d.hu']);
  expect(splitAddresses(' , ,')).toEqual([]);
  expect(splitAddresses('')).toEqual([]);
});

it('also parts what mail programs and tables paste', () => {
  expect(splitAddresses('a@b.hu;c@d.hu\r\ne@f.hu\ng@h.hu')).toEqual(['a@b.hu', 'c@d.hu', 'e@f.hu', 'g@h.hu']);
});

it('keeps the same address twice, as the server counts it', () => {
  expect(splitAddresses('a@b.hu, a@b.hu')).toHaveLength(2);
});

it('takes one address out of what was typed', () => {
  expect(withoutAddress('a@b.hu; c@d.hu,e@f.hu', 1)).toBe('a@b.hu, e@f.hu');
  expect(withoutAddress('a@b.hu', 0)).toBe('');
});

it('tells what does not look like an address', () => {
  const entries = ['anna@klinika.hu', 'Kovács Anna <anna@klinika.hu>', 'ügyfél@példa.hu', 'a+b@c.d.ro'];
  expect(entries.every(looksLikeAddress)).toBe(true);
  const odd = ['anna', 'anna@', '@klinika.hu', 'anna@klinika', 'an na@klinika.hu', 'a@b@c.hu', 'a@b.', '<>'];
  expect(odd.filter(looksLikeAddress)).toEqual([]);
});
