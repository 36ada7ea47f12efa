/** Placeholders as they stand in a text: {name}, {clinic}. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');
