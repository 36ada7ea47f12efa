import { expect, it } from 'vitest';
import en from './en.json';
import hu from './hu.json';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

it('both languages have the same keys, in the same order', () => {
  expect(Object.keys(en)).toEqual(Object.keys(hu));
});

it.each(Object.keys(hu) as (keyof typeof hu)[])('%s has the same placeholders', (key) => {
  expect(placeholders(en[key])).toEqual(placeholders(hu[key]));
});
