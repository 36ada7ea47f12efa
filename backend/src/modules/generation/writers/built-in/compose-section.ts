import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact, SectionFacts } from '../text-writer.js';
import { sayAreaResult } from './compose-summary.js';
import { type Composition, textOf } from './composition.js';
import { coveredBy, sayAdvice, sayInsight, signOf } from './insights.js';
import type { Slot } from './phrases.js';
import {
  isAnswered,
  isToComplete,
  type Missed,
  OPTION_LENGTH,
  saySteps,
  stateOf,
  type Step,
} from './steps.js';

/** As many characters as a strength and a section's text may have (rules: lengths of texts). */
const CARD_LENGTH = 160;
const SECTION_LENGTH = 1200;
const STRENGTHS = 3;
/** The most answers that one section's text tells as what works, and as what is missing. */
const MOST_GAINED = 2;
const MOST_GAPS = 3;
/** Of several options that were ticked, as many meanings stand together. */
const TOGETHER = 2;
/** The most questions that are named together. */
const NAMED = 2;
const MEANING_LENGTH = 260;

type Gained = SectionFacts['gained'][number];
/** What leads from one answer to what is missing. */
type Lead = (Slot & ('also' | 'contrast' | 'standsOut')) | null;

/** The cards of a section, and the questions that they tell. */
interface Strengths {
  cards: Sentence[][];
  told: ReadonlySet<number>;
}

/**
 * Always three cards, from the answers that earned most points: what they mean; none where nobody has written that. An answer that
 * an insight tells has a card only where no other has; a text that would have nothing else to tell gets one answer.
 */
export function composeStrengths(
  { gained, missed }: SectionFacts,
  insights: readonly InsightFact[],
  composition: Composition,
): Strengths {
  const isCovered = coveredBy(insights);
  const meant = gained.filter(({ meaning }) => meaning);
  const untold = meant.filter(({ fact }) => !isCovered(fact));
  const isBare = insights.length === 0 && !missed.some((one) => stateOf(one) === 'missed');
  const most = isBare ? Math.max(1, Math.min(STRENGTHS, untold.length - 1)) : STRENGTHS;
  const cards: Sentence[][] = [];
  const told = new Set<number>();
  for (const one of [...untold, ...meant.filter(({ fact }) => isCovered(fact))]) {
    if (cards.length === (untold.includes(one) ? most : 1)) break;
    const card = composition.tell('strength', [one.fact], wordsOfGained(one, CARD_LENGTH, composition));
    if (card.length === 0) continue;
    cards.push(card);
    told.add(one.fact[0]);
  }
  return { cards: Array.from({ length: STRENGTHS }, (_, card) => cards[card] ?? []), told };
}

/** What an answer with all its points means; of several options what those with most points mean, as far as they fit. */
function wordsOfGained(one: Gained, length: number, composition: Composition): string[] {
  const { meaning, ticked = [], missing = [], tickedMeanings = [] } = one;
  if (ticked.length < 2 || missing.length > 0) return composition.sentencesOf(meaning, length);
  const fitting: string[] = [];
  for (const text of tickedMeanings) {
    const [sentence] = composition.sentencesOf(text, length);
    if (fitting.length === TOGETHER) break;
    if (sentence !== undefined && [...fitting, sentence].join(' ').length <= length) fitting.push(sentence);
  }
  return fitting;
}

/**
 * A section's text: the result and what works; what stands out, by insights and by what answers mean; what to do first, and which
 * answers are missing. Up to four paragraphs.
 */
export function composeSection(
  section: SectionFacts,
  place: {
    first: Step | undefined;
    offset: number;
    told: ReadonlySet<number>;
    insights: readonly InsightFact[];
    sections: readonly SectionFacts[];
  },
  composition: Composition,
): Sentence[][] {
  const { offset, sections, insights } = place;
  const { missed, gained, score, maxScore } = section;
  const result = sayAreaResult(section, offset, composition);
  const isCovered = coveredBy(insights);
  const good = sayGained(
    gained.filter(({ fact }) => !place.told.has(fact[0]) && !isCovered(fact)),
    gained.every(({ meaning }) => !meaning),
    offset,
    composition,
  );
  let isPraise = good.length > 0;
  const insight = insights.flatMap((one) => {
    const sentences = sayInsight(one, sections, composition, isPraise ? { offset } : undefined);
    isPraise = signOf(one, sections) === 'strength';
    return sentences;
  });
  const isZero = score === 0;
  // What is missing contrasts with praise alone, and adds to blame alone; behind an insight that holds both, nothing leads to it.
  const before = { strength: 'contrast', gap: 'also', none: null } as const;
  const last = insights.length > 0 ? signOf(insights.at(-1)!, sections) : isPraise ? 'strength' : undefined;
  const gaps = sayGaps(
    missed.filter((one) => stateOf(one) === 'missed' && !isCovered(one.fact)),
    {
      before: last === undefined ? 'standsOut' : before[last],
      most: isZero ? 1 : MOST_GAPS - Math.min(insight.length, 1),
      offset,
    },
    composition,
  );
  const steps = saySteps(section, place, composition);
  const advice = sayAdvice(insights, steps.length > 0, offset, composition);
  const end = advice.length > 0 || score < maxScore ? [] : composition.say('bridge', [], 'keep', offset);
  const works = [...result, ...good];
  const stands = [...insight, ...gaps];
  // A sentence alone is no paragraph.
  const isShort = good.length === 0;
  const [opening = [], ...others] = withinLength([
    isShort ? [...works, ...stands] : works,
    isShort ? [] : stands,
    [...steps, ...advice, ...end],
    sayMissingAnswers(section, offset, composition),
  ]);
  // Where nothing has points, what is missing says more than the number.
  return [isZero ? [...opening.slice(1), ...opening.slice(0, 1)] : opening, ...others];
}

