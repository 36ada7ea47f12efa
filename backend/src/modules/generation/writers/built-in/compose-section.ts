import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts } from '../text-writer.js';
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
/** The most answers that one section's text tells as what works, and as what is missing; the most insights. */
const MOST_GAINED = 2;
const MOST_GAPS = 3;
const MOST_INSIGHTS = 2;
/** The most questions that are named together. */
const NAMED = 2;
const MEANING_LENGTH = 260;

type Gained = SectionFacts['gained'][number];

/** The cards of a section, and the questions that they tell. */
interface Strengths {
  cards: Sentence[][];
  told: ReadonlySet<number>;
}

/** Always three cards, from the answers that earned most points: what they mean; none where nobody has written that. */
export function composeStrengths({ gained }: SectionFacts, composition: Composition): Strengths {
  const cards: Sentence[][] = [];
  const told = new Set<number>();
  for (const one of gained) {
    if (cards.length === STRENGTHS) break;
    const card = composition.tell('strength', [one.fact], wordsOfGained(one, CARD_LENGTH, composition));
    if (card.length === 0) continue;
    cards.push(card);
    told.add(one.fact[0]);
  }
  return { cards: Array.from({ length: STRENGTHS }, (_, card) => cards[card] ?? []), told };
}

/** What an answer with all its points means; of several options the one that leaves room to say that all are there. */
function wordsOfGained(one: Gained, length: number, composition: Composition): string[] {
  const { fact, meaning, ticked = [], missing = [], tickedMeanings = [] } = one;
  if (ticked.length < 2 || missing.length > 0) return composition.sentencesOf(meaning, length);
  const whole = tickedMeanings.flatMap((text) => {
    const [sentence] = composition.sentencesOf(text, length);
    const clause = sentence === undefined ? null : composition.clauseOf(sentence);
    return clause === null ? [] : composition.wording('allTicked', fact[0], clause);
  });
  const fitting = whole.find((text) => text.length <= length);
  return fitting === undefined ? composition.sentencesOf(meaning, length) : [fitting];
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
    sections: readonly SectionFacts[];
  },
  composition: Composition,
): Sentence[][] {
  const { offset, sections } = place;
  const { insights = [], missed, gained } = section;
  const result = sayAreaResult(section, offset, composition);
  const good = sayGained(
    gained.filter(({ fact }) => !place.told.has(fact[0])),
    gained.every(({ meaning }) => !meaning),
    offset,
    composition,
  );
  const told = insights.slice(0, MOST_INSIGHTS);
  const insight = told.flatMap((one) => sayInsight(one, sections, composition));
  const isCovered = coveredBy(told);
  const certain = missed.filter((one) => stateOf(one) === 'missed');
  const isZero = section.score === 0;
  // What is missing contrasts with praise alone, and adds to blame alone; behind an insight that holds both, nothing leads to it.
  const before = { strength: 'contrast', gap: 'also', none: null } as const;
  const last = insight.length > 0 ? signOf(told.at(-1)!, sections) : good.length > 0 ? 'strength' : undefined;
  const gaps = sayGaps(
    certain.filter(({ fact }) => !isCovered(fact)),
    {
      before: last === undefined ? 'standsOut' : before[last],
      most: isZero ? 1 : MOST_GAPS - Math.min(insight.length, 1),
      offset,
    },
    composition,
  );
  const steps = saySteps(section, place, composition);
  const advice = sayAdvice(insights, steps.length > 0, offset, composition);
  const ending = section.score >= section.maxScore ? 'keep' : isZero && steps.length > 0 ? 'fromZero' : null;
  const kind = advice.length === 0 ? ending : null;
  const end = kind === null ? [] : composition.say('bridge', [], kind, offset);
  const works = [...result, ...good];
  const stands = [...insight, ...gaps];
  // A sentence alone is no paragraph.
  const isShort = good.length === 0 && section.score < section.maxScore;
  return withinLength([
    isShort ? [...works, ...stands] : works,
    isShort ? [] : stands,
    [...steps, ...advice, ...end],
    sayMissingAnswers(section, offset, composition),
  ]);
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
  {
    before,
    most,
    offset,
  }: { before: (Slot & ('also' | 'contrast' | 'standsOut')) | null; most: number; offset: number },
  composition: Composition,
): Sentence[] {
  let count = 0;
  const told = missed.slice(0, most).flatMap((one) => {
    const place = count === 0 ? before : count === 2 ? ('also' as const) : null;
    const { fact, missing = [] } = one;
    // What is there, before what is missing, contrasts with nothing.
    const slot = missing.length === 0 ? place : null;
    const sentences = composition.tell(
      'gap',
      [fact],
      wordsOfMissed(one, offset, composition),
      (clause, isIf) => (slot === null || isIf ? [] : composition.say('gap', [fact], slot, offset, clause)),
    );
    if (sentences.length > 0) count += 1;
    return sentences;
  });
  const isBare = missed.every(({ meaning, tickedMeanings = [] }) => !meaning && tickedMeanings.length === 0);
  // The step needs to have its question named, unless it names it itself.
  const unnamed = missed.filter((one, place) => place > 0 || one.tip !== null || isToComplete(one));
  return isBare ? composition.sayOf('gap', 'pointsMissing', offset, unnamed, NAMED) : told;
}

/** What an answer says is missing; of several options what is there, and what is not, in one sentence. */
export function wordsOfMissed(one: Missed, offset: number, composition: Composition): string[] {
  const { missing = [], tickedMeanings = [], meaning } = one;
  if (missing.length === 0) return composition.sentencesOf(meaning, MEANING_LENGTH);
  const list = composition.quotations(missing, OPTION_LENGTH);
  const [there] = tickedMeanings.flatMap((text) => composition.sentencesOf(text, MEANING_LENGTH).slice(0, 1));
  const clause = there === undefined ? null : composition.clauseOf(there);
  return list === null || clause === null ? [] : [composition.wording('someTicked', offset, clause, list)];
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
