import { averagesOf, countOfQuestions, isWrongCount, isWrongPart, type Judged } from './area-counts.js';
import type { Language } from '../../../platform/http/languages.js';
import type { AreaClaim, AreaWords } from './area-words.js';
import { en } from './area-words-en.js';
import { hu } from './area-words-hu.js';
import { ro } from './area-words-ro.js';
import type { CheckedSection, CheckFacts } from './check-facts.js';
import type { CheckedText, Found } from './checked-text.js';
import { readable } from './readable.js';
import { isWithin, type Span, spansOf } from '../spans.js';

const AREA_WORDS: Readonly<Record<Language, AreaWords>> = { hu, en, ro };

interface Area extends Span {
  sections: CheckedSection[];
}
/** From this percentage on an area may be called strong or excellent, and from that one on no longer weak. */
const [STRONG, WEAK] = [50, 70];
/** How far an area may be from the average, in percentage points, and still be called above or below it. */
const LEEWAY = 0.5;
/** A clause of so many words without an area goes on about the one before it. */
const FEW_WORDS = 4;

/**
 * What sentences say of areas by name or number and the results deny: the strongest, the weakest, nothing left, better than another,
 * above the average, n of m. What a hedge, a question or a denial takes back is left alone. Pure (rules: areas in texts).
 */
export function findWrongAreas(checked: CheckedText, facts: CheckFacts): Found[] {
  if (facts.sections.length < 2) return [];
  const judged = { facts, words: AREA_WORDS[facts.language] };
  const lower = readable(checked, judged.words.idioms);
  return checked.sentences.filter((sentence) => {
    if (checked.text.slice(sentence.start, sentence.end).endsWith('?')) return false;
    const areas = areasIn(checked, sentence, judged, lower);
    const said = withoutNames(lower, sentence, areas);
    if (isWrongPart(said, checked.section, judged)) return true;
    // 'Once the steps are done, it will be complete' says nothing of today.
    if (areas.length === 0) return isWrongCount(said, judged) && !judged.words.unreal.test(said);
    if (judged.words.unreal.test(said)) return false;
    return (
      isWrongComparison(lower, sentence, areas, judged) ||
      isWrongAmongAll(lower, sentence, areas, judged) ||
      clausesOf(lower, sentence, areas, judged).some((clause) =>
        isWrongClause(lower, clause, sentence, areas, judged),
      )
    );
  });
}

/** The areas that a sentence names; in a text on an area also 'this area'. */
function areasIn(checked: CheckedText, sentence: Span, { words }: Judged, lower: string): Area[] {
  const named = checked.mentions.filter(
    (mention) => isWithin(mention, sentence) && lower.slice(mention.start, mention.end).trim() !== '',
  );
  const whole = named.filter(({ isWhole }) => isWhole);
  if (whole.length > 0) return whole;
  if (named.length > 0) return named;
  const here = words.here.exec(lower.slice(sentence.start, sentence.end));
  if (!here || !checked.section) return [];
  const start = sentence.start + here.index;
  return [{ start, end: start + here[0].length, sections: [checked.section] }];
}

/** The parts of a sentence between commas and conjunctions; what stands within a name parts nothing. */
function clausesOf(lower: string, { start, end }: Span, areas: Area[], { words }: Judged): Span[] {
  const clauses: Span[] = [];
  let from = start;
  for (const mark of spansOf(lower.slice(start, end), words.clause)) {
    if (areas.some((area) => start + mark.start < area.end && start + mark.end > area.start)) continue;
    clauses.push({ start: from, end: start + mark.start });
    from = start + mark.end;
  }
  return [...clauses, { start: from, end }];
}

