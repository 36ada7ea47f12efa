import { startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { until } from '../../../test/setup/client.js';
import { Listener } from './listener.js';
import { NotifiedCache } from './notified-cache.js';

describe('What a process remembers until it hears of a change', () => {
  let test: TestApp;
  let listener: Listener;
  let reads: number;
  let cache: NotifiedCache<string | null>;
  const read = () => Promise.resolve(`value ${++reads}`);
  const tell = (payload: string) => test.sql(`SELECT pg_notify('things', $1)`, [payload]);

  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    listener = test.app.get(Listener);
    cache = new NotifiedCache<string | null>(listener, {
      channel: 'things',
      maxBytes: 1000,
      sizeOf: (value) => value?.length ?? 0,
    });
    await listener.catchUp();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await tell('*');
    await listener.catchUp();
    reads = 0;
  });
  afterEach(() => jest.restoreAllMocks());

  it('is read once, also by calls that come together', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', read)));
    expect([new Set(all).size, await cache.get('a', read), cache.known('a'), reads]).toEqual([
      1,
      'value 1',
      'value 1',
      1,
    ]);
  });

  it('is forgotten when its key is named, or all of them', async () => {
    await cache.get('a', read);
    await cache.get('b', read);
    await tell('a');
    await listener.catchUp();
    expect([cache.known('a'), cache.known('b')]).toEqual([undefined, 'value 2']);
    await tell('*');
    await listener.catchUp();
    expect(cache.known('b')).toBeUndefined();
  });

  it('is not cached when a change was heard while it was being read, and nobody shares that reading any more', async () => {
    let finish = (_value: string) => {};
    const first = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    await tell('a');
    await listener.catchUp();
    expect(await cache.get('a', read)).toBe('value 1');
    finish('old');
    expect([await first, cache.known('a')]).toEqual(['old', 'value 1']);
  });

  it('is not cached over 5 seconds', async () => {
    await cache.get('a', read);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 4900);
    expect(cache.known('a')).toBe('value 1');
    jest.spyOn(performance, 'now').mockReturnValue(now + 5100);
    expect([cache.known('a'), await cache.get('a', read)]).toEqual([undefined, 'value 2']);
  });

  it('is never that there is nothing, nor a failure', async () => {
    expect(await cache.get('a', () => Promise.resolve(null))).toBeNull();
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect([cache.known('a'), await cache.get('a', read)]).toEqual([undefined, 'value 1']);
  });

  it('is bounded by size: the oldest leave first', async () => {
    const long = () => Promise.resolve('x'.repeat(400));
    for (const key of ['a', 'b', 'c']) await cache.get(key, long);
    expect(['a', 'b', 'c'].map((key) => cache.known(key)?.length)).toEqual([undefined, 400, 400]);
  });

  it('is nothing while the listener is away, and starts anew when it is back', async () => {
    await cache.get('a', read);
    await test.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'listener' AND datname = current_database()`,
    );
    await until(async () => !listener.isConnected);
    expect([cache.known('a'), await cache.get('a', read), await cache.get('a', read)]).toEqual([
      undefined,
      'value 2',
      'value 3',
    ]);
    await until(async () => listener.isConnected);
    expect(cache.known('a')).toBeUndefined();
    await cache.get('a', read);
    await tell('a');
    await listener.catchUp();
    expect(cache.known('a')).toBeUndefined();
  });
});
