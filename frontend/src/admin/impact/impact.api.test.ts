import { expect, it } from 'vitest';
import { makeImpact } from '../testing/make-configuration.ts';
import { isHarmless, readEffect, withEffect } from './impact.api.ts';

const examples = [{ id: '1', clientName: 'Kiss Anna', clinicName: 'Mosoly' }];
const any = makeImpact({ rescored: 4, staleTexts: 3, verifiedBack: 2, exact: false, examples });
const none = { rescored: 0, staleTexts: 0, verifiedBack: 0, exact: true };

it('tells what the very change does, not what any could do', () => {
  expect(isHarmless(withEffect(any, none))).toBe(true);
  const some = withEffect(any, { ...none, rescored: 4, staleTexts: 1 });
  expect(some).toMatchObject({ rescored: 4, staleTexts: 1, verifiedBack: 0, exact: true, examples: [] });
  expect(withEffect(any, { ...none, rescored: 4, staleTexts: 3 }).examples).toEqual(examples);
});

it('reads the effect out of an answer, old ones without it among them', () => {
  expect(readEffect(none)).toEqual(none);
  for (const value of [undefined, null, 3, {}, { rescored: 1 }]) expect(readEffect(value)).toBeNull();
});
