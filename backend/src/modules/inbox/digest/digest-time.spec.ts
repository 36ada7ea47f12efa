import { dueDay } from './digest-time.js';

describe('a digest', () => {
  it.each([
    ['before its time', '2026-11-26T06:59:59Z', null],
    ['at its time, in winter', '2026-11-26T07:00:00Z', '2026-11-26'],
    ['at its time, in summer', '2026-07-02T06:00:00Z', '2026-07-02'],
    ['hours late', '2026-11-26T10:59:00Z', '2026-11-26'],
    ['so late that it tells of the past', '2026-11-26T11:00:00Z', null],
    ['on a Saturday', '2026-11-28T07:00:00Z', null],
    ['on a Sunday', '2026-11-29T07:00:00Z', null],
    ['on the first working day after the clocks went back', '2026-10-26T07:00:00Z', '2026-10-26'],
  ])('that is to go out at eight, %s', (_when, now, day) => {
    expect(dueDay(new Date(now), '08:00')).toBe(day);
  });

  it('goes by the clinics’ day, not by that of Greenwich', () => {
    expect(dueDay(new Date('2026-11-26T23:10:00Z'), '00:05')).toBe('2026-11-27');
    expect(dueDay(new Date('2026-11-27T23:10:00Z'), '00:05')).toBeNull();
  });
});
