import { describe, expect, it } from 'vitest';
import { todayOf } from '../../kit/ui/day.ts';
import { daysOf, problemOf, readPeriod, writePeriod } from './period.ts';

const read = (search: string) => readPeriod(new URLSearchParams(search));
const today = '2026-03-25';

describe('the period in the address bar', () => {
  it.each([
    ['', 'all', '', ''],
    ['period=12w&from=2026-01-01', '12w', '', ''],
    ['from=2026-01-01', 'custom', '2026-01-01', ''],
    ['period=custom', 'custom', '', ''],
    ['period=never&to=2026-02-30', 'all', '', ''],
    ['from=0&to=x', 'all', '', ''],
  ])('%s', (search, choice, from, to) => expect(read(search)).toEqual({ choice, from, to, compare: true }));

  it('leaves foreign parameters, and no trace of a default', () => {
    const search = new URLSearchParams('x=1&period=custom&from=2026-01-01&compare=off');
    expect(writePeriod(search, { choice: 'all', compare: true }).toString()).toBe('x=1');
    expect(writePeriod(search, { to: '2026-02-01' }).toString()).toBe(
      'x=1&period=custom&from=2026-01-01&compare=off&to=2026-02-01',
    );
  });
});

describe('the days that are asked for', () => {
  it.each([
    ['', {}],
    ['period=4w', { from: '2026-03-04' }],
    ['period=52w', { from: '2025-04-02' }],
    ['from=2026-01-01&to=2026-02-01', { from: '2026-01-01', to: '2026-02-01' }],
    ['to=2026-02-01', { to: '2026-02-01' }],
  ])('%s', (search, days) => expect(daysOf(read(search), today)).toEqual(days));

  it('are refused where they end before they begin, by weeks, or are too many', () => {
    expect(problemOf({}, today)).toBeNull();
    expect(problemOf({ to: '1800-01-01' }, today)).toBeNull();
    // The same week, though the day is earlier.
    expect(problemOf({ from: '2026-03-25', to: '2026-03-23' }, today)).toBeNull();
    expect(problemOf({ from: '2026-03-25', to: '2026-03-22' }, today)).toBe('reversed');
    expect(problemOf({ from: '2026-03-30' }, today)).toBe('reversed');
    expect(problemOf({ from: '2016-01-25' }, today)).toBe('too-long');
    expect(problemOf({ from: '2016-02-01' }, today)).toBeNull();
  });

  it('go by the clinics’ clock', () => {
    const moment = new Date('2026-03-22T22:30:00Z');
    expect(todayOf(moment, 'Europe/Budapest')).toBe('2026-03-22');
    expect(todayOf(moment, 'Europe/Bucharest')).toBe('2026-03-23');
  });
});
