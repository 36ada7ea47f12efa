import type { FactRef, Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact, SectionFacts } from '../text-writer.js';
import type { Composition } from './composition.js';
import { stateOf } from './steps.js';

/** As many characters as a strength may have (rules: lengths of texts). */
const CARD_LENGTH = 160;
const STRENGTHS = 3;

export type Gained = SectionFacts['gained'][number];

/** The cards of a section, and the questions that they are about. */
interface Strengths {
  cards: Sentence[][];
  onCards: ReadonlySet<number>;
}

/** Which answers are told elsewhere: by an insight of any area, and as praise by the summary or the motivational message. */
export interface ToldElsewhere {
  isToldAnywhere: (fact: FactRef) => boolean;
  isPraised: (fact: FactRef) => boolean;
}

/**
 * Always three cards, from the answers that earned most points: what they mean; none where nobody has written that. What the summary
 * praises comes after the others. An answer that an insight of any area tells has a card only where no other has; a text that would
 * have nothing else to tell gets one answer.
 */
export function composeStrengths(
  { gained, missed }: SectionFacts,
  insights: readonly InsightFact[],
  { isToldAnywhere, isPraised }: ToldElsewhere,
  composition: Composition,
): Strengths {
  const meant = newFirst(
    gained.filter(({ meaning }) => meaning),
    isPraised,
  );
  const untold = meant.filter(({ fact }) => !isToldAnywhere(fact));
  const isBare = insights.length === 0 && !missed.some((one) => stateOf(one) === 'missed');
  const most = isBare ? Math.max(1, Math.min(STRENGTHS, untold.length - 1)) : STRENGTHS;
  const cards: Sentence[][] = [];
  const onCards = new Set<number>();
  for (const one of [...untold, ...meant.filter(({ fact }) => isToldAnywhere(fact))]) {
    if (cards.length === (untold.includes(one) ? most : 1)) break;
    const card = composition.tell('strength', [one.fact], wordsOfGained(one, CARD_LENGTH, composition));
    if (card.length === 0) continue;
    cards.push(card);
    onCards.add(one.fact[0]);
  }
  return { cards: Array.from({ length: STRENGTHS }, (_, card) => cards[card] ?? []), onCards };
}

/** Those that nothing has praised before stand first. */
export const newFirst = (gained: readonly Gained[], isPraised: (fact: FactRef) => boolean): Gained[] =>
  gained.toSorted((a, b) => Number(isPraised(a.fact)) - Number(isPraised(b.fact)));

/** What an answer with all its points means; of several options what the best one means that is short enough. */
export function wordsOfGained(one: Gained, length: number, composition: Composition): string[] {
  const { meaning, ticked = [], missing = [], tickedMeanings = [] } = one;
  if (ticked.length < 2 || missing.length > 0) return composition.sentencesOf(meaning, length);
  const best = tickedMeanings.map((text) => composition.sentencesOf(text, length).slice(0, 1));
  return best.find((sentences) => sentences.length > 0) ?? [];
}
