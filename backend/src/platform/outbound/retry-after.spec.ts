import { readRetryAfter } from './retry-after.js';

describe('readRetryAfter', () => {
  const now = Date.parse('2026-03-02T09:00:00Z');
  it.each<[Record<string, string>, number | null]>([
    [{}, null],
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '1.5' }, 1500],
    [{ 'retry-after': '2', 'retry-after-ms': '1160' }, 1160],
    [{ 'retry-after': '3600' }, 120_000],
    [{ 'retry-after-ms': '99999999' }, 120_000],
    [{ 'retry-after': 'Mon, 02 Mar 2026 09:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Mon, 02 Mar 2026 08:00:00 GMT' }, 0],
    [{ 'retry-after': 'Wed, 02 Mar 2027 09:00:00 GMT' }, 120_000],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '-5' }, null],
  ])('reads %j as %s ms', (headers, wait) => {
    expect(readRetryAfter(new Headers(headers), now)).toEqual(wait);
  });
});
