import { LANGUAGES } from '../../../../platform/http/languages.js';
import { PROMPT_RULES } from '../../prompts/rules.js';
import type { WriterFacts } from '../text-writer.js';

const LINK = /\b(?:https?|ftp|file|data|javascript|vbscript|mailto|tel):\S|:\/\/|\bwww\./iu;
const E_MAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
const DOMAIN =
  /(?<![\p{L}\p{N}.@-])(?=[\p{N}-]*\p{L})[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:[a-z]{2,24}|COM|NET|ORG|INFO|HU|RO|EU)(?![\p{L}\p{N}])/gu;
const HTML = /<\s*[/!?]?\s*[a-z][^>]*>?|&(?:#x?[\da-f]+|lt|gt|amp|nbsp|quot|apos);/iu;
const BRACKETS = /[{}[\]]|<<|>>/u;
const TABLE_OR_CODE = /```|^\s*\|.*\|/mu;

/** What a text may name because the questionnaire itself does. */
export interface Known {
  names: (word: string) => boolean;
  otherProducts: readonly { name: string; pattern: RegExp }[];
}

/**
 * Names what a text for clients may not hold, in words for the next ask, or null when it is clean: links, addresses, markup,
 * placeholders, products that are not recommended (rules: texts from the AI). Look-alike letters are folded first. A bare domain passes
 * if the questionnaire itself names it, as some products are called like their site.
 */
export function findForbidden(text: string, known: Known): string | null {
  const plain = text.normalize('NFKC');
  if (/:\S|www\./i.test(plain) && LINK.test(plain)) return 'a link';
  if (plain.includes('@') && E_MAIL.test(plain)) return 'an e-mail address';
  if (/\.[a-z]/i.test(plain)) {
    for (const [domain] of plain.matchAll(DOMAIN)) if (!known.names(domain)) return 'a web address';
  }
  if (HTML.test(plain)) return 'HTML';
  if (BRACKETS.test(plain)) return 'a placeholder or brackets';
  if (TABLE_OR_CODE.test(plain)) return 'markup';
  if (known.otherProducts.some(({ name, pattern }) => pattern.test(plain) && !known.names(name)))
    return 'a product that is not recommended';
  return null;
}

/** What the questionnaire's own texts name; answers of strangers don't count. Gathered when a text first needs it. */
export function knownBy(facts: WriterFacts): Known {
  let own: string | undefined;
  const names = (word: string) => (own ??= ownTextOf(facts)).includes(word.toLowerCase());
  const foreign = (facts.otherProducts ?? [])
    .map((name) => name.normalize('NFKC').trim())
    .filter((name) => name !== '');
  return { names, otherProducts: foreign.map((name) => ({ name, pattern: wholeName(name) })) };
}

function ownTextOf(facts: WriterFacts): string {
  return facts.sections
    .flatMap((section) => [
      section.name,
      section.description,
      ...section.gained.map(({ questionText }) => questionText),
      ...section.missed.flatMap(({ questionText, tip, product }) => [questionText, tip, product]),
    ])
    .filter((part) => part !== null)
    .join('\n')
    .normalize('NFKC')
    .toLowerCase();
}

const wholeName = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu');

/** Takes off the light formatting that models add out of habit and that loses nothing: emphasis, headings, list signs. */
export function dropFormatting(text: string): string {
  return text
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*?\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`([^`\n]+)`/gu, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|[-*•–])\s+/gmu, '');
}

const fold = (part: string) =>
  part
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const ruleBeginnings = LANGUAGES.flatMap((language) =>
  PROMPT_RULES[language].map((rule) => fold(rule).slice(0, 40)),
);

/** True when a rule of the prompt comes back in a text: someone asked the model to recite its instructions. */
export function echoesRules(text: string): boolean {
  const folded = fold(text);
  return ruleBeginnings.some((beginning) => folded.includes(beginning));
}
