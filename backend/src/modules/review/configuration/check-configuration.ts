import type { Language } from '../../../platform/http/languages.js';
import type { CheckFacts } from '../checks/check-facts.js';
import { type CheckedText, textReader } from '../checks/checked-text.js';
import { findForeignLanguage } from '../checks/language.js';
import { findLinks, findMarkup, findPlaceholders, findUnfinished } from '../leftovers.js';
import { overlaps, sentencesOf, type Span, spansOf } from '../spans.js';
import {
  type PlacedText,
  type ReportSource,
  type TextField,
  textsOfConfiguration,
} from './configuration-texts.js';
import { findInformalAddress } from './informal-address.js';

export const CONFIGURATION_RULES = [
  'too_long',
  'placeholder',
  'link',
  'markup',
  'unfinished',
  'language',
  'percent',
  'informal',
] as const;
export type ConfigurationRule = (typeof CONFIGURATION_RULES)[number];

/** A fault in a text of the configuration; `start` and `end` are offsets in UTF-16 code units. */
export interface ConfigurationFinding extends Omit<PlacedText, 'text'>, Span {
  rule: ConfigurationRule;
  /** What stands there. */
  text: string;
}

/** Most characters that read well where a text is shown (rules: texts of the configuration). */
export const LONGEST: Record<TextField, number> = {
  meaning: 300,
  advice: 400,
  relatedTip: 500,
  productDescription: 500,
  description: 1000,
  welcomeGreeting: 1000,
  welcomeContent: 5000,
  welcomeTips: 5000,
};

/** A number of percent: what it is of, no one who writes it once can know for every clinic. */
const PERCENT = /\d+(?:[.,]\d+)?\s?(?:%|százalék\p{L}*|percent|la\s+sută)/giu;

type Rule = (checked: CheckedText, facts: CheckFacts) => Span[];
const RULES: readonly (readonly [Exclude<ConfigurationRule, 'too_long'>, Rule])[] = [
  ['placeholder', findPlaceholders],
  ['link', findLinks],
  ['markup', findMarkup],
  ['unfinished', findUnfinished],
  ['language', findForeignLanguage],
  ['percent', ({ text }) => spansOf(text, PERCENT)],
  ['informal', ({ words }, { language }) => findInformalAddress(words, language)],
];

/** The finding of every rule in every text that a client may read. Pure; nothing is refused because of one. */
export function checkConfiguration(source: ReportSource, language: Language): ConfigurationFinding[] {
  return textsOfConfiguration(source).flatMap((placed) => checkText(placed, language));
}

/** Checks one text of a configuration by itself. */
export function checkText({ text, ...place }: PlacedText, language: Language): ConfigurationFinding[] {
  const facts = factsOf(language);
  const checked = checkedText(text);
  const found: (Span & { rule: ConfigurationRule })[] = tooLong(text, place.field).map((span) => ({
    rule: 'too_long',
    ...span,
  }));
  for (const [rule, find] of RULES)
    for (const span of find(checked, facts))
      if (!found.some((other) => overlaps(other, span) && other.rule !== 'too_long'))
        found.push({ ...span, rule });
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ rule, start, end }) => ({ ...place, rule, start, end, text: text.slice(start, end) }));
}

/** What stands beyond the most characters; each wording of a meaning has its own. */
function tooLong(text: string, field: TextField): Span[] {
  const parts = field === 'meaning' ? spansOf(text, /[^\n]+/gu) : [{ start: 0, end: text.length }];
  return parts.flatMap(({ start, end }) =>
    end - start > LONGEST[field] ? [{ start: start + LONGEST[field], end }] : [],
  );
}

const factsOf = (language: Language): CheckFacts => ({
  language,
  totalScore: 0,
  maxScore: 0,
  percentage: 0,
  sections: [],
  products: [],
  otherProducts: [],
  quotable: [],
});

/** There is nothing yet that a text could repeat or name. */
const readText = textReader(factsOf('en'));
const checkedText = (text: string): CheckedText =>
  readText({ field: '', kind: 'section', text, section: null, sentences: sentencesOf(text), repeated: [] });
