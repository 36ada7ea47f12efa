import { BadRequest } from '../../platform/errors/app-error.js';
import { builtInOf } from './built-in.js';
import { placeholderFaults, ruleOf } from './placeholders.js';
import type { UiText } from './ui-text.entity.js';
import './ui-texts.errors.js';

export type Wording = Pick<UiText, 'key' | 'context' | 'language' | 'value'>;

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/**
 * Refuses a wording that lacks a placeholder of the built-in text or has one that nothing fills in (rules: Texts of our
 * own). Throws BadRequest that names them all, on the field `value`.
 */
export function checkWording({ key, context, language, value }: Wording): void {
  const rule = ruleOf(builtInOf(context, key), language);
  const { missing, unknown } = placeholderFaults(value, rule);
  if (unknown.length === 0 && missing.length === 0) return;
  const details = [
    ...unknown.map((name) => ({ field: 'value', problem: 'unknown_placeholder', placeholder: name })),
    ...missing.map((name) => ({ field: 'value', problem: 'missing_placeholder', placeholder: name })),
  ];
  const known = rule === null || rule.known.length === 0 ? '–' : inBraces(rule.known);
  throw unknown.length > 0
    ? new BadRequest('ui_text_placeholder_unknown', { names: inBraces(unknown), known }, details)
    : new BadRequest('ui_text_placeholder_missing', { names: inBraces(missing) }, details);
}
