import type { CheckedResult, CheckFacts } from './check-facts.js';
import type { CheckedText } from './checked-text.js';
import { isWithin, type Span, spansOf } from '../spans.js';

/** Words for the whole evaluation, and for sections without a name; without accents. */
const TOTAL =
  /osszesitett|osszesen|osszpontsz|osszeredmeny|vegeredmeny|teljes\s+(?:felmeres|kerdoiv)|(?<!\p{L})a\s+felmeresben|\b(?:overall|in\s+total|altogether|the\s+survey\s+puts)\b|in\s+total|(?:rezultatul|scorul|punctajul)\s+(?:general|total|final)|(?:per|pe)\s+ansamblu/giu;
const SOME_AREA =
  /terulet|szakasz|temakor|\b(?:areas?|sections?)\b|domeni|sectiun|leg(?:eros|gyeng|jobb|rossz|magas|alacs)|\b(?:strongest|weakest|best|highest|lowest)\b|ce(?:l|a|le)\s+mai/iu;

/** Which results a number of a sentence may belong to. */
export type Reading = (number: Span) => CheckedResult[];
type Named = Span & { owners: CheckedResult[] };

export const totalOf = (facts: CheckFacts): CheckedResult => ({ ...facts, score: facts.totalScore });

/**
 * The ways to tie the numbers of one sentence to results; of several the one with the fewest faults counts. Where sections
 * are named, a number belongs to the one named before it, or to the one behind it, or, where there are as many numbers as
 * names, to the one at the same place (rules: numbers in texts).
 */
export function readings(
  checked: CheckedText,
  facts: CheckFacts,
  sentence: Span,
  numbers: Span[],
): Reading[] {
  const { bare, section, sentences } = checked;
  const own = section ?? totalOf(facts);
  const sectionsIn = (span: Span | undefined, isWhole: boolean) =>
    checked.mentions.flatMap((mention) =>
      mention.isWhole === isWhole && span && isWithin(mention, span) ? mention.sections : [],
    );
  const someIn = (span: Span) => (SOME_AREA.test(bare.slice(span.start, span.end)) ? facts.sections : []);
  const totals = spansOf(bare, TOTAL).filter((span) => isWithin(span, sentence));
  if (sectionsIn(sentence, true).length === 0) {
    // 'It reached 60%' tells of the section that the sentence before names.
    const before = sectionsIn(sentences[sentences.indexOf(sentence) - 1], true);
    const unnamed = before.length > 0 ? before : someIn(sentence);
    const others = totals.length > 0 ? [totalOf(facts)] : section ? [] : unnamed;
    return [() => [own, ...sectionsIn(sentence, false), ...others]];
  }
  const names: Named[] = [
    ...checked.mentions
      .filter((mention) => mention.isWhole && isWithin(mention, sentence))
      .map(({ start, end, sections }) => ({ start, end, owners: sections })),
    ...totals.map((span) => ({ ...span, owners: [totalOf(facts), own] })),
  ].toSorted((a, b) => a.start - b.start);
  const ways: ((number: Span) => Named | undefined)[] = [
    (number) => names.findLast(({ end }) => end <= number.start),
    (number) => names.find(({ start }) => start >= number.end),
    (number) => (names.length === numbers.length ? names[numbers.indexOf(number)] : undefined),
  ];
  const fitting = ways.filter((nameOf) => numbers.every((number) => nameOf(number)));
  return (fitting.length > 0 ? fitting : ways.slice(0, 2)).map((nameOf) => (number) => {
    const clause = clauseAt(bare, sentence, number);
    const unnamed =
      sectionsIn(clause, true).length > 0
        ? []
        : [...sectionsIn(clause, false), ...(section ? [section] : someIn(clause))];
    return [...(nameOf(number)?.owners ?? [own]), ...unnamed];
  });
}

/** What stands around a number between commas and the like. */
function clauseAt(bare: string, sentence: Span, { start, end }: Span): Span {
  const before = /[,;:–(](?=\s|\p{L})[^,;:–(]*$/u.exec(bare.slice(sentence.start, start))?.index ?? 0;
  const after = /[,;:–(]\s|$/u.exec(bare.slice(end, sentence.end))?.index ?? 0;
  return { start: sentence.start + before, end: end + after };
}
