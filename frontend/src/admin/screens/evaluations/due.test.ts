import { expect, it } from 'vitest';
import { dueOf } from './due.ts';

const hour = 60 * 60_000;
const dueAt = '2026-11-21T09:00:00.000Z';
const due = Date.parse(dueAt);
const facts = { status: 'generated', sentAt: null, anonymisedAt: null, dueAt } as const;

it('counts down to the promise and beyond it', () => {
  expect(dueOf(facts, due - 23.5 * hour)).toEqual({ tone: 'calm', span: { unit: 'hours', count: 23 } });
  expect(dueOf(facts, due - 5 * hour)).toEqual({ tone: 'soon', span: { unit: 'hours', count: 5 } });
  expect(dueOf(facts, due)).toEqual({ tone: 'soon', span: { unit: 'minutes', count: 1 } });
  expect(dueOf(facts, due + 1)).toEqual({ tone: 'overdue', span: { unit: 'minutes', count: 1 } });
  expect(dueOf(facts, due + 72 * hour)).toEqual({ tone: 'overdue', span: { unit: 'days', count: 3 } });
});

it('is over once the result has gone out, also after a reset', () => {
  for (const status of ['sent', 'opened', 'clicked'] as const) {
    expect(dueOf({ ...facts, status }, due + hour)).toBeNull();
  }
  expect(dueOf({ ...facts, status: 'pending', sentAt: dueAt }, due + hour)).toBeNull();
});

it('is over where nobody is left whom anything was promised', () => {
  expect(dueOf({ ...facts, anonymisedAt: dueAt }, due + hour)).toBeNull();
});

it('says nothing about history, nor about a time it cannot read', () => {
  expect(dueOf({ ...facts, dueAt: null }, due)).toBeNull();
  expect(dueOf({ ...facts, dueAt: '' }, due)).toBeNull();
});
