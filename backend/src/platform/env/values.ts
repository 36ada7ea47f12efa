import { z } from 'zod';
import { portOf, PrivateHosts } from '../outbound/allowed-targets.js';
import { isZone } from '../time/time.js';
import { isEmailAddress, normalizeEmail, senderOrNull } from '../text/email-address.js';

// What variables of the environment can hold. A problem is a sentence without its subject, the variable.

export const text = z.string();
export const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

export const wholeNumber = (min: number, max: number) =>
  text
    .refine((value) => Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max, {
      error: ({ input }) => `must be a whole number from ${min} to ${max}, but is "${String(input)}".`,
    })
    .transform(Number);

export const choice = <const T extends string>(choices: readonly T[]) =>
  z.enum(choices, {
    error: ({ input }) => `must be one of ${choices.join(', ')}, but is "${String(input)}".`,
  });

export const address = (...protocols: string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
  });

export const publicUrl = text.regex(/^https?:\/\/[^/]+/, {
  error: 'must begin with http:// or https://, for example https://assessment.example.com.',
});

export const emailAddress = text.transform(normalizeEmail).refine(isEmailAddress, {
  error: 'must be an e-mail address, for example anna@clinic.example.',
});

export const sender = text
  .refine((value) => senderOrNull(value) !== null, {
    error: 'must be an e-mail address, or a name and an address: "Assessment <assessment@clinic.example>".',
  })
  .transform((value) => senderOrNull(value)!);

/** By its name: what is an offset for Node means the opposite to PostgreSQL. */
export const timeZone = text.refine(
  (value) => /^(?:UTC|[a-z]+(?:\/[\w+-]+)+)$/i.test(value) && isZone(value),
  {
    error: ({ input }) =>
      `must be the name of a time zone, for example Europe/Bucharest, but is "${String(input)}".`,
  },
);

export const metricsToken = text.regex(/^[\x21-\x7e]{16,}$/, {
  error: 'must be 16 characters or more, without spaces (openssl rand -hex 24).',
});

/**
 * The origin of an outside service. Anything but https is refused unless the operator's list of private hosts names it, since
 * keys and personal data travel there.
 */
export const outboundBase = (privateHosts: readonly string[]) =>
  text
    .refine((value) => URL.canParse(value) && isOrigin(new URL(value), privateHosts), {
      error:
        'must be an https:// address without a path; a plain one is only taken when OUTBOUND_PRIVATE_HOSTS lists its host and port.',
    })
    .transform((value) => new URL(value).origin);

/** The same for what may have a path, as the issuers of single sign-on do. Left as it was written: issuers are compared so. */
export const outboundAddress = (privateHosts: readonly string[]) =>
  text.refine((value) => URL.canParse(value) && isOutbound(new URL(value), privateHosts), {
    error:
      'must be an https:// address without user, query or fragment; a plain one is only taken when OUTBOUND_PRIVATE_HOSTS lists its host and port.',
  });

const isOrigin = (url: URL, privateHosts: readonly string[]): boolean =>
  url.pathname === '/' && isOutbound(url, privateHosts);

function isOutbound(url: URL, privateHosts: readonly string[]): boolean {
  const isBare = url.username === '' && url.password === '' && !url.search && !url.hash;
  const isPrivate = () => new PrivateHosts(privateHosts).has(url.hostname, portOf(url));
  return isBare && (url.protocol === 'https:' || (url.protocol === 'http:' && isPrivate()));
}

export const secret = z
  .string({ error: 'is missing: give 32 bytes or more as hex or base64 (openssl rand -hex 32).' })
  .refine((value) => bytesOf(value).length >= 32, {
    error: 'must hold 32 bytes or more, as hex or base64 (openssl rand -hex 32).',
  })
  .transform(bytesOf);

function bytesOf(value: string): Buffer {
  if (/^(?:[0-9a-f]{2})+$/i.test(value)) return Buffer.from(value, 'hex');
  return Buffer.from(/^[A-Za-z0-9+/_-]+={0,2}$/.test(value) ? value : '', 'base64');
}
