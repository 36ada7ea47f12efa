/** Where the service answers unless the setting says otherwise: its American region. */
const STANDARD = 'https://api.mailgun.net';

/** The hosts of the service itself; any other one has to be allowed by the operator. */
export const MAILGUN_HOSTS = ['api.mailgun.net', 'api.eu.mailgun.net'] as const;

/**
 * The origin of a host as people enter it: with or without `https://`, a slash at its end, or `/v3`. Pure. Null when it can't be
 * an address.
 */
export function mailgunOrigin(host: string | null): string | null {
  const text = (host ?? '').trim();
  if (text === '') return STANDARD;
  const bare = text.replace(/\/+$/, '').replace(/\/v3$/i, '');
  const address = /^https?:/i.test(bare) ? bare : `https://${bare}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  const isOrigin = url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  return url && isOrigin ? url.origin : null;
}
