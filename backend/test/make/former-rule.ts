import { countingQuestions, countingSections, percentOf } from '../../src/modules/questionnaires/points.js';
import { distinctProducts, productIdOf, productNameOf } from '../../src/modules/questionnaires/products.js';
import { answersOf } from '../../src/modules/scoring/answers.js';
import { answerMatcher } from '../../src/modules/scoring/correct-answer.js';
import type { RawResponses, ScoredQuestion, ScoredSection } from '../../src/modules/scoring/scoring.types.js';
import type { Language } from '../../src/platform/http/languages.js';
import { fold } from '../../src/platform/text/fold.js';

/**
 * What a response was worth before answers were things of their own, in the plainest words: all points or none by the
 * correct answer, and what every answer without points suggests. Written apart from the code that it judges.
 */
export function byFormerRule(sections: ScoredSection[], responses: RawResponses, language: Language) {
  const answers = answersOf(responses);
  const scored = countingSections(sections).map((section) => ({
    section,
    questions: countingQuestions(section).map((question) => {
      const answer = answers.find(question);
      return { question, right: answerMatcher(question, language)(answer), answered: answer !== null };
    }),
  }));
  const all = scored.flatMap(({ questions }) => questions);
  const worth = (questions: { question: ScoredQuestion }[]) =>
    questions.reduce((sum, { question }) => sum + question.pointValue, 0);
  const missed = all.filter(({ right, answered }) => !right && answered);
  const max = worth(all);
  return {
    totalScore: worth(all.filter(({ right }) => right)),
    maxScore: max,
    percentage: percentOf(worth(all.filter(({ right }) => right)), max),
    sections: scored.map(({ section, questions }) => {
      const score = worth(questions.filter(({ right }) => right));
      return [section.id, score, worth(questions), percentOf(score, worth(questions))];
    }),
    counts: all.map(({ question, right, answered }) => [
      question.id,
      right ? 'right' : answered ? 'wrong' : 'unanswered',
    ]),
    tips: tipsOf(missed.map(({ question }) => question)),
    products: productsOf(
      all.map(({ question }) => question),
      missed.map(({ question }) => question),
      max,
    ),
  };
}

/** Each tip once, with the highest weight and all points that it stands for. */
function tipsOf(missed: ScoredQuestion[]): Record<string, [weight: number, points: number]> {
  const tips: Record<string, [number, number]> = {};
  for (const { relatedTip, weight, pointValue } of missed) {
    const key = fold(relatedTip ?? '');
    if (key === '') continue;
    const [highest, points] = tips[key] ?? [-Infinity, 0];
    tips[key] = [Math.max(highest, weight), points + pointValue];
  }
  return tips;
}

function productsOf(asked: ScoredQuestion[], missed: ScoredQuestion[], max: number): Record<string, number> {
  const known = new Set(distinctProducts(asked).map(({ id }) => id));
  const lost: Record<string, number> = {};
  for (const question of missed) {
    const id = productNameOf(question) === null ? null : productIdOf(question);
    if (id !== null && known.has(id)) lost[id] = (lost[id] ?? 0) + question.pointValue;
  }
  return Object.fromEntries(Object.entries(lost).map(([id, points]) => [id, percentOf(points, max)]));
}
