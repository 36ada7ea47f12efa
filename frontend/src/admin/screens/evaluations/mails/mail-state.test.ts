import { expect, it } from 'vitest';
import { hasNotArrived, needsAddress, mailStateOf } from './mail-state.ts';

const mail = (state: 'queued' | 'sending' | 'accepted' | 'saved' | 'failed' | 'uncertain', more = {}) => ({
  state,
  delivery: null,
  error: null,
  changedAt: '2026-11-20T10:00:00Z',
  ...more,
});

it('says in one word how a mail stands', () => {
  expect(mailStateOf(mail('queued'))).toBe('sending');
  expect(mailStateOf(mail('queued', { error: 'Nem enged be.' }))).toBe('waiting');
  expect(mailStateOf(mail('accepted'))).toBe('accepted');
  expect(mailStateOf(mail('saved'))).toBe('saved');
  expect(mailStateOf(mail('accepted', { delivery: 'delivered' }))).toBe('delivered');
  expect(mailStateOf(mail('failed', { delivery: 'bounced' }))).toBe('bounced');
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
