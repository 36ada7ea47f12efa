import { expect, it } from 'vitest';
import { isPutAway, putAway } from './put-away.ts';

const day = 24 * 60 * 60_000;

it('puts something away for seven days, and nothing else', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  expect(isPutAway('1-mail-outbox', now)).toBe(false);
  putAway('1-mail-outbox', now);
  expect(isPutAway('1-mail-outbox', now + 7 * day - 1)).toBe(true);
  expect(isPutAway('1-mail-outbox', now + 7 * day)).toBe(false);
  expect(isPutAway('2-mail-outbox', now)).toBe(false);
});
