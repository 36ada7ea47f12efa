import { randomBytes } from 'node:crypto';
import { SealBroken, SecretBox } from './secret-box.js';

const key = randomBytes(32);
const box = new SecretBox(key);

describe('the secret box', () => {
  it.each(['', 'sk-live-1', 'őűș – 🦷', 'x'.repeat(10_000)])('opens what it sealed', (plain) => {
    expect(box.open(box.seal(plain, 'setting:a'), 'setting:a')).toBe(plain);
  });

  it('seals the same text differently every time and never shows it', () => {
    const sealed = [1, 2, 3].map(() => box.seal('sk-live-1', 'setting:a'));
    expect(new Set(sealed).size).toBe(3);
    expect(sealed.join()).not.toContain('sk-live');
    expect(sealed.join()).not.toContain(Buffer.from('sk-live-1').toString('base64url'));
  });

  it('does not open under another key', () => {
    expect(() => new SecretBox(randomBytes(32)).open(box.seal('a', 'c'), 'c')).toThrow(SealBroken);
  });

  it('does not open once moved to another place', () => {
    expect(() => box.open(box.seal('a', 'setting:a'), 'setting:b')).toThrow(SealBroken);
  });

  it('does not open when any one bit was flipped', () => {
    const parts = box.seal('a secret value', 'c').split('.');
    for (const part of [2, 3, 4]) {
      const bytes = Buffer.from(parts[part]!, 'base64url');
      for (let bit = 0; bit < bytes.length * 8; bit++) {
        const flipped = Buffer.from(bytes);
        flipped[bit >> 3]! ^= 1 << (bit & 7);
        const forged = parts.with(part, flipped.toString('base64url')).join('.');
        expect(() => box.open(forged, 'c')).toThrow(SealBroken);
      }
    }
  });

  it.each(['', 'plain text', 'v1', 'v1.....', 'v2.00000000.a.b.c', 'v1.00000000.AAAA.AAAA.AAAA'])(
    'refuses what is no sealed value: %s',
    (text) => {
      expect(() => box.open(text, 'c')).toThrow(SealBroken);
    },
  );

  it('refuses a tag that was cut short', () => {
    const parts = box.seal('a', 'c').split('.');
    expect(() => box.open(parts.with(3, parts[3]!.slice(0, 6)).join('.'), 'c')).toThrow(SealBroken);
  });

  it('opens with the former key and seals with the current one while keys are rotated', () => {
    const next = randomBytes(48);
    const rotating = new SecretBox(next, key);
    expect(rotating.open(box.seal('old', 'c'), 'c')).toBe('old');
    const sealed = rotating.seal('new', 'c');
    expect(new SecretBox(next).open(sealed, 'c')).toBe('new');
    expect(() => box.open(sealed, 'c')).toThrow(SealBroken);
  });
});
