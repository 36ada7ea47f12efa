import type { FactRef, Sentence, SentenceKind } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact, SectionFacts } from '../text-writer.js';
import type { Composition } from './composition.js';

const INSIGHT_LENGTH = 600;
/** An insight that rests on no more answers than this says what they say. */
const NARROW = 3;

/** What people have written about answers taken together. */
export function sayInsight(
  { text, facts }: InsightFact,
  sections: readonly SectionFacts[],
  composition: Composition,
): Sentence[] {
  const lost = new Set(sections.flatMap(({ missed }) => missed.map(({ fact }) => fact[0])));
  const kind: SentenceKind =
    facts.length === 0 ? 'verdict' : facts.some(([id]) => lost.has(id)) ? 'gap' : 'strength';
  return composition.tell(kind, facts, composition.sentencesOf(text, INSIGHT_LENGTH));
}

/** The first sentence of the advice of the heaviest insight that has some; behind the step of an area as what else to do. */
export function sayAdvice(
  insights: readonly InsightFact[],
  isBehindStep: boolean,
  offset: number,
  composition: Composition,
): Sentence[] {
  const one = insights.find(({ advice }) => advice !== null);
  if (one === undefined) return [];
  const sentences = composition.sentencesOf(one.advice, INSIGHT_LENGTH).slice(0, 1);
  return composition.tell('advice', one.facts, sentences, (clause, isIf) =>
    isBehindStep && !isIf ? composition.say('advice', one.facts, 'besides', offset, clause) : [],
  );
}

/** Whether an answer is told by an insight that rests on few answers. */
export function coveredBy(insights: readonly InsightFact[]): (fact: FactRef) => boolean {
  const ids = new Set(
    insights.filter(({ facts }) => facts.length <= NARROW).flatMap(({ facts }) => facts.map(([id]) => id)),
  );
  return ([id]) => ids.has(id);
}
