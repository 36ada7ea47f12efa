import { factRefOf } from '../evaluations/texts/fact-hash.js';
import { holds } from '../questionnaires/conditions/holds.js';
import { type InsightFields, usableInsights } from '../questionnaires/insights/insight.js';
import { wordingsOf } from '../questionnaires/wordings.js';
import type { AnswerLookup } from '../scoring/answers.js';
import { conditionAnswersOf, testsThatDecide } from '../scoring/condition-answers.js';
import type { ScoredResponse, ScoredSection } from '../scoring/scoring.types.js';
import { hashOf } from './writers/built-in/hash.js';
import type { InsightFact } from './writers/text-writer.js';

export type WrittenInsight = InsightFields & { id: number };

/** Insights that hold for a response, heaviest first: of a section, or with null of the summary. */
export type HoldingInsights = (sectionId: number | null) => InsightFact[];

/**
 * Prepares which insights of a questionnaire hold for a response; null where it has none. Each rests on the answers that decide its
 * condition and count; one that looks at percentages alone rests on the score and names no answer. Of several wordings the seed takes one
 * (rules: insights). Pure.
 */
export function insightReaderOf(
  sections: readonly ScoredSection[],
  insights: readonly WrittenInsight[],
): ((score: ScoredResponse, given: AnswerLookup, seed: string) => HoldingInsights) | null {
  if (insights.length === 0) return null;
  const usable = usableInsights(insights, sections);
  const answersOf = conditionAnswersOf(sections);
  const questions = sections.flatMap((section) => section.questions);
  const asked = new Map(questions.map((question) => [question.id, question]));
  /** A test that a full answer passes as well as another one, or that asks for some of several ticks, tells no answer. */
  const isTelling = ({ question, options }: { question: number; options: number[] }): boolean => {
    const { kind, pointValue, options: all } = asked.get(question)!;
    const full = all.filter(({ id, points }) => options.includes(id) && points >= pointValue);
    return kind !== 'multiple' && (full.length === 0 || full.length === options.length);
  };
  return (score, given, seed) => {
    const answers = answersOf(score, given);
    const scores = new Map(
      score.sectionScores.flatMap((section) => section.questions.map((one) => [one.id, one] as const)),
    );
    const factOf = ({ id, when, text, advice, weight }: WrittenInsight): InsightFact => {
      const decisive = testsThatDecide(when, answers);
      const named = new Set(decisive.flatMap((test) => ('question' in test ? test.question : [])));
      const telling = new Set(
        decisive.flatMap((test) => ('options' in test && isTelling(test) ? test.question : [])),
      );
      const facts = questions.flatMap((question) => {
        const own = scores.get(question.id);
        return own && named.has(question.id) ? [factRefOf(question, own)] : [];
      });
      const tells = facts.flatMap(([question]) => (telling.has(question) ? question : []));
      const wordings = wordingsOf(text);
      const wording = wordings[hashOf(`insight ${id} ${seed}`) % wordings.length] ?? text;
      return {
        id,
        text: wording,
        advice,
        weight,
        facts,
        ...(tells.length < facts.length ? { tells } : {}),
      };
    };
    const held = usable.filter(({ when }) => holds(when, answers) === true);
    return (place) => held.filter(({ sectionId }) => sectionId === place).map(factOf);
  };
}
