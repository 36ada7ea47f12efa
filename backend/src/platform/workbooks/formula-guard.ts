const NEEDS_GUARD = /^'*[=+\-@\t\r\n]/;
const IS_GUARDED = /^'+[=+\-@\t\r\n]/;

/**
 * Puts an apostrophe before a text that a spreadsheet might take for a formula, so that it is shown as text
 * (rules: exports neutralise formulas). A text that already looks guarded gets one more, so nothing is lost.
 */
export const guardFormula = (text: string): string => (NEEDS_GUARD.test(text) ? `'${text}` : text);

/** Takes off the one apostrophe that `guardFormula` put there; other texts stay as they are. */
export const unguardFormula = (text: string): string => (IS_GUARDED.test(text) ? text.slice(1) : text);
