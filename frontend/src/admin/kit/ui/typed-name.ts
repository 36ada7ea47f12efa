/** True when what was typed is the name, whatever blanks stand around it or between its words. */
export function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return plain(name) !== '' && plain(typed) === plain(name);
}
