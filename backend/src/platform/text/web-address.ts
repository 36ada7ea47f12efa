/**
 * Whether a text is an http or https address that may be handed on as a link: no white space, no backslash (browsers
 * read it as a slash), no user name, which serves to dress up a foreign host.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}
