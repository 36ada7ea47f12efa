import type { GeneratedTexts } from '../../evaluations/evaluation.types.js';
import type { CheckFacts } from './check-facts.js';
import { findWrongAreas } from './areas.js';
import {
  type CheckedText,
  type Found,
  type Rule,
  type TextKind,
  textReader,
  textsToCheck,
} from './checked-text.js';
import { sentencesWithEvidence } from '../evidence/sentences.js';
import { type CheckRule, type Finding, findingId } from './finding.js';
import { findForeignLanguage } from './language.js';
import { findLinks, findMarkup, findPlaceholders, findUnfinished } from '../leftovers.js';
import { findWrongNumbers } from './numbers.js';
import { findForeignProducts, findUnknownNames } from './products.js';
import { overlaps, sentenceAt, type Span } from '../spans.js';

/** Most characters of a text, and fewest words of one that says something (rules: lengths of texts). */
const LENGTHS: Record<TextKind, { most: number; fewest: number }> = {
  summary: { most: 1500, fewest: 4 },
  motivationalMessage: { most: 400, fewest: 2 },
  section: { most: 1200, fewest: 4 },
  strength: { most: 160, fewest: 2 },
};
/** A single long word may be a strength, as Hungarian has them. */
const LONG_WORD = 8;

const isNeeded = ({ kind }: CheckedText, { hasResult = true }: CheckFacts) =>
  kind === 'summary' || (kind === 'section' && hasResult);
const isTooShort = ({ kind, text, words }: CheckedText) =>
  words.length > 0 &&
  words.length < LENGTHS[kind].fewest &&
  !(kind === 'strength' && text.length >= LONG_WORD);
const wholeIf = (is: boolean, { text }: CheckedText, start = 0): Span[] =>
  is ? [{ start, end: text.length }] : [];

/** Findings of one rule in one text; a text with more shows the next ones when these are fixed. */
const MOST_FINDINGS = 100;

/** A digit of one of these is a fault of that, not of a number. A fault of a whole sentence hides no number in it. */
const NO_NUMBERS: ReadonlySet<CheckRule> = new Set(['placeholder', 'link', 'markup']);

/** The rules in the order in which they are asked (rules: checks of texts). */
const RULES: readonly (readonly [CheckRule, Rule])[] = [
  ['empty', (checked, facts) => wholeIf(checked.words.length === 0 && isNeeded(checked, facts), checked)],
  [
    'too_long',
    (checked) =>
      wholeIf(checked.text.length > LENGTHS[checked.kind].most, checked, LENGTHS[checked.kind].most),
  ],
  ['too_short', (checked) => wholeIf(isTooShort(checked), checked)],
  ['placeholder', findPlaceholders],
  ['link', findLinks],
  ['markup', findMarkup],
  ['unfinished', findUnfinished],
  ['language', findForeignLanguage],
  ['number', findWrongNumbers],
  ['area', findWrongAreas],
  ['product', findForeignProducts],
  ['name', findUnknownNames],
  ['duplicate', ({ repeated }) => repeated],
  [
    'facts_changed',
    ({ field, text }, { evidence = {}, present = new Map() }) =>
      sentencesWithEvidence(text, undefined, evidence[field] ?? [], present).filter(({ isStale }) => isStale),
  ],
];

/** What was found with the same facts: a writer has its texts checked after every change, and most of them are unchanged. */
const checked = new WeakMap<
  CheckFacts,
  { read: ReturnType<typeof textReader>; findings: Map<string, Finding[]> }
>();

/**
 * Checks the texts of an evaluation against its facts: lengths, left-overs, language, numbers,
 * products, repetitions, and what its sentences rest on. Deterministic.
 * Findings come by field, in the order of the page, and by place. Texts of sections that do not count are not looked at
 * (rules: checks of texts).
 */
export function checkTexts(texts: GeneratedTexts, facts: CheckFacts): Finding[] {
  const known = checked.get(facts) ?? { read: textReader(facts), findings: new Map<string, Finding[]>() };
  checked.set(facts, known);
  return textsToCheck(texts, facts).flatMap((placed) => {
    const key = JSON.stringify([placed.field, placed.repeated, placed.text]);
    const findings = known.findings.get(key) ?? checkOne(known.read(placed), facts);
    known.findings.set(key, findings);
    return findings;
  });
}

function checkOne(checked: CheckedText, facts: CheckFacts): Finding[] {
  const found: (Found & { rule: CheckRule })[] = [];
  for (const [rule, find] of RULES) {
    const hides = (other: CheckRule) => other === rule || (rule === 'number' && NO_NUMBERS.has(other));
    for (const span of find(checked, facts).slice(0, MOST_FINDINGS))
      if (!found.some((other) => hides(other.rule) && overlaps(other, span))) found.push({ ...span, rule });
  }
  const occurrences = new Map<string, number>();
  return found
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, rule, fix }) => {
      const { field, text, sentences } = checked;
      const sentence = sentenceAt(sentences, start, text);
      const part = { rule, field, text: text.slice(start, end) };
      const whole = rule === 'too_long' ? text : text.slice(sentence.start, sentence.end);
      const key = `${rule}\n${part.text}\n${whole}`;
      occurrences.set(key, (occurrences.get(key) ?? -1) + 1);
      return { ...part, id: findingId(part, whole, occurrences.get(key)!), start, end, ...(fix && { fix }) };
    });
}
