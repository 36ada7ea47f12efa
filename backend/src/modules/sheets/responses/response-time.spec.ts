import { dateOrderOf, readTime } from './response-time.js';

const timeOf = (cell: Parameters<typeof readTime>[0], zone?: string) => readTime(cell, 'day first', zone);

describe('the time of a response', () => {
  it.each([
    ['2026. 03. 02. 9:14:22', '2026-03-02T09:14:22'],
    ['02.03.2026 09:14:22', '2026-03-02T09:14:22'],
    ['02.03.2026, 09:14:22', '2026-03-02T09:14:22'],
    ['02/03/2026 09:14:22', '2026-03-02T09:14:22'],
    ['3/14/2026 9:14:22 PM', '2026-03-14T21:14:22'],
    ['2026/03/02 9:14:22 AM GMT+1', '2026-03-02T09:14:22'],
    ['2026/03/02 12:14:22 de. CET', '2026-03-02T00:14:22'],
    ['2026/03/02 12:14:22 du.', '2026-03-02T12:14:22'],
    ['2026-03-02T09:14:22', '2026-03-02T09:14:22'],
    ['2026-03-02 09:14:22.868', '2026-03-02T09:14:22'],
    ['2026-03-02T09:14:22Z', '2026-03-02T09:14:22'],
    [' 2026.\u00A003.\u00A002. 9:14:22 ', '2026-03-02T09:14:22'],
    [46083.3849816782, '2026-03-02T09:14:22'],
    [46083.4445133218, '2026-03-02T10:40:05'],
    [46084.3341319444, '2026-03-03T08:01:09'],
    [new Date('2026-03-02T09:14:22.999Z'), '2026-03-02T09:14:22'],
    ['2024-02-29 10:00:00', '2024-02-29T10:00:00'],
    ['Mar 2, 2026 9:14:22 AM', '2026-03-02T09:14:22'],
    ['Mon, 2 March 2026 09:14:22 GMT', '2026-03-02T09:14:22'],
    ['2-Mar-2026 09:14:22', '2026-03-02T09:14:22'],
    ['March 2nd, 2026 at 9:14:22 pm', '2026-03-02T21:14:22'],
    ['2026. márc. 2. 9:14:22', '2026-03-02T09:14:22'],
    ['2 martie 2026, 09:14:22', '2026-03-02T09:14:22'],
  ])('is understood as %s', (cell, wallClock) => expect(timeOf(cell)).toEqual({ wallClock }));

  it('without seconds is taken with a remark', () => {
    const params = { value: '2026-03-09 08:05:00' };
    expect(timeOf('2026.03.09 8:05')).toEqual({
      wallClock: '2026-03-09T08:05:00',
      warning: { code: 'time_without_seconds', params },
    });
  });

  it.each([
    '2026-03-02',
    '2026. 03. 02.',
    '3/2/2026',
    'Mar 2, 2026',
    46083,
    new Date('2026-03-02T00:00:00Z'),
  ])('is none when %s holds only a day', (cell) =>
    expect(timeOf(cell)).toMatchObject({ wallClock: null, warning: { code: 'time_date_only' } }),
  );

  it.each([
    'tegnap',
    '2026-02-30 10:00:00',
    '2026-13-02 10:00:00',
    '2026-03-02 25:00:00',
    '2026-03-02 10:61:00',
    '14/14/2026 10:00:00',
    '3/2/26 10:00:00',
    '2026-03-02 13:00:00 PM',
    '1890-03-02 10:00:00',
    '9:14:22',
    0.5,
    -1,
    20260302,
    1e300,
    Number.NaN,
    true,
    `${'9'.repeat(5000)} 2026`,
  ])('is none when %s cannot be read', (cell) =>
    expect(timeOf(cell)).toMatchObject({ wallClock: null, warning: { code: 'time_unreadable' } }),
  );

  it.each([null, undefined, '', '  ', '#N/A'])('is missing in %p', (cell) =>
    expect(timeOf(cell)).toEqual({ wallClock: null, warning: { code: 'time_missing' } }),
  );

  it('written as an instant is shown on the clocks of the zone', () => {
    expect(timeOf('2026-03-02T08:14:22Z', 'Europe/Budapest').wallClock).toBe('2026-03-02T09:14:22');
    expect(timeOf('2026-07-02T08:14:22-02:00', 'Europe/Bucharest').wallClock).toBe('2026-07-02T13:14:22');
  });

  it('follows the dates that leave no doubt, then the locale, then the language', () => {
    expect(dateOrderOf(['3/2/2026 1:00:00', '3/14/2026 1:00:00'], 'hu')).toBe('month first');
    expect(dateOrderOf(['3/2/2026 1:00:00', '14/3/2026 1:00:00'], 'en')).toBe('day first');
    expect(dateOrderOf(['3/2/2026'], 'en', 'en_GB')).toBe('day first');
    expect(dateOrderOf(['3/2/2026'], 'hu', 'en_US')).toBe('month first');
    expect(dateOrderOf([], 'en')).toBe('month first');
    expect(dateOrderOf([], 'ro')).toBe('day first');
    expect(readTime('3/2/2026 9:14:22', 'month first').wallClock).toBe('2026-03-02T09:14:22');
  });
});
