import { SENTENCE_KINDS, type FactRef, type SentenceKind } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact, WriterFacts } from '../text-writer.js';
import type { NumberedFact } from '../sentences/numbered-facts.js';
import type { Place, Statement } from '../sentences/accept-sentence.js';

/** What a free sentence can be: as stored with it. */
export const FREE_KINDS = SENTENCE_KINDS;

/** A sentence in a model's own words. */
export interface FreeSentence {
  text: string;
  kind: SentenceKind;
  facts: number[];
}

/** An insight under the number by which a model cites it; null: of the whole. */
export interface NumberedInsight {
  number: number;
  sectionId: number | null;
  insight: InsightFact;
}

/** Insights that hold, numbered on from the last fact. */
export function numberInsights(
  { insights = [], sections }: WriterFacts,
  numbered: readonly NumberedFact[],
): NumberedInsight[] {
  const last = numbered.at(-1)?.number ?? 0;
  return [
    ...insights.map((insight) => ({ sectionId: null, insight })),
    ...sections.flatMap(({ sectionId, insights: own = [] }) =>
      own.map((insight) => ({ sectionId, insight })),
    ),
  ].map((one, index) => ({ ...one, number: last + index + 1 }));
}

/** What is known of a cited number. */
export interface Cited {
  facts: NumberedFact[];
  insights: NumberedInsight[];
}

/** The answers that a sentence rests on, each once. */
export const refsOf = ({ facts, insights }: Cited): FactRef[] => [
  ...new Map(
    [...facts.map(({ ref }) => ref), ...insights.flatMap(({ insight }) => insight.facts)].map((ref) => [
      ref[0],
      ref,
    ]),
  ).values(),
];

/** A judged sentence: in its final words, or why not. */
export type FreeVerdict = { statement: Statement } | { fault: string };
export type FreeJudge = (offered: FreeSentence, place: Place) => FreeVerdict;
