/** Names as HTTP compares them. */
export const lowerCased = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** What may go to another host than the one that was asked. */
export function withoutSecrets(headers: Record<string, string> = {}): Record<string, string> {
  const secret = /^(authorization|cookie|proxy-authorization|x-api-key|api-key)$/i;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !secret.test(name)));
}
