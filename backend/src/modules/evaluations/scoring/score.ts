import type { Language } from '../../../platform/http/languages.js';
import { countingQuestions, countingSections, percentOf } from '../../questionnaires/points.js';
import { answersOf, type AnswerLookup } from './answers.js';
import { answerMatcher } from './correct-answer.js';
import type {
  QuestionScore,
  RawResponses,
  Score,
  ScoredQuestion,
  ScoredSection,
  SectionScore,
} from './scoring.types.js';

type QuestionScorer = (answers: AnswerLookup) => QuestionScore;

/** Scores one respondent. To score many against the same sections, prepare the scorer once with scorerOf. */
export function scoreEvaluation(
  sections: ScoredSection[],
  responses: RawResponses,
  language: Language,
): Score {
  return scorerOf(sections, language)(responses);
}

/**
 * Prepares the scoring of a questionnaire: correct answers are folded once, not once per respondent. Sections
 * that are excluded or whose maximum is 0 appear nowhere in the score (rules: what counts).
 */
export function scorerOf(sections: ScoredSection[], language: Language): (responses: RawResponses) => Score {
  const prepared = countingSections(sections).map((section) => ({
    section,
    scorers: countingQuestions(section).map((question) => questionScorer(question, language)),
  }));
  return (responses) => {
    const answers = answersOf(responses);
    const sectionScores = prepared.map(({ section, scorers }) =>
      scoreSection(
        section,
        scorers.map((score) => score(answers)),
      ),
    );
    const totalScore = sumOf(sectionScores, (section) => section.score);
    const maxScore = sumOf(sectionScores, (section) => section.maxScore);
    return { totalScore, maxScore, percentage: percentOf(totalScore, maxScore), sectionScores };
  };
}

function questionScorer(question: ScoredQuestion, language: Language): QuestionScorer {
  const { id, questionId, pointValue } = question;
  const isRight = answerMatcher(question, language);
  return (answers) => {
    const answer = answers.find(question);
    return {
      id,
      questionId,
      points: isRight(answer) ? pointValue : 0,
      pointValue,
      answered: answer !== null,
    };
  };
}

function scoreSection(section: Pick<ScoredSection, 'id' | 'name'>, questions: QuestionScore[]): SectionScore {
  const score = sumOf(questions, (question) => question.points);
  const maxScore = sumOf(questions, (question) => question.pointValue);
  return {
    sectionId: section.id,
    name: section.name,
    score,
    maxScore,
    percentage: percentOf(score, maxScore),
    questions,
  };
}

function sumOf<T>(items: T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
