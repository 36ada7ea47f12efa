import type { Language } from '../../../platform/http/languages.js';
import type { AreaClaim, AreaWords } from './area-words.js';
import type { CheckedSection, CheckFacts } from './check-facts.js';

/** What sentences on areas are judged by. */
export interface Judged {
  facts: CheckFacts;
  words: AreaWords;
}

/** Where a count of strong or weak areas may draw its line. */
const LINES = { strong: [50, 60, 66, 70, 75, 80, 85, 90], weak: [25, 30, 33, 40, 50] };
/** Before a number that is not the whole number. */
const AT_LEAST = /more\s+than|at\s+least|tobb\s+mint|legalabb|mai\s+mult\s+de|cel\s+putin/u;
/** The total, and the mean over the areas: a text may mean either. */
export function averagesOf({ percentage, sections }: CheckFacts): number[] {
  return [percentage, sections.reduce((sum, one) => sum + one.percentage, 0) / sections.length];
}

/** 'Two of the five questions', 'öt kérdésből itt kettő', 'două din cele cinci întrebări'. */
const OF_QUESTIONS: Record<Language, RegExp> = {
  en: /(?<part>\p{L}+|\d+) of (?:the |your )?(?<all>\p{L}+|\d+) questions(?!\p{L})/u,
  hu: /(?<!\p{L})(?<all>\p{L}+|\d+) kerdes(?:e?bol| kozul) (?:itt )?(?<part>\p{L}+?|\d+)(?:r[ae])?(?!\p{L})/u,
  ro: /(?<part>\p{L}+|\d+) din(?:tre)? (?:cele )?(?<all>\p{L}+|\d+)(?: de)? intreb/u,
};

/** An answer that brought every point. */
const BEST_ANSWER: Record<Language, RegExp> = {
  en: /best (?:possible )?answer|been answered better/u,
  hu: /legjobb valasz|jobb valaszt adni|teljes erteku valasz/u,
  ro: /cel mai bun raspuns|raspunsul nu putea fi mai bun|cat se poate de bine/u,
};

/** How many of a number of questions a sentence counts: points beside them are theirs, not an area's; null where it counts none. */
export function countOfQuestions(said: string, { facts, words }: Judged): number | null {
  const { part = '', all = '' } = OF_QUESTIONS[facts.language].exec(said)?.groups ?? {};
  const [count, whole] = [part, all].map((word) => words.numbers[word] ?? Number(word || NaN));
  return Number.isNaN(whole) ? null : count!;
}

/** 'Four of the five questions got the best answer', where others did. */
export function isWrongPart(said: string, section: CheckedSection | null, judged: Judged): boolean {
  const isFull = judged.words.claims.full.test(said) || BEST_ANSWER[judged.facts.language].test(said);
  if (section === null || !isFull) return false;
  const count = countOfQuestions(said, judged);
  return count !== null && count >= 0 && count !== section.gained.length;
}

/** 'Five of the six areas are excellent', 'every area is above the average', 'no area is complete'. */
export function isWrongCount(said: string, { facts, words }: Judged): boolean {
  if (!words.areas.test(said)) return false;
  const claim = (['full', 'none', 'above', 'below', 'strong', 'weak', 'gaps'] as const).find((one) =>
    words.claims[one].test(said.replace(words.no, ' ')),
  );
  if (claim === undefined || words.claims.best.test(said) || words.claims.worst.test(said)) return false;
  const counts = countsOf(claim, facts);
  const all = facts.sections.length;
  // 'Nothing is left in any area' is said of all.
  const deniesTwice = claim === 'full' && words.any.test(said) && words.nothingLeft.test(said);
  if (deniesTwice) return !counts.includes(all);
  if (words.no.test(said)) return !counts.includes(0);
  if (words.not.test(said.replace(words.claims.full, ' ').replace(words.claims.none, ' '))) return false;
  if (words.most.test(said)) return !counts.some((count) => count > all / 2);
  const named = numberOfAreas(said, words);
  if (named === null || (named === all && words.every.test(said)))
    return words.every.test(said) && !counts.includes(all);
  if (AT_LEAST.test(said)) return !counts.some((count) => count >= named);
  return !counts.includes(named);
}

function countsOf(claim: AreaClaim, facts: CheckFacts): number[] {
  const count = (holds: (section: CheckedSection) => boolean) => facts.sections.filter(holds).length;
  switch (claim) {
    case 'strong':
      return LINES.strong.map((line) => count(({ percentage }) => percentage >= line));
    case 'weak':
      return LINES.weak.map((line) => count(({ percentage }) => percentage < line));
    case 'full':
      return [count(({ score, maxScore }) => score === maxScore)];
    case 'none':
      return [count(({ score }) => score === 0)];
    case 'above':
      return averagesOf(facts).map((average) => count(({ percentage }) => percentage > average));
    case 'below':
      return averagesOf(facts).map((average) => count(({ percentage }) => percentage < average));
    default:
      return [count(({ score, maxScore }) => score < maxScore)];
  }
}

/** How many areas are told of: the part, where a part and the whole are named. */
function numberOfAreas(said: string, { numbers, areas }: AreaWords): number | null {
  const found = [
    ...said.matchAll(
      /(?<!\p{L})(?:(\d{1,2})|(\p{L}+?)(?:bol|ban|ben|[aeo]?n|nek|nal|nel|et|re|rol)?)(?!\p{L})/gu,
    ),
  ].flatMap(({ 0: whole, 1: digits, 2: stem, index }) => {
    const value = digits === undefined ? (numbers[whole] ?? numbers[stem ?? '']) : Number(digits);
    return value === undefined ? [] : [{ value, index }];
  });
  if (found.length === 0) return null;
  const at = areas.exec(said)!.index;
  const near = found.filter(({ index }) => Math.abs(index - at) < 40);
  return near.length === 0 ? null : Math.min(...near.map(({ value }) => value));
}
