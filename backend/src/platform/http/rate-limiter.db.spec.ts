import { startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { RateLimiter } from './rate-limiter.js';

const minute = { name: 'try-minute', max: 7, seconds: 60 };
const hour = { name: 'try-hour', max: 12, seconds: 3600 };

describe('limits', () => {
  let test: TestApp;
  let limits: RateLimiter;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    limits = test.app.get(RateLimiter);
  });
  afterAll(() => test.close());

  const takeMany = async (count: number, subject: string, wanted = [minute]) => {
    const taken = await Promise.all(Array.from({ length: count }, () => limits.take(subject, wanted)));
    return taken.filter(Boolean).length;
  };
  const pass = (name: string) =>
    test.sql(`UPDATE rate_counter SET expires_at = now() - interval '1 second' WHERE key LIKE $1`, [
      `${name}:%`,
    ]);

  it('let exactly the allowed number through, however many come at once', async () => {
    expect(await takeMany(50, 'parallel')).toBe(7);
    expect(await limits.used('parallel', minute)).toBe(50);
  });

  it('hold together: all of them must allow a use', async () => {
    expect(await takeMany(10, 'both', [minute, hour])).toBe(7);
    await pass('try-minute');
    expect(await takeMany(10, 'both', [hour, minute])).toBe(2);
  });

  it('are used together or not at all, each for its own subject', async () => {
    const uses = (recipient: string) => [
      { subject: recipient, limit: minute },
      { subject: 'everybody', limit: hour },
    ];
    const takeAtOnce = async (count: number, recipient: string) => {
      const taken = await Promise.all(
        Array.from({ length: count }, () => limits.takeTogether(uses(recipient))),
      );
      return taken.filter(Boolean).length;
    };
    expect(await takeAtOnce(30, 'anna')).toBe(7);
    expect(await limits.used('everybody', hour)).toBe(7);
    expect(await takeAtOnce(30, 'bela')).toBe(5);
    expect(await limits.used('bela', minute)).toBe(5);
  });

  it('count each subject apart', async () => {
    expect(await takeMany(8, 'one')).toBe(7);
    expect(await takeMany(1, 'two')).toBe(1);
  });

  it('begin anew when their window is over by the database’s clock', async () => {
    expect(await takeMany(9, 'window')).toBe(7);
    await pass('try-minute');
    expect(await limits.used('window', minute)).toBe(0);
    expect(await takeMany(9, 'window')).toBe(7);
  });

  it('can be forgotten', async () => {
    expect(await takeMany(8, 'forgiven')).toBe(7);
    await limits.forget('forgiven', minute);
    expect(await takeMany(1, 'forgiven')).toBe(1);
  });
});
