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
  const { lost } = pointsOf(facts, sections);
  const kind: SentenceKind = facts.length === 0 ? 'verdict' : lost ? 'gap' : 'strength';
  return composition.tell(kind, facts, composition.sentencesOf(text, INSIGHT_LENGTH));
}

/** Whether an insight praises, blames, or neither alone ('none'): by the points of the answers that it rests on, in any area. */
export function signOf(
  { facts }: InsightFact,
  sections: readonly SectionFacts[],
): 'strength' | 'gap' | 'none' {
  const { lost, earned } = pointsOf(facts, sections);
  return lost === earned ? 'none' : lost ? 'gap' : 'strength';
}

/** Whether any of the answers lost points, and whether any earned all of its own. */
function pointsOf(facts: InsightFact['facts'], sections: readonly SectionFacts[]) {
  const isIn = (some: readonly { fact: FactRef }[]) =>
    some.some(({ fact: [id] }) => facts.some(([own]) => own === id));
  return {
    lost: sections.some(({ missed }) => isIn(missed)),
    earned: sections.some(({ gained }) => isIn(gained)),
  };
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
