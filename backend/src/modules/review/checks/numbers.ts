import type { CheckedResult, CheckFacts } from './check-facts.js';
import { type CheckedText, isQuoted } from './checked-text.js';
import { findDigits, type NumberPair, type NumberToken, pairUp } from './digits.js';
import { findShares, type Share } from './fractions.js';
import { findNumberWords } from './number-words.js';
import { type Ownership, readings } from './owners.js';
import { isWithin, overlaps, type Span } from './spans.js';

type Claim = (NumberToken | NumberPair | Share) & Span;

/** Numbers of one text that are looked at; no real text holds as many. */
const MOST_NUMBERS = 200;

const RESULT =
  /pontot|pontból|hiányz|szerez|értek|kaptak|earn|scor|missing|lost|left\s+to|out\s+of|obțin|obtin|lips|pierd|din\s/iu;

/**
 * Numbers that are no stored score, maximum or percentage of what they are said of, in digits or words. Numbers that stand so in
 * the questionnaire's own texts may be repeated with the words around them; a quoted question may be given its points. Counts up
 * to ten in words ('two steps') state no result and are left alone (rules: numbers in texts).
 */
export function findWrongNumbers(checked: CheckedText, facts: CheckFacts): Span[] {
  const { text, words, sentences } = checked;
  const digits = findDigits(text)
    .slice(0, MOST_NUMBERS)
    .filter((token) => !repeatsOwn(checked, token));
  const { pairs, alone } = pairUp(text, digits);
  const spelt = findNumberWords(text, words, facts.language)
    .slice(0, MOST_NUMBERS)
    .filter((token) => !isQuoted(checked, token));
  const claims: Claim[] = [
    ...pairs.filter((pair) => !standsInOwn(checked, pair)),
    ...alone,
    ...spelt.filter((token) => token.unit !== 'points' || RESULT.test(text)),
    ...findShares(text, facts.language).filter((share) => !isQuoted(checked, share)),
  ].toSorted((a, b) => a.start - b.start);
  return sentences.flatMap((sentence) => {
    const inside = claims.filter((claim) => isWithin(claim, sentence));
    if (inside.length === 0) return [];
    const faults = readings(checked, facts, sentence, inside).map((owners) =>
      inside.filter((claim) => !isStored(claim, owners, sentence, checked)),
    );
    return faults.reduce((fewest, each) => (each.length < fewest.length ? each : fewest));
  });
}

function isStored(claim: Claim, ownersOf: Ownership, sentence: Span, checked: CheckedText): boolean {
  if ('unit' in claim && claim.unit === 'other') return false;
  const owners = ownersOf(claim);
  if ('isTrue' in claim) return owners.some(({ percentage }) => claim.isTrue(percentage));
  if ('scores' in claim) {
    return owners.some(
      ({ score, maxScore }) => claim.scores.includes(score) && claim.maxima.includes(maxScore),
    );
  }
  return owners.some((owner) => isOneOf(claim, owner)) || isPointsOfQuoted(claim, sentence, checked);
}

function isOneOf(
  { values, unit, isEarned, isMaximum }: NumberToken,
  { score, maxScore, percentage }: CheckedResult,
): boolean {
  if (unit === 'percent') return values.includes(percentage);
  if (isMaximum && !isEarned) return values.includes(maxScore);
  if (isEarned) return values.includes(score) || (unit === 'none' && values.includes(percentage));
  if (values.includes(score) || values.includes(maxScore)) return true;
  return unit === 'none' && values.includes(percentage);
}

/** The points of a question that the same sentence quotes. */
function isPointsOfQuoted({ values, unit }: NumberToken, sentence: Span, checked: CheckedText): boolean {
  if (unit === 'percent' || !checked.section) return false;
  const said = checked.text.slice(sentence.start, sentence.end).toLowerCase();
  return [...checked.section.gained, ...checked.section.missed].some(
    ({ questionText, points }) =>
      values.includes(points) &&
      said.includes(
        questionText
          .trim()
          .replace(/[?.!:]+$/u, '')
          .toLowerCase(),
      ),
  );
}

/** A number repeated from the questionnaire: with two words around it, and with more where it looks like a result. */
function repeatsOwn(checked: CheckedText, token: NumberToken): boolean {
  if (!isQuoted(checked, token)) return false;
  if (token.unit === 'none' || token.unit === 'other') return true;
  const { words, quoted } = checked;
  const at = words.findIndex((word) => overlaps(word, token));
  let [from, to] = [at, at];
  while (quoted[from - 1] === true) from--;
  while (quoted[to + 1] === true) to++;
  return to - from >= 5;
}

/** '24/7' and the like, when the questionnaire writes it so. */
function standsInOwn({ text, index }: CheckedText, pair: NumberPair): boolean {
  return pair.unit !== 'points' && index.all.includes(text.slice(pair.start, pair.end).toLowerCase());
}
