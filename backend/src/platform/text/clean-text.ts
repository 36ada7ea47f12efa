const NUL = String.fromCharCode(0);

/** The text without what no database column takes: NUL goes, half of a character pair becomes the replacement sign. */
export const cleanText = (text: string): string => text.replaceAll(NUL, '').toWellFormed();

/** How JSON spells NUL and halves of character pairs; a backslash that was typed may look the same. */
const UNCLEAN = /\\u(?:0000|d[89a-f])/;

/** JSON of a value, all its texts and keys cleaned, so that a jsonb column takes it. */
export function cleanJson(value: unknown): string {
  const json = JSON.stringify(value);
  // Nearly all is clean, and looking at each part of a great result would hold the process up.
  if (json === undefined || !UNCLEAN.test(json)) return json;
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') return cleanText(inner);
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [cleanText(key), part as unknown]));
  });
}
