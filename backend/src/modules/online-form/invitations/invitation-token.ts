import { timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../../platform/crypto/keys.js';

const ID_BYTES = 16;
const MAC_BYTES = 20;
/** Id and code fill whole groups of three bytes, so that there is one spelling of each token. */
const SPELLING = /^[A-Za-z0-9_-]{48}$/;

/** The secret of an invitation's link: its id with a code that only this installation can make. Nothing of it is stored. */
export function invitationToken(keys: Keys, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, macOf(keys.hash('invitation', id))]).toString('base64url');
}

/**
 * The id of the invitation that a token opens; null for what was not made here, without asking the database. Tokens made under
 * the former secret hold as long as that is known.
 */
export function invitationIn(keys: Keys, token: string): string | null {
  if (!SPELLING.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = uuidOf(bytes.subarray(0, ID_BYTES));
  const given = bytes.subarray(ID_BYTES);
  const isOurs = keys.hashes('invitation', id).some((hash) => timingSafeEqual(given, macOf(hash)));
  return isOurs ? id : null;
}

const macOf = (hash: string): Buffer => Buffer.from(hash, 'hex').subarray(0, MAC_BYTES);

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
