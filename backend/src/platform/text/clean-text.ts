const NUL = String.fromCharCode(0);

/** The text without what no database column takes: NUL goes, half of a character pair becomes the replacement sign. */
export const cleanText = (text: string): string => text.replaceAll(NUL, '').toWellFormed();

/** JSON of a value, all its texts and keys cleaned, so that a jsonb column takes it. */
export const cleanJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') return cleanText(inner);
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [cleanText(key), part as unknown]));
  });
