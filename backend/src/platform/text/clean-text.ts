const NUL = String.fromCharCode(0);
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text without what no database column takes: NUL goes, half of a character pair becomes the replacement sign. */
export const cleanText = (text: string): string => text.replaceAll(NUL, '').replace(LONE_SURROGATE, '\uFFFD');
