import type { Check } from './case.js';
import { clausesOf } from './clauses.js';
import { isIn, type Lexicon } from './lexicon.js';
import type { Filled } from './slots.js';

/** An order belongs to the first step alone, and what stands out to slots. */
export const order: Check = ({ context, offered: { kind }, clauses, grounds, cited, filled, place }) => {
  const { lexicon, language, first } = context;
  const words = clauses.flatMap((clause) => clause.words);
  const isFirst = cited.facts.some(
    (fact) => fact === first || (place.sectionId !== null && fact.rankInSection === 0),
  );
  const ordering = words.find((word) => {
    return isIn(lexicon.order, word) && !grounds.of(word).isKnown;
  });
  if (ordering && !(kind === 'advice' && isFirst))
    return `only the first step may be called “${ordering.key}”`;
  const superlative = lexicon.superlatives.exec(filled.bare)?.[0];
  if (superlative === undefined || (kind === 'verdict' && isSuperlative(superlative, filled, lexicon)))
    return null;
  const isOwn =
    kind !== 'verdict' &&
    clausesOf(superlative, language).every((clause) =>
      clause.words.every((word) => grounds.of(word).isKnown || isIn(lexicon.order, word)),
    );
  return isOwn ? null : `“${superlative}” needs the slot that says which section that is`;
};

/** A superlative with the slot that makes it true. */
export function isSuperlative(text: string, { slots, bare }: Filled, lexicon: Lexicon): boolean {
  const said = lexicon.superlatives.exec(bare)?.[0] ?? '';
  if (!said.includes(text) && !lexicon.superlatives.test(text)) return false;
  const slot = lexicon.least.test(said) ? 'weakest' : lexicon.most.test(said) ? 'mostToGain' : 'strongest';
  return slots.has(slot);
}

/** What was not answered is only said to be so, or put under a condition. */
export const unanswered: Check = ({ context: { lexicon }, offered: { kind }, clauses, cited, grounds }) => {
  if (!cited.facts.some(({ outcome }) => outcome === 'unanswered')) return null;
  if (kind !== 'gap') return 'what was not answered can only be a gap';
  // Its own words may be about answering, too: 'no chatbot answers'.
  const says = clauses.some(
    ({ isDenied, words }) =>
      isDenied && words.some((word) => isIn(lexicon.answer, word) && !grounds.of(word).isKnown),
  );
  const [start] = clauses;
  const isConditional = [...lexicon.condition].some((word) =>
    new RegExp(`^\\W*${word}(?!\\p{L})`, 'iu').test(start?.text ?? ''),
  );
  return says || isConditional ? null : 'it was not answered: say only that, or tell it under a condition';
};

/** Numbers of results belong to verdicts, and verdicts to them. */
export const verdicts: Check = ({ offered: { kind }, filled, clauses }) => {
  if (kind !== 'verdict')
    return filled.slots.has('result') && kind !== 'bridge' ? 'numbers of results belong to a verdict' : null;
  const isAboutResult = filled.slots.has('result') || filled.slots.has('section');
  if (!isAboutResult) return 'a verdict tells a result by its slots';
  return clauses.some(({ isDenied }) => isDenied) ? 'a verdict denies nothing' : null;
};