function isWrongClause(lower: string, clause: Span, sentence: Span, areas: Area[], judged: Judged): boolean {
  const { words } = judged;
  const own = areas.filter((area) => area.start < clause.end && area.end > clause.start);
  const about = own.length > 0 ? own : nearest(areas, clause);
  if (about.length === 0) return false;
  const said = withoutNames(lower, clause, areas);
  const isOfQuestion = isOfQuestions(lower.slice(sentence.start, sentence.end), judged);
  // 'Nothing is left' denies by itself, and so does 'nowhere'.
  const claims = (Object.keys(words.claims) as AreaClaim[]).filter((claim) => words.claims[claim].test(said));
  const superlative = claims.find((claim) => claim === 'best' || claim === 'worst');
  const denied = words.not.test(said.replace(words.claims.full, ' ').replace(words.claims.none, ' '));
  const isCompared = comparisonOf(lower, sentence, areas, judged) !== null;
  const held = claims.filter((claim) => {
    if (own.length === 0) {
      // 'A strong password' is of no area that stands elsewhere in the sentence, '... and very strong' is.
      if ((claim === 'strong' || claim === 'weak') && wordsIn(said) > FEW_WORDS) return false;
      if (
        claim === superlative &&
        (hasBothEnds(lower, sentence, judged) || (!words.result.test(said) && wordsIn(said) > FEW_WORDS))
      )
        return false;
    }
    if (denied || (isOfQuestion && (claim === 'full' || claim === 'none' || claim === 'gaps'))) return false;
    if (superlative) return claim === superlative;
    if (claims.includes('full') || claims.includes('none')) return claim === 'full' || claim === 'none';
    if (claims.includes('above') || claims.includes('below')) return claim === 'above' || claim === 'below';
    return !isCompared && !(claim === 'gaps' && claims.length > 1);
  });
  return held.some((claim) => !isTrue(claim, about, judged));
}

/**
 * 'Nothing works as well as A', 'everything else is better than A': what is said of all areas says the same, or the opposite, of the
 * one it is compared with.
 */
function isWrongAmongAll(lower: string, sentence: Span, areas: Area[], judged: Judged): boolean {
  const { words } = judged;
  const [area] = areas;
  if (!area || areas.length > 1) return false;
  const said = withoutNames(lower, sentence, areas);
  const name = said.indexOf('#');
  const isGood = words.better.test(said) || words.asGood.test(said);
  const isBad = words.worse.test(said) || words.asBad.test(said);
  if (isGood === isBad) return false;
  const nothing = words.nothing.exec(said);
  if (nothing) return nothing.index < name && !isTrue(isGood ? 'best' : 'worst', [area], judged);
  const others = words.others.exec(said);
  if (!others || words.not.test(said)) return false;
  return !isTrue(others.index > name === isGood ? 'best' : 'worst', [area], judged);
}

const wordsIn = (said: string): number => said.match(/\p{L}+/gu)?.length ?? 0;

/** 'The best is A, the weakest ...': what has no name of its own is not the area of the other end. */
const hasBothEnds = (lower: string, { start, end }: Span, { words }: Judged): boolean =>
  words.claims.best.test(lower.slice(start, end)) && words.claims.worst.test(lower.slice(start, end));

/** Points that are spoken of beside a question, or a number of questions, are those questions'. */
const isOfQuestions = (said: string, judged: Judged): boolean =>
  /[„“"«] +[”“"»]/u.test(said) || countOfQuestions(said, judged) !== null;

const nearest = (areas: Area[], clause: Span): Area[] => {
  const before = areas.findLast(({ end }) => end <= clause.start);
  return before ? [before] : areas.slice(0, 1);
};

/** A name may hold words such as 'strong': it is blanked. */
function withoutNames(lower: string, { start, end }: Span, areas: Area[]): string {
  let said = lower.slice(start, end);
  for (const area of areas)
    if (area.start < end && area.end > start) {
      const [from, to] = [Math.max(0, area.start - start), Math.min(end, area.end) - start];
      said = said.slice(0, from) + '#'.padEnd(to - from, ' ') + said.slice(to);
    }
  return said;
}

