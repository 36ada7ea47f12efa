import { type Translate } from '../../shared/texts/i18n.ts';
import { type Language } from '../../shared/texts/languages.ts';
import { type CatalogueText } from './ui-texts.api.ts';

const braces = /\{([^{}]*)\}/g;
const plain = /\{(\w+)\}/g;

/** What a wording has to hold, and what it may. */
export interface PlaceholderRule {
  required: readonly string[];
  known: readonly string[];
}

/** What stands between single braces, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(braces)].map(([, name]) => name ?? '')),
];

/** The rule for a text in a language, as the server has it; null where it knows no such text (rules: Texts of our own). */
export function ruleOf(text: CatalogueText | null, language: Language): PlaceholderRule | null {
  if (text === null || !text.isBuiltIn) return null;
  const builtIn = text.languages.find((one) => one.language === language)?.builtIn ?? null;
  const wordings =
    builtIn === null
      ? text.languages.flatMap((one) => (one.builtIn === null ? [] : [one.builtIn]))
      : [builtIn];
  const [first = [], ...others] = wordings.map(placeholdersIn);
  return {
    required: first.filter((name) => others.every((names) => names.includes(name))),
    known: text.placeholders,
  };
}

/** What is wrong with the placeholders of a wording. */
export function placeholderFaults(
  text: string,
  rule: PlaceholderRule | null,
): { missing: string[]; unknown: string[] } {
  if (rule === null) return { missing: [], unknown: [] };
  const used = placeholdersIn(text);
  return {
    missing: rule.required.filter((name) => !used.includes(name)),
    unknown: used.filter((name) => !rule.known.includes(name)),
  };
}

/** The text with examples in place of its placeholders; those that nothing fills in stay. */
export const fillWithExamples = (text: string, rule: PlaceholderRule | null, t: Translate): string =>
  text.replace(plain, (whole, name: string) =>
    rule === null || rule.known.includes(name) ? t(`ui-texts.example.${name}`, {}, '12') : whole,
  );
