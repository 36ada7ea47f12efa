import { mistakesIn } from './setup/watched-logs.js';

const line = (more: object) =>
  `${JSON.stringify({ level: 'info', time: '2026-11-26T00:00:00Z', role: 'api', version: '1.0.0', pid: 1, ...more, msg: 'A line' })}\n`;

describe('what the tests look for in logs', () => {
  it('is nothing in good lines, the last of which may be cut off', () => {
    expect(mistakesIn(`${line({ adminId: 3 })}{"level":"in`, ['secret-of-the-test'])).toEqual([]);
  });

  it.each([
    ['a plain line', 'Server started\n', []],
    ['a line without a role', line({ role: undefined }), []],
    ['an address', line({ to: 'anna@clinic.example' }), []],
    ['an API token', line({ seen: `dma_${'a'.repeat(43)}` }), []],
    ['a sign-in code', line({ code: '246801' }), []],
    ['an answer, a link or a key', line({ seen: 'Papíron, füzetben' }), ['Papíron, füzetben']],
  ])('finds %s', (_name, output, secrets) => {
    expect(mistakesIn(output, secrets)).toHaveLength(1);
  });
});