/** What answers mean that no card tells; where nobody has written any meaning, which questions earned all their points. */
function sayGained(
  gained: readonly Gained[],
  isBare: boolean,
  offset: number,
  composition: Composition,
): Sentence[] {
  if (isBare) return composition.sayOf('strength', 'gained', offset, gained, NAMED);
  return gained
    .filter(({ meaning }) => meaning)
    .slice(0, MOST_GAINED)
    .flatMap((one, place) =>
      composition.tell(
        'strength',
        [one.fact],
        wordsOfGained(one, MEANING_LENGTH, composition),
        place > 0
          ? undefined
          : (clause, isIf) => (isIf ? [] : composition.say('strength', [one.fact], 'good', offset, clause)),
      ),
    );
}

/** What is missing, most important first, by what the answers mean; questions are named where nobody has written that. */
function sayGaps(
  missed: readonly Missed[],
  { before, most, offset }: { before: Lead; most: number; offset: number },
  composition: Composition,
): Sentence[] {
  let count = 0;
  const told = missed.slice(0, most).flatMap((one) => {
    const { fact, earned = 0, ticked = [] } = one;
    const hasSome = ticked.length > 0;
    const slot = hasSome ? turning(count, before) : count === 0 ? before : count === 2 ? 'also' : null;
    // A sentence that turns by itself, and an answer that brought some points, contrasts with nothing.
    const sentences = composition.tell(
      'gap',
      [fact],
      wordsOfMissed(one, offset, composition),
      (clause, isIf) =>
        slot === null ||
        (isIf && slot !== 'contrast') ||
        (earned > 0 && !hasSome) ||
        composition.turns(clause)
          ? []
          : composition.say('gap', [fact], slot, offset, clause),
    );
    if (sentences.length > 0) count += 1;
    return sentences;
  });
  const isBare = missed.every(({ meaning, tickedMeanings = [] }) => !meaning && tickedMeanings.length === 0);
  // The step needs to have its question named, unless it names it itself.
  const unnamed = missed.filter((one, place) => place > 0 || one.tip !== null || isToComplete(one));
  return isBare ? composition.sayOf('gap', 'pointsMissing', offset, unnamed, NAMED) : told;
}

/** Of several options, what is there comes first: behind what is missing, it contrasts with that. */
const turning = (count: number, before: Lead): Lead =>
  count > 0 || before === 'also' || before === null ? 'contrast' : null;

/** What an answer says is missing; of several options what is there, and then which are not. */
export function wordsOfMissed(one: Missed, offset: number, composition: Composition): string[] {
  const { missing = [], tickedMeanings = [], meaning } = one;
  if (missing.length === 0) return composition.sentencesOf(meaning, MEANING_LENGTH);
  const list = composition.quotations(missing, OPTION_LENGTH);
  const [there] = tickedMeanings.flatMap((text) => composition.sentencesOf(text, MEANING_LENGTH).slice(0, 1));
  return list === null || there === undefined ? [] : [there, composition.wording('notTicked', offset, list)];
}

/** Questions without an answer, and with one that is none of their options. */
function sayMissingAnswers(section: SectionFacts, offset: number, composition: Composition): Sentence[] {
  const those = (state: string) => section.missed.filter((one) => stateOf(one) === state);
  const open = those('unanswered');
  if (!isAnswered(section))
    return composition.say(
      'gap',
      open.map(({ fact }) => fact),
      'blank',
      offset,
    );
  return [
    ...composition.sayOf('gap', 'unreadable', offset, those('unreadable'), NAMED),
    ...composition.sayOf('gap', 'open', offset, open, NAMED),
  ];
}

/** The paragraphs within their length: what is said last of gaps, strengths, answers and steps goes first. */
function withinLength(paragraphs: Sentence[][]): Sentence[][] {
  const [result = [], gaps = [], steps = [], answers = []] = paragraphs;
  while (textOf(paragraphs).length > SECTION_LENGTH)
    [gaps, result, answers, steps].find((part, place) => part.length > (place === 1 ? 1 : 0))!.pop();
  return paragraphs;
}
