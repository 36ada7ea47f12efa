import { fill as fillPlaceholders } from '../../../platform/text/say.js';

/** Values that are written from right to left stand between these, so that they do not turn the text around them. */
const START = '\u2068';
const END = '\u2069';
const ISOLATES = /[\u2066-\u2069]/g;
/** Signs that turn the writing direction of whatever follows, and control characters; joiners of emoji and letters stay. */
const TURNING = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** What is left over where a sequence of an emoji or a letter with its marks was cut. */
const CUT_END = /(?:\u200d|\p{M}|\s)+$/u;

/** A text with its values in it, some between isolates: read it by `plain` or `markup`. */
export type Filled = string & { readonly filled: true };

/** Fills placeholders as `say` does, each value kept apart from the text around it. Pure. */
export const fill = (template: string, values: Readonly<Record<string, string>>): Filled =>
  fillPlaceholders(
    lines(template).join('\n'),
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, apart(value)])),
  ) as Filled;

const lines = (text: string) =>
  text.split(/\r\n|[\n\r]/).map((line) => line.replace(TURNING, '').replace(CONTROL, ' '));

/** A bullet at the line's beginning stays outside. */
const apart = (value: string) =>
  lines(value)
    .map((line) =>
      RIGHT_TO_LEFT.test(line) ? line.replace(/^(\s*[•-] )?(.*)$/su, `$1${START}$2${END}`) : line,
    )
    .join('\n');

/** As plain text. Pure. */
export const plain = (text: Filled | string): string => text.replace(ISOLATES, '');

/** As HTML: nothing of the text is markup, and values keep to themselves. Pure. */
export const markup = (text: Filled | string): string =>
  escapeHtml(text).replaceAll(START, '<bdi>').replaceAll(END, '</bdi>');

/** Fit for element content and quoted attributes. Pure. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** On one line, without what could begin another header. Pure. */
export const oneLine = (text: string): string => text.replace(CONTROL, ' ').replace(/\s+/gu, ' ').trim();

/** At most so many characters, an ellipsis included; no character pair is torn apart. Pure. */
export function shorten(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .replace(CUT_END, '')}…`;
}
