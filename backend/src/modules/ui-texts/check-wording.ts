import { BadRequest } from '../../platform/errors/app-error.js';
import type { Language } from '../../platform/http/languages.js';
import { builtInOf } from './built-in.js';
import type { BuiltInText } from './built-in.types.js';
import type { UiText } from './ui-text.entity.js';

/**
 * Keys whose words are a promise: who wrote a text, and who has approved it. Nobody lays other words over them, and what was
 * laid over them before is not shown (rules: text overrides).
 */
export const FIXED_KEYS = '^evaluation\\.(origin\\.|approval\\.|pdf\\.how-)';
const FIXED = new RegExp(FIXED_KEYS);
export const isFixed = (key: string): boolean => FIXED.test(key);

const BRACES = /\{([^{}]*)\}/g;

/** What a wording has to hold, and what it may. */
interface PlaceholderRule {
  /** Names that the built-in text has: without one, something the reader needs is said nowhere. */
  required: readonly string[];
  /** Names that are filled in where the text is shown, the required ones among them. */
  known: readonly string[];
}

interface PlaceholderFaults {
  missing: string[];
  /** As they stand between the braces; the reader would see them as they are. */
  unknown: string[];
}

/** What stands between single braces, each once, in its order. Pure. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(BRACES)].map(([, name]) => name!)),
];

/**
 * The rule for a wording of a built-in text in a language; null for a key that the product does not know, as nobody can
 * say what is filled in there. A language without a built-in wording has to hold what every other one holds. Pure.
 */
export function ruleOf(builtIn: BuiltInText | undefined, language: Language): PlaceholderRule | null {
  if (!builtIn) return null;
  const own = builtIn.texts[language];
  const wordings = own === undefined ? Object.values(builtIn.texts) : [own];
  const [first = [], ...others] = wordings.map(placeholdersIn);
  const required = first.filter((name) => others.every((names) => names.includes(name)));
  return { required, known: builtIn.placeholders };
}

/** What is wrong with the placeholders of a wording (rules: text overrides). Pure. */
export function placeholderFaults(text: string, rule: PlaceholderRule | null): PlaceholderFaults {
  if (rule === null) return { missing: [], unknown: [] };
  const used = placeholdersIn(text);
  return {
    missing: rule.required.filter((name) => !used.includes(name)),
    unknown: used.filter((name) => !rule.known.includes(name)),
  };
}

export type Wording = Pick<UiText, 'key' | 'context' | 'language' | 'value'>;

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/**
 * Refuses a wording of a fixed key, and one that lacks a placeholder of the built-in text or has one that nothing fills in
 * (rules: text overrides). Throws BadRequest that names them all, on the field `value`.
 */
export function checkWording({ key, context, language, value }: Wording): void {
  if (isFixed(key)) throw new BadRequest('ui_text_fixed', { key });
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
