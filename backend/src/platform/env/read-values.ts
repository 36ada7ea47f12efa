import { PrivateHosts, portOf } from '../outbound/allowed-targets.js';

/** Readers of single variables: they add a sentence to `problems` and answer the standard when a value is not usable. */
export function wholeNumber(
  source: NodeJS.ProcessEnv,
  name: string,
  standard: number,
  min: number,
  max: number,
  problems: string[],
): number {
  const text = source[name]?.trim();
  if (!text) return standard;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  problems.push(`${name} must be a whole number from ${min} to ${max}, but is "${text}".`);
  return standard;
}

export function choice<T extends string>(
  source: NodeJS.ProcessEnv,
  name: string,
  choices: readonly T[],
  standard: T,
  problems: string[],
): T {
  const text = source[name]?.trim();
  if (!text) return standard;
  if ((choices as readonly string[]).includes(text)) return text as T;
  problems.push(`${name} must be one of ${choices.join(', ')}, but is "${text}".`);
  return standard;
}

export function address(
  source: NodeJS.ProcessEnv,
  name: string,
  protocols: string[],
  problems: string[],
): string | null {
  const text = source[name]?.trim();
  if (!text) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  problems.push(
    `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  );
  return null;
}

/**
 * The origin of an outside service. Anything but https is refused unless the operator's list of private hosts names it, since
 * keys and personal data travel there.
 */
export function outboundBase(
  source: NodeJS.ProcessEnv,
  name: string,
  standard: string,
  privateHosts: readonly string[],
  problems: string[],
): string {
  const text = source[name]?.trim();
  if (!text) return standard;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url?.protocol === 'http:' && new PrivateHosts(privateHosts).has(url.hostname, portOf(url));
  const isOrigin = url !== null && url.username === '' && url.password === '' && url.pathname === '/';
  if (isOrigin && !url.search && !url.hash && (url.protocol === 'https:' || isPlain)) return url.origin;
  problems.push(
    `${name} must be an https:// address without a path; a plain one is only taken when OUTBOUND_PRIVATE_HOSTS lists its host and port.`,
  );
  return standard;
}

export function secret(
  source: NodeJS.ProcessEnv,
  name: string,
  required: boolean,
  problems: string[],
): Buffer | null {
  const text = source[name]?.trim();
  if (!text) {
    if (required)
      problems.push(`${name} is missing: give 32 bytes or more as hex or base64 (openssl rand -hex 32).`);
    return null;
  }
  const bytes = decodeSecret(text);
  if (bytes && bytes.length >= 32) return bytes;
  problems.push(`${name} must hold 32 bytes or more, as hex or base64 (openssl rand -hex 32).`);
  return null;
}

function decodeSecret(text: string): Buffer | null {
  if (/^(?:[0-9a-f]{2})+$/i.test(text)) return Buffer.from(text, 'hex');
  if (/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return Buffer.from(text, 'base64');
  return null;
}
