const BARE_ID = /^[\w-]{20,200}$/;
const WITHOUT_SCHEME = /^(?:docs\.google\.com|drive\.google\.com|forms\.gle)\/[^\s]/i;

/**
 * The whole web address of what somebody has entered for a form: its bare id, or a link without `https://`; anything else
 * as it is (rules: google forms).
 */
export function completeFormAddress(text: string): string {
  if (!BARE_ID.test(text)) return withScheme(text);
  return text.startsWith('1FAIpQL')
    ? `https://docs.google.com/forms/d/e/${text}/viewform`
    : `https://docs.google.com/forms/d/${text}/edit`;
}

/** The same for a spreadsheet (rules: syncing the sheet). */
export function completeSheetAddress(text: string): string {
  if (!BARE_ID.test(text)) return withScheme(text);
  return text.startsWith('2PACX-')
    ? `https://docs.google.com/spreadsheets/d/e/${text}/pubhtml`
    : `https://docs.google.com/spreadsheets/d/${text}/edit`;
}

const withScheme = (text: string): string => (WITHOUT_SCHEME.test(text) ? `https://${text}` : text);
