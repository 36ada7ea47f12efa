import { BoundedCache } from './bounded-cache.js';

describe('A bounded cache', () => {
  it('lets the longest unused go when the sizes sum up to more', () => {
    const cache = new BoundedCache<string>({ most: 5, sizeOf: ({ length }) => length });
    cache.set('a', 'xx');
    cache.set('b', 'yy');
    expect(cache.get('a')).toBe('xx');
    cache.set('c', 'zz');
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['xx', undefined, 'zz']);
    cache.set('d', 'too long for it');
    expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
    cache.set('a', 'xx');
    cache.set('a', 'yyyyy');
    expect(cache.get('a')).toBe('yyyyy');
  });

  it('forgets what is past its end', () => {
    let now = 0;
    const cache = new BoundedCache<{ until: number }>({
      most: 1,
      endOf: ({ until }) => until,
      now: () => now,
    });
    cache.set('a', { until: 10 });
    now = 9;
    expect(cache.get('a')).toBeDefined();
    now = 10;
    expect(cache.get('a')).toBeUndefined();
  });

  it('makes once what is asked for at the same time, and keeps nothing that failed', async () => {
    const cache = new BoundedCache<number>({ most: 10 });
    let made = 0;
    const make = () => Promise.resolve(++made);
    expect(await Promise.all([cache.load('a', make), cache.load('a', make)])).toEqual([1, 1]);
    expect(await cache.load('a', make)).toBe(1);
    await expect(cache.load('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.load('b', make)).toBe(2);
    cache.delete('a');
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 2]);
  });
});
