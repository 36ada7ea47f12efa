/** How an address begins, as a hint in its empty field. */
export const addressStart = 'https://';

/** True for a whole http(s) address without a user name (rules: Configuration workbook). */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text) && URL.canParse(text);
}
