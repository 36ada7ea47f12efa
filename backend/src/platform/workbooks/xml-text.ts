import { WorkbookError } from './workbook.errors.js';

/** XML that is not well-formed: the file is damaged. */
export const malformed = (what: string): WorkbookError =>
  new WorkbookError('workbook_damaged', {}, new Error(what));

/** Longer than any reference that means something: `&#1114111;` with some zeros before. */
export const LONGEST_REFERENCE = 16;

/** Every line end as one character. */
export const withLineEnds = (raw: string): string => (raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw);

/** A text decoded: line ends as one character, references resolved. Throws WorkbookError for unknown ones. */
export function decodedText(raw: string): string {
  const lines = withLineEnds(raw);
  let ampersand = lines.indexOf('&');
  if (ampersand < 0) return lines;
  let decoded = '';
  let start = 0;
  while (ampersand >= 0) {
    const end = lines.indexOf(';', ampersand);
    if (end < 0 || end - ampersand > LONGEST_REFERENCE) throw malformed('an ampersand that stands alone');
    decoded += lines.slice(start, ampersand) + decodedReference(lines.slice(ampersand + 1, end));
    start = end + 1;
    ampersand = lines.indexOf('&', start);
  }
  return decoded + lines.slice(start);
}

function decodedReference(name: string): string {
  switch (name) {
    case 'lt':
      return '<';
    case 'gt':
      return '>';
    case 'amp':
      return '&';
    case 'quot':
      return '"';
    case 'apos':
      return "'";
    default:
      return decodedCharacter(name);
  }
}

function decodedCharacter(name: string): string {
  const match = /^#(?:x([0-9A-Fa-f]+)|([0-9]+))$/.exec(name);
  const code = match ? parseInt(match[1] ?? match[2]!, match[1] ? 16 : 10) : -1;
  const character = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  if (!isLegal(character) || character === '') throw malformed('a reference that means nothing');
  return character;
}

const ILLEGAL = /[^\t\n\r -\uFFFD]/;

/** Whether XML may hold these characters. */
export const isLegal = (text: string): boolean => !ILLEGAL.test(text);
