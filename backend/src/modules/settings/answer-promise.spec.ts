import { dayAndHour, inHours } from '../../platform/text/long-day.js';
import { dueAt, warnAfter } from './answer-promise.js';

describe('The promise of a result', () => {
  it.each([
    ['hu', 'november 24., kedd 13:00 (közép-európai idő)', '24 óra'],
    ['en', 'Tuesday 24 November at 13:00 (Central European Time)', '24 hours'],
    ['ro', 'marți, 24 noiembrie la 13:00 (ora Europei Centrale)', '24 de ore'],
  ] as const)('names a day and an hour by the clinics’ clock (%s)', (language, moment, hours) => {
    const due = dueAt(new Date('2026-11-23T12:00:00Z'), 24);
    expect(dayAndHour(due, language)).toBe(moment);
    expect(inHours(24, language)).toBe(hours);
  });

  it('counts hours, also in the night when clocks change', () => {
    expect(dayAndHour(dueAt(new Date('2026-10-24T12:00:00Z'), 24), 'en')).toContain('25 October at 13:00');
  });

  it.each([
    [1, 1],
    [24, 12],
    [25, 12],
    [720, 360],
  ])('of %i hours has people warned after %i', (hours, warned) => expect(warnAfter(hours)).toBe(warned));
});
