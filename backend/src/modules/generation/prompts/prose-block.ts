import type { NumberedInsight } from '../writers/free/free-facts.js';
import { FOREMOST_STEPS, type NumberedFact } from '../writers/sentences/numbered-facts.js';
import { firstStepOf } from '../writers/built-in/steps.js';
import type { WriterFacts } from '../writers/text-writer.js';
import { answerOf, clean, type DataOptions, escaped } from './data-block.js';

const LONGEST = {
  name: 200,
  description: 300,
  question: 300,
  meaning: 600,
  advice: 600,
  insight: 600,
  product: 100,
};
const STATES = ['full', 'missed', 'unanswered', 'unreadable'] as const;

/**
 * The facts for a model that writes: what `composeDataBlock` sends, and with each fact its question, answer, meaning, advice and product,
 * the insights that hold, and which fact is the first step. Cleaned and escaped in the same way.
 */
export function composeProseBlock(
  facts: WriterFacts,
  numbered: readonly NumberedFact[],
  insights: readonly NumberedInsight[],
  { sendsFreeText, sectionIds }: DataOptions,
): string {
  const firstId = firstStepOf(facts)?.question.fact[0];
  const first = numbered.find(({ ref, outcome }) => ref[0] === firstId && outcome === 'missed');
  const insightsOf = (sectionId: number | null) =>
    insights
      .filter((one) => one.sectionId === sectionId)
      .map(({ number, insight }) => ({
        n: number,
        text: clean(insight.text, LONGEST.insight),
        ...(insight.advice === null ? {} : { advice: clean(insight.advice, LONGEST.advice) }),
      }));
  const factsOf = (sectionId: number) =>
    STATES.map(
      (state) =>
        [
          state,
          numbered
            .filter((fact) => fact.sectionId === sectionId && stateOf(fact) === state)
            .map((fact) => composeFact(fact, sendsFreeText)),
        ] as const,
    );
  const data = {
    language: facts.language,
    percentage: facts.percentage,
    ...(first ? { firstStep: first.number } : {}),
    ...filled('insights', insightsOf(null)),
    sections: facts.sections
      .filter(({ sectionId }) => sectionIds?.has(sectionId) ?? true)
      .map(({ sectionId, name, description, percentage }) => ({
        sectionId,
        name: clean(name, LONGEST.name),
        ...(description === null ? {} : { about: clean(description, LONGEST.description) }),
        percentage,
        ...Object.fromEntries(factsOf(sectionId).filter(([, those]) => those.length > 0)),
        ...filled('insights', insightsOf(sectionId)),
      })),
  };
  return `<data>\n${escaped(data)}\n</data>`;
}

const filled = (key: string, list: readonly object[]) => (list.length === 0 ? {} : { [key]: list });
const stateOf = ({ outcome, missed }: NumberedFact) =>
  outcome === 'full' ? outcome : (missed?.state ?? outcome);

function composeFact(fact: NumberedFact, sendsFreeText: boolean) {
  const { number, question, missed, rankInSection } = fact;
  const answer = answerOf(fact, sendsFreeText);
  const isForemost = rankInSection !== null && rankInSection < FOREMOST_STEPS;
  return {
    n: number,
    q: clean(question.questionText, LONGEST.question),
    ...(answer === null ? {} : { a: answer }),
    ...(question.meaning ? { m: clean(question.meaning, LONGEST.meaning) } : {}),
    ...(isForemost && missed?.tip ? { advice: clean(missed.tip, LONGEST.advice) } : {}),
    ...(isForemost && missed?.product ? { product: clean(missed.product, LONGEST.product) } : {}),
  };
}
