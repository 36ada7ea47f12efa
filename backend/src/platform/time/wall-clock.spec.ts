import { instantOf, wallClockAt } from './wall-clock.js';

describe('clocks of a zone', () => {
  it('show an instant', () => {
    expect(wallClockAt(new Date('2026-03-01T23:00:00Z'), 'Europe/Budapest')).toBe('2026-03-02T00:00:00');
  });

  it.each([
    ['2026-03-02T09:14:22', '2026-03-02T08:14:22.000Z'],
    ['2026-07-02T09:14:22', '2026-07-02T07:14:22.000Z'],
    ['2025-10-26T02:30:00', '2025-10-26T00:30:00.000Z'],
    ['2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
  ])('showing %s mean one instant', (wallClock, instant) => {
    expect(instantOf(wallClock, 'Europe/Budapest').toISOString()).toBe(instant);
  });
});
