import { expect, it } from 'vitest';
import { hasNotArrived, needsAddress, standingOf } from './mail-standing.ts';

const mail = (state: 'queued' | 'sending' | 'accepted' | 'saved' | 'failed' | 'uncertain', more = {}) => ({
  state,
  delivery: null,
  error: null,
  changedAt: '2026-11-20T10:00:00Z',
  ...more,
});

it('says in one word how a mail stands', () => {
  expect(standingOf(mail('queued'))).toBe('sending');
  expect(standingOf(mail('queued', { error: 'Nem enged be.' }))).toBe('waiting');
  expect(standingOf(mail('accepted'))).toBe('accepted');
  expect(standingOf(mail('saved'))).toBe('saved');
  expect(standingOf(mail('accepted', { delivery: 'delivered' }))).toBe('delivered');
  expect(standingOf(mail('failed', { delivery: 'bounced' }))).toBe('bounced');
});

it('knows what has to be sent again, and where the address is to be looked at first', () => {
  expect(hasNotArrived(null)).toBe(false);
  expect(hasNotArrived(mail('accepted', { delivery: 'delayed' }))).toBe(false);
  expect(hasNotArrived(mail('uncertain'))).toBe(true);
  expect(hasNotArrived(mail('accepted', { delivery: 'complained' }))).toBe(true);
  expect(needsAddress(mail('failed'))).toBe(false);
  expect(needsAddress(mail('accepted', { delivery: 'bounced' }))).toBe(true);
  expect(hasNotArrived(mail('uncertain', { delivery: 'delivered' }))).toBe(false);
});
