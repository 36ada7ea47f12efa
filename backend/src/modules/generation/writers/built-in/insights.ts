import type { FactRef, Sentence, SentenceKind } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact, SectionFacts, WriterFacts } from '../text-writer.js';
import type { Composition } from './composition.js';

const INSIGHT_LENGTH = 600;
/** An insight that rests on no more answers than this says what they say. */
const NARROW = 3;
/** As many are told of an area, and of the whole. */
export const MOST_INSIGHTS = 2;
/** Praise comes first, then what holds both, then what is missing. */
const ORDER = { strength: 0, none: 1, gap: 2 } as const;

/**
 * The insights that an area's text tells, in their order: the heaviest; where no point is missing, none that blames, unless it rests on
 * an answer of the area and so doubts it.
 */
export function insightsToTell(
  { score, maxScore, gained, insights = [] }: SectionFacts,
  sections: readonly SectionFacts[],
  composition: Composition,
): InsightFact[] {
  const isOfArea = ([id]: FactRef) => gained.some(({ fact: [own] }) => own === id);
  return insights
    .filter(({ facts }) => score < maxScore || facts.some(isOfArea) || !pointsOf(facts, sections).missed)
    .filter(({ text }) => composition.sentencesOf(text, INSIGHT_LENGTH).length > 0)
    .slice(0, MOST_INSIGHTS)
    .toSorted((a, b) => ORDER[signOf(a, sections)] - ORDER[signOf(b, sections)]);
}

/** What people have written about answers taken together. */
export function sayInsight(
  { text, facts }: InsightFact,
  sections: readonly SectionFacts[],
  composition: Composition,
): Sentence[] {
  const { missed } = pointsOf(facts, sections);
  const kind: SentenceKind = facts.length === 0 ? 'verdict' : missed ? 'gap' : 'strength';
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

/** Whether any of the answers missed points, lost them all (a few ticks of many are neither), or earned all of its own. */
function pointsOf(facts: InsightFact['facts'], sections: readonly SectionFacts[]) {
  const isOwn = ({ fact: [id] }: { fact: FactRef }) => facts.some(([own]) => own === id);
  const missed = sections.flatMap((section) => section.missed).filter(isOwn);
  return {
    missed: missed.length > 0,
    lost: missed.some(({ ticked = [] }) => ticked.length === 0),
    earned: sections.some(({ gained }) => gained.some(isOwn)),
  };
}

/** The first sentence of the advice of the heaviest insight that has some; behind the step of an area as what else to do. */
export function sayAdvice(
  insights: readonly InsightFact[],
  isBehindStep: boolean,
  offset: number,
  composition: Composition,
): Sentence[] {
  const [one] = insights.filter(({ advice }) => advice !== null).toSorted((a, b) => b.weight - a.weight);
  if (one === undefined) return [];
  const sentences = composition.sentencesOf(one.advice, INSIGHT_LENGTH).slice(0, 1);
  return composition.tell('advice', one.facts, sentences, (clause, isIf) =>
    isBehindStep && !isIf ? composition.say('advice', one.facts, 'besides', offset, clause) : [],
  );
}

/** Whether an insight of its own area doubts an answer, or says what it lacks to be of use: it rests on one that missed points, too. */
export function doubtedIn({ sections }: WriterFacts): (fact: FactRef) => boolean {
  const doubted = new Set(
    sections.flatMap(({ gained, insights = [] }) => {
      const isCovered = coveredBy(insights.filter(({ facts }) => pointsOf(facts, sections).missed));
      return gained.flatMap(({ fact }) => (isCovered(fact) ? fact[0] : []));
    }),
  );
  return ([id]) => doubted.has(id);
}

/** Whether an answer is told by an insight that rests on few answers. */
export function coveredBy(insights: readonly InsightFact[]): (fact: FactRef) => boolean {
  const ids = new Set(
    insights
      .filter(({ facts }) => facts.length <= NARROW)
      .flatMap(({ facts, tells = facts.map(([id]) => id) }) => tells),
  );
  return ([id]) => ids.has(id);
}
