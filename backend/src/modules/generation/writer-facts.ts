import type { Language } from '../../platform/http/languages.js';
import { answersOf, type AnswerLookup } from '../evaluations/scoring/answers.js';
import { type SectionSuggestions, suggestionsOf } from '../evaluations/scoring/score-page.js';
import { scoreEvaluation } from '../evaluations/scoring/score.js';
import type {
  RawResponses,
  ScoredQuestion,
  ScoredSection,
  SectionScore,
} from '../evaluations/scoring/scoring.types.js';
import { distinctProducts, productId, productNameOf } from '../questionnaires/products.js';
import type { SectionFacts, WriterFacts } from './writers/text-writer.js';

/** The most characters of one answer that a writer is told. */
const ANSWER_LENGTH = 500;

/**
 * What a text writer may know of one evaluation, from its questionnaire and answers: scores, questions, answers
 * (at most 500 characters each), tips and products; sections that do not count are left out
 * (rules: facts for the writers).
 */
export function factsOf(sections: ScoredSection[], responses: RawResponses, language: Language): WriterFacts {
  const score = scoreEvaluation(sections, responses, language);
  const suggestions = suggestionsOf(sections, score);
  const answers = answersOf(responses);
  const sectionsById = new Map(sections.map((section) => [section.id, section]));
  const recommended = new Set(suggestions.products.map(({ product }) => product.id));
  return {
    language,
    totalScore: score.totalScore,
    maxScore: score.maxScore,
    percentage: score.percentage,
    sections: score.sectionScores.flatMap((sectionScore, index) => {
      const section = sectionsById.get(sectionScore.sectionId);
      return section ? [sectionFacts(section, sectionScore, suggestions.sections[index], answers)] : [];
    }),
    tips: suggestions.tips.map(({ tip }) => tip),
    otherProducts: distinctProducts(sections.flatMap(({ questions }) => questions))
      .filter(({ name }) => !recommended.has(productId(name)))
      .map(({ name }) => name),
  };
}

function sectionFacts(
  section: ScoredSection,
  score: SectionScore,
  suggestions: SectionSuggestions | undefined,
  answers: AnswerLookup,
): SectionFacts {
  const pointsById = new Map(score.questions.map(({ id, points }) => [id, points]));
  const byPoints = section.questions
    .filter(({ id }) => pointsById.has(id))
    .toSorted((a, b) => b.pointValue - a.pointValue || a.position - b.position);
  const isGained = ({ id }: ScoredQuestion) => (pointsById.get(id) ?? 0) > 0;
  return {
    sectionId: section.id,
    name: section.name,
    description: section.description,
    score: score.score,
    maxScore: score.maxScore,
    percentage: score.percentage,
    gained: byPoints.filter(isGained).map((question) => ({
      questionText: question.questionText,
      points: question.pointValue,
      answer: shownAnswer(question, answers) ?? '',
    })),
    missed: byPoints
      .filter((question) => !isGained(question))
      .map((question) => ({
        questionText: question.questionText,
        pointValue: question.pointValue,
        answer: shownAnswer(question, answers),
        tip: question.relatedTip?.trim() || null,
        product: productNameOf(question),
      })),
    tips: suggestions?.tips.map(({ tip }) => tip) ?? [],
  };
}

function shownAnswer(question: ScoredQuestion, answers: AnswerLookup): string | null {
  const answer = answers.find(question);
  if (answer === null) return null;
  return [
    ...String(answer)
      .trim()
      .slice(0, 2 * ANSWER_LENGTH),
  ]
    .slice(0, ANSWER_LENGTH)
    .join('');
}
