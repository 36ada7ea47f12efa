import type { CheckedResult, CheckFacts } from './check-facts.js';
import { type CheckedText, totalOf } from './checked-text.js';
import type { Mention } from './mentions.js';
import { clauseAt, isWithin, type Span } from './spans.js';

const TOTAL =
  /összesített|összesen|összpontsz|összeredmény|végeredmény|teljes\s+(?:felmérés|kérdőív)|(?<!\p{L})a\s+felmérésben|\b(?:overall|in\s+total|altogether|the\s+survey\s+puts)\b|în\s+total|(?:rezultatul|scorul|punctajul)\s+(?:general|total|final)|(?:per|pe)\s+ansamblu/iu;
const ANY_SECTION =
  /leg(?:erősebb|gyengébb|jobb|rosszabb|magasabb|alacsonyabb)|\b(?:strongest|weakest|best|highest|lowest|others?|remaining|rest)\b|cel(?:ălalt|elalte)|ce(?:l|a|le)\s+mai|többi|másik/iu;
const THIS_SECTION =
  /(?:ezen|ebben)\s+a\s|^ez\s+a\s+(?:terület|szakasz)|^itt\s|\b(?:this|that)\s+(?:area|section)\b|^here\b|aces(?:t|tui)\s+domeniu|această\s+secțiune|^aici\s/iu;

/** Which results a number of a sentence may belong to. Numbers in front of names are read both ways, see `readings`. */
export type Ownership = (span: Span) => CheckedResult[];

/**
 * The ways to tie the numbers of one sentence to results. A text on a section speaks of that section; one on the whole evaluation
 * of the total, or of sections. Where sections are named, a number belongs to those named just before it, or, in the other
 * reading, just behind it; the total may always be called by its name (rules: numbers in texts).
 */
export function readings(
  checked: CheckedText,
  facts: CheckFacts,
  sentence: Span,
  numbers: readonly Span[],
): Ownership[] {
  const inSentence = checked.mentions.filter((mention) => isWithin(mention, sentence));
  if (!inSentence.some(({ isWhole }) => isWhole))
    return [(span) => ownersUnnamed(checked, facts, sentence, inSentence, span)];
  return [false, true].map((isBehind) => (span) => [
    ...ownersNamed(inSentence, numbers, span, isBehind, checked, facts),
    ...ownersOfClause(checked, facts, sentence, inSentence, span),
  ]);
}

function ownersUnnamed(
  checked: CheckedText,
  facts: CheckFacts,
  sentence: Span,
  parts: readonly Mention[],
  span: Span,
): CheckedResult[] {
  const { text, section } = checked;
  const total = totalOf(facts);
  const clause = clauseAt(text, sentence, span.start);
  const named = parts.flatMap(({ sections }) => sections);
  if (section) {
    const saysTotal = TOTAL.test(text.slice(clause.start, clause.end));
    return [section, ...named, ...(saysTotal ? [total] : [])];
  }
  if (TOTAL.test(text.slice(clause.start, clause.end))) {
    const inClause = parts.filter((part) => isWithin(part, clause)).flatMap(({ sections }) => sections);
    return [total, ...inClause];
  }
  if (named.length > 0) return [total, ...named];
  const before = sectionsBefore(checked, sentence);
  if (before.length > 0 && THIS_SECTION.test(text.slice(sentence.start, sentence.end))) return before;
  return [total, ...facts.sections];
}

/** The sections that the sentence before names, for 'in this area'. */
function sectionsBefore({ sentences, mentions }: CheckedText, sentence: Span): CheckedResult[] {
  const before = sentences[sentences.indexOf(sentence) - 1];
  if (!before) return [];
  return mentions
    .filter((mention) => mention.isWhole && isWithin(mention, before))
    .flatMap(({ sections }) => sections);
}

function ownersNamed(
  mentions: readonly Mention[],
  numbers: readonly Span[],
  span: Span,
  isBehind: boolean,
  { section }: CheckedText,
  facts: CheckFacts,
): CheckedResult[] {
  const isNear = (mention: Mention) => (isBehind ? mention.start >= span.end : mention.end <= span.start);
  const near = mentions.filter(isNear);
  const nearest = isBehind ? near[0] : near.at(-1);
  if (nearest === undefined) return [section ?? totalOf(facts)];
  const run = near.filter((mention) => {
    const [from, to] = [Math.min(mention.end, nearest.end), Math.max(mention.start, nearest.start)];
    return mention === nearest || !numbers.some((number) => number.start >= from && number.end <= to);
  });
  return run.flatMap(({ sections }) => sections);
}

function ownersOfClause(
  { text }: CheckedText,
  facts: CheckFacts,
  sentence: Span,
  whole: readonly Mention[],
  span: Span,
): CheckedResult[] {
  const clause = clauseAt(text, sentence, span.start);
  const said = text.slice(clause.start, clause.end);
  const isUnnamed = !whole.some((mention) => isWithin(mention, clause));
  return [
    ...(TOTAL.test(said) ? [totalOf(facts)] : []),
    ...(isUnnamed && ANY_SECTION.test(said) ? facts.sections : []),
  ];
}
