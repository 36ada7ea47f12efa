import type { GeneratedTexts } from '../../evaluations/evaluation.types.js';
import { findBenchmarks } from './benchmark.js';
import type { CheckFacts } from './check-facts.js';
import { type CheckedText, type Rule, type TextKind, textsToCheck } from './checked-text.js';
import { type CheckRule, type Finding, findingId } from './finding.js';
import { findForeignLanguage } from './language.js';
import { findLinks, findMarkup, findPlaceholders, findUnfinished } from './leftovers.js';
import { findWrongNumbers } from './numbers.js';
import { findPraise } from './praise.js';
import { findForeignProducts } from './products.js';
import { indexQuotable } from './quotations.js';
import { overlaps, sentenceAt, type Span } from './spans.js';
import { findFalseStrengths } from './strengths.js';
import { findWrongOrder } from './superlatives.js';

/** Most characters of a text (rules: lengths of texts). */
const LONGEST: Record<TextKind, number> = {
  summary: 1500,
  motivationalMessage: 400,
  section: 1200,
  strength: 160,
};

/** What stands behind the longest allowed length. */
function findTooLong({ kind, text }: CheckedText): Span[] {
  return text.length > LONGEST[kind] ? [{ start: LONGEST[kind], end: text.length }] : [];
}

/** A summary or section without a text; strengths and the motivational message may be left empty. */
function findEmpty({ kind, text }: CheckedText): Span[] {
  const isNeeded = kind === 'summary' || kind === 'section';
  return isNeeded && !/[\p{L}\p{N}]/u.test(text) ? [{ start: 0, end: text.length }] : [];
}

/** Findings of one rule in one text; a text with more shows the next ones when these are fixed. */
const MOST_FINDINGS = 100;

/** A digit of one of these is a fault of that, not of a number. A fault of a whole sentence hides no number in it. */
const NO_NUMBERS: ReadonlySet<CheckRule> = new Set(['placeholder', 'link', 'markup']);

/** The rules in the order in which they are asked; several may share a name (rules: checks of texts). */
const RULES: readonly (readonly [CheckRule, Rule])[] = [
  ['empty', findEmpty],
  ['too_long', findTooLong],
  ['placeholder', findPlaceholders],
  ['link', findLinks],
  ['markup', findMarkup],
  ['unfinished', findUnfinished],
  ['language', findForeignLanguage],
  ['number', findWrongNumbers],
  ['benchmark', findBenchmarks],
  ['product', findForeignProducts],
  ['strength', findFalseStrengths],
  ['strength', findPraise],
  ['strength', findWrongOrder],
];

/**
 * Checks the texts of an evaluation against its facts: language, numbers, products, strengths, lengths, left-overs. Deterministic.
 * Findings come by field, in the order of the page, and by place. Texts of sections that do not count are not looked at
 * (rules: checks of texts).
 */
export function checkTexts(texts: GeneratedTexts, facts: CheckFacts): Finding[] {
  const index = indexQuotable([...facts.quotable, ...facts.products]);
  return textsToCheck(texts, facts, index).flatMap((checked) => checkOne(checked, facts));
}

function checkOne(checked: CheckedText, facts: CheckFacts): Finding[] {
  const found: (Span & { rule: CheckRule })[] = [];
  for (const [rule, find] of RULES) {
    for (const span of find(checked, facts).slice(0, MOST_FINDINGS)) {
      const isKnown = found.some((other) => other.rule === rule && overlaps(other, span));
      const isPart =
        rule === 'number' && found.some((other) => NO_NUMBERS.has(other.rule) && overlaps(other, span));
      if (!isKnown && !isPart) found.push({ ...span, rule });
    }
  }
  const turns = new Map<string, number>();
  return found
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, rule }) => {
      const { field, text, sentences } = checked;
      const sentence = sentenceAt(sentences, start, text);
      const part = { rule, field, text: text.slice(start, end) };
      const whole = rule === 'too_long' ? text : text.slice(sentence.start, sentence.end);
      const key = `${rule}\n${part.text}\n${whole}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { id: findingId(part, whole, turn), field, start, end, rule, text: part.text };
    });
}
