import { Keys } from './keys.js';

const PURPOSES = ['cookie', 'code-pepper', 'address-hash', 'sealed-mail'] as const;
const keys = new Keys(Buffer.alloc(32, 1));

describe('derived keys', () => {
  it('differ by purpose, hold 32 bytes and never equal the secret', () => {
    const all = PURPOSES.map((purpose) => keys.of(purpose));
    for (const key of all) expect(key).toHaveLength(32);
    expect(new Set([...all.map(String), String(Buffer.alloc(32, 1))]).size).toBe(PURPOSES.length + 1);
  });

  it('are the same in every process with the same secret and different with another', () => {
    expect(new Keys(Buffer.alloc(32, 1)).of('cookie')).toEqual(keys.of('cookie'));
    expect(new Keys(Buffer.alloc(32, 2)).of('cookie')).not.toEqual(keys.of('cookie'));
  });

  it('recognise what was hashed under the former secret, and hash under the present one', () => {
    const next = new Keys(Buffer.alloc(32, 2), Buffer.alloc(32, 1));
    const [now, before] = next.hashes('address-hash', 'a@b.example');
    expect(now).toBe(next.hash('address-hash', 'a@b.example'));
    expect(before).toBe(keys.hash('address-hash', 'a@b.example'));
    expect(now).not.toBe(before);
    expect(keys.hashes('address-hash', 'a@b.example')).toEqual([before]);
  });

  it('hash a value to 64 hex digits that tell nothing without the key', () => {
    const hash = keys.hash('address-hash', 'a@b.example');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hash).toBe(keys.hash('address-hash', 'a@b.example'));
    expect(hash).not.toBe(keys.hash('code-pepper', 'a@b.example'));
    expect(hash).not.toBe(new Keys(Buffer.alloc(32, 2)).hash('address-hash', 'a@b.example'));
  });
});
