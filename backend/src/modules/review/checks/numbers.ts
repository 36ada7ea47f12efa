import type { CheckedQuestion, CheckedResult, CheckFacts } from './check-facts.js';
import { type CheckedText, type Found, isQuoted } from './checked-text.js';
import { isFunctionWord } from './language.js';
import { findNumbers, type NumberToken } from './number-tokens.js';
import { readings, totalOf } from './owners.js';
import { rightNumber } from './right-number.js';
import { isWithin, type Span, wordsOf } from '../spans.js';

/** One number, or two that are said to be a part of a whole ('31/50', '31 of 50 points', '50 pontból 31'). */
interface Claim extends NumberToken {
  whole: number[] | null;
  /** Written with a stroke. */
  isFraction: boolean;
}
/** '124/200' is a result, '3/4' and '1/2' may be anything. */
const SMALLEST_MAXIMUM = 20;

const PART_FIRST =
  /^\s*\/\s*$|^[\s-]*(?:points?\s+)?[(\s]*(?:out\s+)?of\s+(?:\p{L}+\s+){0,4}$|^\s*(?:de\s+)?(?:puncte\s+)?[(\s]*(?:din|dintr-un)\s+(?:\p{L}+\s+){0,4}$/iu;
const WHOLE_FIRST =
  /^\s*(?:-?bol|(?:\p{L}+\s+){0,2}(?:pont|kerdes|terulet)(?:bol|jabol))\s+(?:\p{L}+\s+){0,3}$/iu;

/** Words for results, without accents; a number without a unit states nothing where there is none. */
const UNIT = /pont(?!os)|szazalek|points?\b|percent|punct|procent/iu;
const EARNED =
  /\b(?:is|are)\s+yours|(?<!\p{L})(?:az?\s+)?onok[e](?!\p{L})|(?:va\s+)?apartin|\bale\s+dumneavoastra|(?<!\p{L})total(?!ly)|osszpont|osszesen|osszesitett|altogether|\ball\s+in\s+all|\bsum\b|\badd\s+up|finish|birtok|begyujt|pontsz|zar(?:t|ul)|insum|\bsuma\b|incheia|deti[nt]|punctaj|(?<!\p{L})(?:el)?er(?:t|ne)|szere[zt]|kap(?:ott|t)|gyujt|hoz(?:ott|tak)|eredmeny|teljesit|earn|scor|(?<!\p{L})got\b|achiev|collect|receiv|reach|gain|result|obtin|primi|acumul|strans|atin[gs]|realiz|rezultat|adun/iu;
const AVAILABLE =
  /bol(?!\p{L})|legfeljebb|cel\s+mult|at\s+most|full\s+score|elerheto|megszerezheto|lehetseges|maxim|osszes|mind|of\b|available|possible|every|worth|\ball\b|posibil|disponibil|din\b|toate/iu;
/** Words for what was not earned, or is compared. */
const MISSING =
  /hiany|marad|vesz(?:t|i)|(?<!\p{L})meg(?!\p{L})|tovabb|szerezhet|nyerhet|leav(?:e|ing)|javit|kulonbs|tobb|valaszt|left|miss|los[te]|losing|remain|\bmore\b|\bstill\b|further|another|away|\bgap\b|lack|short|to\s+(?:gain|go|earn)|differen|pierd|lips|neobtinut|nu\s+au\s+fost\s+obtinut|(?<!\p{L})rama[ns]|inca|(?<!\p{L})mai(?!\p{L})|castiga(?!t)|recuper|despart|pana|separat/iu;
/** 'More than' half is not missing, nor is 'the most'. */
const NOT_MISSING =
  /tobb\s+mint|van(?:nak)?\s+meg(?!\p{L})|more\s+than|mai\s+(?:mult|bine|putin)\s+de|ce[lai]e?\s+mai/giu;
/** Hedges before a number, which stands as '#', and Hungarian ones behind it. */
const MORE =
  /(?:(?<!\p{L})(?:jo|bo)(?=\s+#)|tobb\s+mint|a\s+good(?=\s+#)|meghalad\p{L}*|more\s+than|over|above|at\s+least|legalabb|mai\s+(?:mult|bine)\s+de|peste|cel\s+putin)\s+(?:\p{L}+\s+){0,3}#|#\S*\s+(?:\p{L}+\s+)?f[eo]l[eo]tt/iu;
const LESS =
  /(?:kevesebb\s+mint|nem\s+eri\s+el|nem\s+egeszen|meg\s+nincs(?:\s+meg)?|meg\s+nem|less\s+than|fewer\s+than|under|below|not\s+(?:even|yet|quite|at)|nici(?:\s+macar)?|inca\s+nu|mai\s+putin\s+de|sub)\s+(?:\p{L}+\s+){0,3}#|#\S*\s+(?:\p{L}+\s+)?alatt/iu;
const ABOUT =
  /(?:majdnem|csaknem|kozel|szinte|korulbelul|nagyjabol|mintegy|kb\.|nearly|almost|close\s+to|just\s+(?:under|over)|about|around|roughly|approximately|aproape(?:\s+de)?|circa|aproximativ|cam|in\s+jur\s+de)\s+(?:\p{L}+\s+){0,3}#|#\S*\s+(?:\p{L}+\s+)?korul/iu;
const QUESTION = /k[eé]rd[eé]s|\bquestion|[iî]ntreb/iu;
const EACH_OF = /mind(?:egyik)?\s+(?:az?\s+)?$|all\s+(?:of\s+)?(?:the\s+)?$|toate\s+(?:cele\s+)?$/iu;
/** 'Just under two thirds' is about as much, too. */
const JUST =
  /(?:just|slightly|a\s+(?:little|bit)|barely|valamivel|kicsivel|alig|(?<!cel\s)(?<!mai\s)putin)\s+(?:\p{L}+\s+){0,4}#/iu;
/** What a number without a unit is the number of, right before it: 'a pontszámuk végül 83 lett'. */
const RESULT_BEFORE =
  /(?:pontszam|osszpont|eredmeny|total|\bscore|\bresult|punctaj|\bsum)\p{L}*\s+(?:\p{L}+\s+){0,2}$/iu;
/** A share of the points is one of all points unless the sentence points back to an area. */
const POINTS_BACK =
  /\b(?:it|its|(?<!(?:is|are)\s)there(?!\s+(?:is|are))|here|this|that|these)\b|(?<!\p{L})(?:itt|ott|ebb[oe]l|abbol|ennek|annak|ebben|ezen|ezek)(?!\p{L})|aici|acolo|(?<!\p{L})a(?:cest|cesta|ceasta|ceste)\p{L}*/iu;
/** How far, in percentage points, a number said to be 'about' so may be off, and a plain share ('two thirds'). */
const [LEEWAY, SHARE_LEEWAY] = [5, 2];

/**
 * Numbers that are no stored score, maximum, percentage, difference or count of what they are said of. A text on a section
 * speaks of that section; one on the evaluation of the total, or of the sections that it names. Numbers of the
 * questionnaire's own texts may be repeated, and a quoted question may be given its points (rules: numbers in texts).
 */
export function findWrongNumbers(checked: CheckedText, facts: CheckFacts): Found[] {
  const { text, bare, sentences } = checked;
  // No real text holds as many.
  const tokens = findNumbers(text, bare, facts.language).slice(0, 200);
  const claims = claimsOf(
    bare,
    // 'Once a quarter' may be an answer, a quarter of the points is none.
    tokens.filter((token) => token.kind === 'share' || !isQuoted(checked, token)),
  );
  return sentences.flatMap((sentence) => {
    const said = bare.slice(sentence.start, sentence.end);
    const inside = claims.filter(
      (claim) =>
        isWithin(claim, sentence) &&
        (statesResult(claim, said) || RESULT_BEFORE.test(bare.slice(sentence.start, claim.start))),
    );
    if (inside.length === 0) return [];
    const isTrue = truthOf(checked, facts, sentence);
    const isOfAllPoints =
      !checked.section &&
      !checked.mentions.some((mention) => isWithin(mention, sentence)) &&
      !POINTS_BACK.test(said) &&
      !/terulet|\bareas?\b|domeni|sectiun|szakasz|section/iu.test(said);
    const faults = readings(checked, facts, sentence, inside).map((ownersOf) =>
      inside.flatMap((claim): Found[] => {
        const owners = claim.kind === 'share' && isOfAllPoints ? [totalOf(facts)] : ownersOf(claim);
        if (isTrue(claim, owners)) return [];
        const around = `${bare.slice(sentence.start, claim.start)}#${bare.slice(claim.end, sentence.end)}`;
        // What is compared with a result, or said to be about it, has no one right value.
        const isPlain = claim.whole === null && ![MISSING, MORE, LESS, ABOUT].some((one) => one.test(around));
        const fix = isPlain ? rightNumber(text, claim, owners, facts.language) : undefined;
        return [{ start: claim.start, end: claim.end, ...(fix && { fix }) }];
      }),
    );
    return faults.reduce((fewest, each) => (each.length < fewest.length ? each : fewest));
  });
}

/** Joins neighbouring numbers that are said to be a part and its whole. */
function claimsOf(bare: string, tokens: readonly NumberToken[]): Claim[] {
  const claims: Claim[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [first, second] = [tokens[at]!, tokens[at + 1]];
    const units = [first.unit, second?.unit ?? 'percent'];
    const between = units.includes('percent') ? '-' : bare.slice(first.end, second?.start);
    const isPartFirst = PART_FIRST.test(between);
    if (second && (isPartFirst || WHOLE_FIRST.test(between))) {
      const unit =
        (['areas', 'questions', 'points', 'other'] as const).find((each) => units.includes(each)) ?? 'none';
      const [part, whole] = isPartFirst ? [first, second] : [second, first];
      const isFraction = between.trim() === '/';
      claims.push({ ...part, start: first.start, end: second.end, unit, whole: whole.values, isFraction });
      at++;
    } else claims.push({ ...first, whole: null, isFraction: false });
  }
  return claims;
}

function statesResult({ unit, values, kind, whole, isFraction }: Claim, said: string): boolean {
  if (unit === 'none' && isFraction && whole?.some((value) => value >= SMALLEST_MAXIMUM)) return true;
  if (unit === 'none')
    return (UNIT.test(said) || EARNED.test(said)) && !values.some((value) => value >= 1900 && value < 2100);
  const isEveryday = unit === 'points' && kind === 'words' && (values[0] ?? 0) <= 10;
  return unit !== 'other' && (!isEveryday || EARNED.test(said) || MISSING.test(said));
}

/** Tells whether a number of that sentence is true of one of its owners. */
function truthOf(checked: CheckedText, facts: CheckFacts, sentence: Span) {
  const { bare } = checked;
  const said = bare.slice(sentence.start, sentence.end);
  const all = [...facts.sections, totalOf(facts)];
  const isLeft = MISSING.test(said.replace(NOT_MISSING, ''));
  return (claim: Claim, owners: readonly CheckedResult[]): boolean => {
    const { unit, values, whole, start, end } = claim;
    const isNear = nearness(claim, `${bare.slice(sentence.start, start)}#${bare.slice(end, sentence.end)}`);
    if (unit === 'areas' || unit === 'questions') {
      const isOfAll = whole !== null || EACH_OF.test(bare.slice(sentence.start, start));
      const [count = 0] = whole ?? values;
      const countOf = (owner: CheckedResult) =>
        (unit === 'areas' ? facts.sections : questionsOf(owner, facts)).length;
      return owners.some((owner) => (isOfAll ? count === countOf(owner) : count <= countOf(owner)));
    }
    if (unit === 'difference')
      return all.some((one) => all.some((other) => isNear(one.percentage - other.percentage, 1)));
    const around = bare.slice(Math.max(sentence.start, start - 30), Math.min(sentence.end, end + 30));
    const isEarned = EARNED.test(around);
    const isOfOwner = owners.some(({ score, maxScore, percentage }) => {
      const left = isLeft || (!isEarned && !whole) ? [maxScore - score] : [];
      if (whole) return whole.includes(maxScore) && [score, ...left].some((each) => values.includes(each));
      const isPercent = isNear(percentage, 1) || (isLeft && isNear(100 - percentage, 1));
      const isScore = [score, ...left].some((each) => isNear(each, maxScore / 100));
      const isMaximum = values.includes(maxScore) && (!isEarned || AVAILABLE.test(around));
      return (unit !== 'points' && isPercent) || (unit !== 'percent' && (isScore || isMaximum));
    });
    if (isOfOwner || unit === 'percent') return isOfOwner;
    const ofQuestions = pointsOfQuestions(checked, facts, checked.text.slice(sentence.start, sentence.end));
    return values.some((value) => ofQuestions.includes(value));
  };
}

/** Whether a number says what is stored: exactly, rounded, or as its hedge has it ('more than half'). */
function nearness({ values, kind }: Claim, around: string) {
  const [isMore, isLess, isAbout, isJust] = [MORE, LESS, ABOUT, JUST].map((one) => one.test(around));
  const leeway = isAbout || isJust ? LEEWAY : kind === 'share' ? SHARE_LEEWAY : 0;
  return (stored: number, scale: number): boolean =>
    values.some((value) => {
      if ((isMore || isLess) && !isJust) return isMore ? stored > value : stored < value;
      const rounded = scale === 1 && Number.isInteger(value) ? 0.5 : 0.01;
      return Math.abs(stored - value) <= Math.max(leeway * scale, rounded);
    });
}

const questionsOf = (owner: CheckedResult, { sections }: CheckFacts): CheckedQuestion[] => {
  const own = sections.filter((section) => section === owner);
  return (own.length > 0 ? own : sections).flatMap(({ gained, missed }) => [...gained, ...missed]);
};

/** The points of the questions that the sentence mentions, by two of their words or by 'a question'. */
function pointsOfQuestions({ section }: CheckedText, facts: CheckFacts, said: string): number[] {
  const stemsOf = (text: string) =>
    new Set(
      wordsOf(text).flatMap(({ key, bare }) => (isFunctionWord(key, facts.language) ? [] : bare.slice(0, 4))),
    );
  const saidStems = stemsOf(said);
  const isMentioned = (stems: Set<string>) =>
    [...stems].filter((stem) => saidStems.has(stem)).length >= Math.min(2, stems.size);
  return questionsOf(section ?? totalOf(facts), facts)
    .filter(({ questionText }) => QUESTION.test(said) || isMentioned(stemsOf(questionText)))
    .map(({ points }) => points);
}
