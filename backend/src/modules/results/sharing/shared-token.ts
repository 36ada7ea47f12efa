import { createHash, randomBytes } from 'node:crypto';

/** 128 bits; shorter than an owner's link, so that no look-up ever takes one for the other. */
const BYTES = 16;
const SHARED = /^[A-Za-z0-9_-]{22}$/;

/** The secret of a new shared link; only its hash is stored. */
export const newSharedToken = (): string => randomBytes(BYTES).toString('base64url');

/** Whether a link has the form of a shared one; an owner's link is longer. Pure. */
export const isSharedToken = (link: string): boolean => SHARED.test(link);

/** What the database keeps of a token: it is random enough to need no key. Pure. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What stays of the address that a link was mailed to. Pure. */
export const outlineOfAddress = (address: string): string => address.replace(/^(.).*@/u, '$1…@');
