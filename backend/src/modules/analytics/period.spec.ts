import { mondayOf, periodOf, previousOf, sundayOf, trendPeriodOf, weekCountOf, weeksOf } from './period.js';

describe('Periods', () => {
  it('are whole weeks from Monday to Sunday', () => {
    expect(['2026-03-02', '2026-03-04', '2026-03-08', '2026-03-09'].map(mondayOf)).toEqual([
      '2026-03-02',
      '2026-03-02',
      '2026-03-02',
      '2026-03-09',
    ]);
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
    expect(sundayOf('2026-12-28')).toBe('2027-01-03');
    expect(periodOf('2026-03-04', '2026-03-15', '2026-06-01')).toEqual({
      from: '2026-03-02',
      to: '2026-03-09',
    });
  });

  it('end with this week and begin with the first response unless that is said', () => {
    expect(periodOf(undefined, undefined, '2026-06-03')).toBeNull();
    expect(periodOf('2026-05-20', undefined, '2026-06-03')).toEqual({ from: '2026-05-18', to: '2026-06-01' });
    const open = periodOf(undefined, '2026-05-20', '2026-06-03');
    expect(open!.to).toBe('2026-05-18');
    expect(previousOf(open)).toBeNull();
    expect(previousOf(null)).toBeNull();
  });

  it('have one of the same length before them, also across a change of clocks', () => {
    const period = { from: '2026-03-23', to: '2026-04-06' };
    expect(weekCountOf(period)).toBe(3);
    expect(previousOf(period)).toEqual({ from: '2026-03-02', to: '2026-03-16' });
    expect(weeksOf(period)).toEqual(['2026-03-23', '2026-03-30', '2026-04-06']);
    expect(weekCountOf({ from: '2026-04-06', to: '2026-03-30' })).toBe(0);
  });

  it('of a trend are a year of weeks unless a beginning is named', () => {
    const year = trendPeriodOf(undefined, undefined, '2026-06-03');
    expect(year).toEqual({ from: '2025-06-09', to: '2026-06-01' });
    expect(weeksOf(year)).toHaveLength(52);
    expect(trendPeriodOf('2026-05-31', '2026-06-03', '2026-06-20')).toEqual({
      from: '2026-05-25',
      to: '2026-06-01',
    });
  });
});
