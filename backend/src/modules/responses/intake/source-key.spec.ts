import { sourceKey } from './source-key.js';

describe('the identity of a response', () => {
  it('is 64 hexadecimal digits, apart for questionnaires, times and addresses', () => {
    const keys = [
      sourceKey(1, '2026-03-02T09:14:22', 'a@b.hu', {}),
      sourceKey(2, '2026-03-02T09:14:22', 'a@b.hu', {}),
      sourceKey(1, '2026-03-02T09:14:23', 'a@b.hu', {}),
      sourceKey(1, '2026-03-02T09:14:22', 'b@b.hu', {}),
      sourceKey(1, null, 'a@b.hu', {}),
      sourceKey(1, null, 'a@b.hu', { q: 'x' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /^[0-9a-f]{64}$/.test(key))).toBe(true);
  });

  it('does not hang on answers when there is a time, nor on their order when there is none', () => {
    expect(sourceKey(1, '2026-03-02T09:14:22', 'a@b.hu', { q: 'x' })).toBe(
      sourceKey(1, '2026-03-02T09:14:22', 'a@b.hu', {}),
    );
    expect(sourceKey(1, null, 'a@b.hu', { a: 'X ', b: 'y', c: '' })).toBe(
      sourceKey(1, null, 'a@b.hu', { b: 'y', a: 'x' }),
    );
  });
});