function isTrue(claim: AreaClaim, areas: Area[], { facts }: Judged): boolean {
  const sections = areas.flatMap((area) => area.sections);
  const some = (holds: (section: CheckedSection) => boolean) => sections.some(holds);
  const every = (holds: (section: CheckedSection) => boolean) =>
    areas.every((area) => area.sections.some(holds));
  const lost = ({ score, maxScore }: CheckedSection) => maxScore - score;
  const rank = (section: CheckedSection, sign: 1 | -1) =>
    facts.sections.filter((other) => sign * (other.percentage - section.percentage) > 0.05).length;
  const averages = averagesOf(facts);
  switch (claim) {
    case 'best':
      return (
        some((one) => rank(one, 1) === 0) || (areas.length > 1 && every((one) => rank(one, 1) < areas.length))
      );
    case 'worst':
      return (
        some((one) => rank(one, -1) === 0 || facts.sections.every((other) => lost(other) <= lost(one))) ||
        (areas.length > 1 && every((one) => rank(one, -1) < areas.length))
      );
    case 'full':
      return every(({ score, maxScore }) => score === maxScore);
    case 'none':
      return every(({ score }) => score === 0);
    case 'gaps':
      return every(({ score, maxScore }) => score < maxScore);
    case 'strong':
      return every(({ percentage }) => percentage >= STRONG);
    case 'weak':
      return every(({ percentage }) => percentage < WEAK);
    case 'above':
      return every(({ percentage }) => averages.some((average) => percentage > average - LEEWAY));
    case 'below':
      return every(({ percentage }) => averages.some((average) => percentage < average + LEEWAY));
  }
}

/** Of two named areas the one that is said to be ahead, and the one behind; null where nothing is compared. */
function comparisonOf(
  lower: string,
  sentence: Span,
  areas: Area[],
  { words }: Judged,
): { ahead: Area; behind: Area; isMissing: boolean } | null {
  const [first, second] = areas;
  if (!first || !second || areas.length !== 2) return null;
  const said = withoutNames(lower, sentence, areas);
  const before = lower.slice(sentence.start, first.start);
  const between = lower.slice(first.end, second.start);
  const after = lower.slice(second.end, sentence.end);
  const isBetter = words.better.test(said);
  const isWorse = words.worse.test(said);
  const isMissing = words.missing.test(said.replace(words.worse, ' ').replace(words.behind, ' '));
  const order = (ahead: Area, behind: Area) => ({ ahead, behind, isMissing });
  const hasEnding = ({ start, end }: Area) => words.thanEnding?.test(lower.slice(start, end)) ?? false;
  const standard =
    words.than.test(between) || (hasEnding(second) && !hasEnding(first))
      ? second
      : words.than.test(before) || (hasEnding(first) && !hasEnding(second))
        ? first
        : null;
  if (standard !== null && isBetter !== isWorse) {
    const other = standard === first ? second : first;
    return isBetter ? order(other, standard) : order(standard, other);
  }
  const plain = (ahead: Area, behind: Area) => ({ ahead, behind, isMissing: false });
  // 'Of A and B the former is better'; 'A is better and B weaker', 'better in A and worse in B'.
  if (words.former.test(after) && isBetter !== isWorse)
    return isBetter ? plain(first, second) : plain(second, first);
  if (isBetter && isWorse) {
    const [ofFirst, ofSecond] =
      words.better.test(before) || words.worse.test(before) ? [before, between] : [between, after];
    if (words.better.test(ofFirst) && words.worse.test(ofSecond)) return plain(first, second);
    if (words.worse.test(ofFirst) && words.better.test(ofSecond)) return plain(second, first);
  }
  if (words.ahead.test(between) || words.aheadBehindName?.test(after)) return plain(first, second);
  if (words.behind.test(between) || words.behindBehindName?.test(after)) return plain(second, first);
  return null;
}

function isWrongComparison(lower: string, sentence: Span, areas: Area[], judged: Judged): boolean {
  const { words } = judged;
  const said = withoutNames(lower, sentence, areas);
  if (words.not.test(said)) return false;
  const of = ({ sections }: Area) => sections.map(({ percentage }) => percentage);
  const lost = ({ sections }: Area) => sections.map(({ score, maxScore }) => maxScore - score);
  const isMore = (some: number[], others: number[]) =>
    some.some((one) => others.some((other) => one >= other - 0.05));
  if (areas.length === 2 && words.equal.test(said) && !words.better.test(said) && !words.worse.test(said)) {
    const [first, second] = [of(areas[0]!), of(areas[1]!)];
    return !first.some((one) => second.some((other) => Math.abs(one - other) <= 2));
  }
  const compared = comparisonOf(lower, sentence, areas, judged);
  if (compared === null) return false;
  const { ahead, behind, isMissing } = compared;
  const isAhead = isMore(of(ahead), of(behind));
  if (!isMissing) return !isAhead;
  return !(isMore(lost(ahead), lost(behind)) || isMore(of(behind), of(ahead)));
}
