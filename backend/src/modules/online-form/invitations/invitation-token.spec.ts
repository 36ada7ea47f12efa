import { randomBytes, randomUUID } from 'node:crypto';
import { Keys } from '../../../platform/crypto/keys.js';
import { invitationIn, invitationToken } from './invitation-token.js';

const secret = randomBytes(32);
const keys = new Keys(secret);
const id = randomUUID();
const token = invitationToken(keys, id);

describe('The token of an invitation', () => {
  it('opens its own invitation', () => {
    expect(token).toMatch(/^[\w-]{48}$/);
    expect(invitationIn(keys, token)).toBe(id);
  });

  it('opens nothing once any character of it is another', () => {
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(invitationIn(keys, token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    }
  });

  it('holds after the secret was changed once, and not after it was changed twice', () => {
    expect(invitationIn(new Keys(randomBytes(32), secret), token)).toBe(id);
    expect(invitationIn(new Keys(randomBytes(32), randomBytes(32)), token)).toBeNull();
  });

  it.each([
    '',
    'x',
    randomBytes(36).toString('base64url'),
    `${token}A`,
    token.slice(1),
    ` ${token.slice(1)}`,
    `${token.slice(1)}=`,
    `${token.slice(1)}é`,
    id,
  ])('is none: %j', (other) => expect(invitationIn(keys, other)).toBeNull());
});
