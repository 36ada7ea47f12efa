import type { Language } from '../../platform/http/languages.js';
import { answersOf, type AnswerLookup } from '../evaluations/scoring/answers.js';
import { type SectionSuggestions, suggesterOf } from '../evaluations/scoring/score-page.js';
import { scorerOf } from '../evaluations/scoring/score.js';
import type {
  RawResponses,
  ScoredQuestion,
  ScoredSection,
  SectionScore,
} from '../evaluations/scoring/scoring.types.js';
import { distinctProducts, productNameOf } from '../questionnaires/products.js';
import type { SectionFacts, WriterFacts } from './writers/text-writer.js';

/** The most characters of one answer that a writer is told. */
const ANSWER_LENGTH = 500;

/** What a text writer may know of one evaluation. To read many of the same questionnaire, prepare the reading with factsReaderOf. */
export function factsOf(sections: ScoredSection[], responses: RawResponses, language: Language): WriterFacts {
  return factsReaderOf(sections, language)(responses);
}

/**
 * What a text writer may know of one evaluation, from its questionnaire and answers: scores, questions, answers
 * (at most 500 characters each), tips and products; sections that do not count are left out
 * (rules: facts for the writers). What depends on the questionnaire alone is prepared once.
 */
export function factsReaderOf(
  sections: ScoredSection[],
  language: Language,
): (responses: RawResponses) => WriterFacts {
  const scoreOf = scorerOf(sections, language);
  const suggest = suggesterOf(sections);
  const readers = new Map(sections.map((section) => [section.id, sectionReaderOf(section)]));
  const products = distinctProducts(sections.flatMap(({ questions }) => questions));
  return (responses) => {
    const score = scoreOf(responses);
    const suggestions = suggest(score);
    const answers = answersOf(responses);
    const recommended = new Set(suggestions.products.map(({ product }) => product.id));
    return {
      language,
      totalScore: score.totalScore,
      maxScore: score.maxScore,
      percentage: score.percentage,
      sections: score.sectionScores.flatMap(
        (sectionScore, index) =>
          readers.get(sectionScore.sectionId)?.(sectionScore, suggestions.sections[index], answers) ?? [],
      ),
      tips: suggestions.tips.map(({ tip }) => tip),
      otherProducts: products.filter(({ id }) => !recommended.has(id)).map(({ name }) => name),
    };
  };
}

type SectionReader = (
  score: SectionScore,
  suggestions: SectionSuggestions | undefined,
  answers: AnswerLookup,
) => SectionFacts;

function sectionReaderOf(section: ScoredSection): SectionReader {
  const byPoints = section.questions
    .toSorted((a, b) => b.pointValue - a.pointValue || a.position - b.position)
    .map((question) => ({
      question,
      tip: question.relatedTip?.trim() || null,
      product: productNameOf(question),
    }));
  return (score, suggestions, answers) => {
    const pointsById = new Map(score.questions.map(({ id, points }) => [id, points]));
    const facts: SectionFacts = {
      sectionId: section.id,
      name: section.name,
      description: section.description,
      score: score.score,
      maxScore: score.maxScore,
      percentage: score.percentage,
      gained: [],
      missed: [],
      tips: suggestions?.tips.map(({ tip }) => tip) ?? [],
    };
    for (const { question, tip, product } of byPoints) {
      const points = pointsById.get(question.id);
      if (points === undefined) continue;
      const { questionText, pointValue } = question;
      const answer = shownAnswer(question, answers);
      if (points > 0) facts.gained.push({ questionText, points: pointValue, answer: answer ?? '' });
      else facts.missed.push({ questionText, pointValue, answer, tip, product });
    }
    return facts;
  };
}

function shownAnswer(question: ScoredQuestion, answers: AnswerLookup): string | null {
  const answer = answers.find(question);
  if (answer === null) return null;
  const text = String(answer).trim();
  if (text.length <= ANSWER_LENGTH) return text;
  const characters = [...text.slice(0, 2 * ANSWER_LENGTH)];
  return characters.slice(0, ANSWER_LENGTH).join('');
}
