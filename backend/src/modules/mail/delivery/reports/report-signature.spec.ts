import { createHmac } from 'node:crypto';
import { isSigned } from './report-signature.js';

const KEY = 'signing key';
const NOW = 1_772_442_811_000;
const signed = (timestamp: string, token = 'token', key = KEY) => ({
  timestamp,
  token,
  signature: createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex'),
});

describe('The signature of a report', () => {
  it.each([0, 60, 8 * 3600, 12 * 3600, -300])('holds when it is %i s old', (age) =>
    expect(isSigned(signed(String(NOW / 1000 - age)), KEY, NOW)).toBe(true),
  );
  it.each([12 * 3600 + 1, 1e9, -301])('does not hold when it is %i s old', (age) =>
    expect(isSigned(signed(String(NOW / 1000 - age)), KEY, NOW)).toBe(false),
  );
  it('is nobody else’s', () => {
    const good = signed(String(NOW / 1000));
    expect(isSigned(signed(good.timestamp, 'token', 'other'), KEY, NOW)).toBe(false);
    expect(isSigned({ ...good, token: 'other' }, KEY, NOW)).toBe(false);
    for (const signature of ['', 'zz', good.signature.slice(2), `${good.signature}ff`, 'é'.repeat(64)])
      expect(isSigned({ ...good, signature }, KEY, NOW)).toBe(false);
  });
});
