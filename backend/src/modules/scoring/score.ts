import type { Language } from '../../platform/http/languages.js';
import { countingQuestions, countingSections, percentOf } from '../questionnaires/points.js';
import { answersOf, type AnswerLookup } from './answers.js';
import { isScoredByOptions } from '../questionnaires/options.js';
import { productIdOf } from '../questionnaires/products.js';
import { answerMatcher } from './correct-answer.js';
import { hiddenReaderOf } from './hidden.js';
import { optionReader, pointsFor, type ReadAnswer } from './option-reader.js';
import type {
  QuestionScore,
  RawResponses,
  Score,
  ScoredQuestion,
  ScoredResponse,
  ScoredSection,
  SectionScore,
} from './scoring.types.js';

/** What one question makes of a response: its score, and how its answer was understood. */
interface Scored {
  score: QuestionScore;
  read: ReadAnswer | null;
  counts: 'yes' | 'not-applicable' | 'not-asked';
}
type QuestionScorer = (answers: AnswerLookup) => Scored;

/** Scores one respondent. To score many against the same sections, prepare the scorer once with scorerOf. */
export function scoreEvaluation(
  sections: ScoredSection[],
  responses: RawResponses,
  language: Language,
): ScoredResponse {
  return scorerOf(sections, language)(responses);
}

/**
 * Prepares the scoring of a questionnaire: options and correct answers are folded once, not once per respondent. Sections
 * that are excluded or whose maximum is 0 appear nowhere in the score (rules: what counts); answers to their questions
 * are read all the same. A question that does not apply to a clinic, or is not asked of it, counts nowhere, neither in points
 * nor in the maximum (rules: does not apply, shown if).
 */
export function scorerOf(
  sections: ScoredSection[],
  language: Language,
): (responses: RawResponses) => ScoredResponse {
  const scorers = new Map(
    sections.flatMap(({ questions }) =>
      questions.map((question) => [question, questionScorer(question, language)] as const),
    ),
  );
  const counting = countingSections(sections).map((section) => ({
    section,
    scorers: countingQuestions(section).map((question) => scorers.get(question)!),
  }));
  const counted = new Set(counting.flatMap((part) => part.scorers));
  const hiddenIn = hiddenReaderOf(sections);
  const others = [...scorers.values()].filter((scorer) => !counted.has(scorer));
  return (responses) => {
    const answers = answersOf(responses);
    const result: Pick<ScoredResponse, 'chosenOptions' | 'unknownAnswers'> = {
      chosenOptions: {},
      unknownAnswers: {},
    };
    const hidden = hiddenIn?.(answers);
    const scoreOf = (scorer: QuestionScorer): Scored => {
      const scored = scorer(answers);
      if (hidden?.has(scored.score.id)) return { ...scored, counts: 'not-asked' };
      if (scored.read) note(result, scored.score.id, scored.read);
      return scored;
    };
    const sectionScores = counting
      .map(({ section, scorers: own }) => scoreSection(section, own.map(scoreOf)))
      .filter(({ maxScore }) => maxScore > 0);
    others.forEach(scoreOf);
    const totalScore = sumOf(sectionScores, (section) => section.score);
    const maxScore = sumOf(sectionScores, (section) => section.maxScore);
    return { totalScore, maxScore, percentage: percentOf(totalScore, maxScore), sectionScores, ...result };
  };
}

function note(
  { chosenOptions, unknownAnswers }: Pick<ScoredResponse, 'chosenOptions' | 'unknownAnswers'>,
  questionId: number,
  { options, unknown }: ReadAnswer,
): void {
  const chosen = options.map(({ id }) => id);
  if (unknown.length > 0) unknownAnswers[questionId] = unknown;
  if (unknown.length + chosen.length > 0)
    chosenOptions[questionId] = unknown.length > 0 ? [...chosen, UNKNOWN] : chosen;
}

/** Stands among chosen options for an answer that is none of them. */
export const UNKNOWN = 0;

function questionScorer(question: ScoredQuestion, language: Language): QuestionScorer {
  const { id, questionId, pointValue } = question;
  const read = optionReader(question);
  const isRight = isScoredByOptions(question) ? null : answerMatcher(question, language);
  return (answers) => {
    const answer = answers.find(question);
    const chosen = read && read(answer);
    const score: QuestionScore = {
      id,
      questionId,
      points: isRight ? (isRight(answer) ? pointValue : 0) : pointsFor(chosen?.options ?? [], pointValue),
      pointValue,
      answered: isRight ? answer !== null : (chosen?.options ?? []).length > 0,
      ...(!isRight && chosen?.options.length === 0 && chosen.unknown.length > 0 ? { unreadable: true } : {}),
      ...(chosen ? { options: chosen.options.map((option) => option.id) } : {}),
    };
    const applies = !chosen?.options.some(({ notApplicable }) => notApplicable);
    return { score, read: chosen, counts: applies ? 'yes' : 'not-applicable' };
  };
}

function scoreSection(section: Pick<ScoredSection, 'id' | 'name'>, scored: Scored[]): SectionScore {
  const idsOf = (counts: Scored['counts']) =>
    scored.filter((one) => one.counts === counts).map(({ score: { id } }) => id);
  const questions = scored.filter(({ counts }) => counts === 'yes').map(({ score: own }) => own);
  const [notApplicable, notAsked] = [idsOf('not-applicable'), idsOf('not-asked')];
  const score = sumOf(questions, (question) => question.points);
  const maxScore = sumOf(questions, (question) => question.pointValue);
  return {
    sectionId: section.id,
    name: section.name,
    score,
    maxScore,
    percentage: percentOf(score, maxScore),
    questions,
    ...(notApplicable.length > 0 ? { notApplicable } : {}),
    ...(notAsked.length > 0 ? { notAsked } : {}),
  };
}

function sumOf<T>(items: T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}

/** Product id -> improvement of the whole result, in tenths of a percent. */
export type Recommended = Record<string, number>;

/**
 * Prepares to read what scores recommend: every product whose questions lost points by their answers, with those points in percent of the
 * maximum. Questions are those that count as the questionnaire stands, points those that the score was made of; both
 * are the same once an evaluation is scored anew (rules: tips and products). Pure.
 */
export function recommenderOf(
  sections: readonly ScoredSection[],
): (score: Pick<Score, 'maxScore' | 'sectionScores'>) => Recommended {
  const ids = new Map<number, string>();
  for (const question of countingSections(sections).flatMap(countingQuestions)) {
    const id = productIdOf(question);
    if (id !== null) ids.set(question.id, id);
  }
  return ({ maxScore, sectionScores }) => {
    const lost = new Map<string, number>();
    for (const one of sectionScores.flatMap(({ questions = [] }) => questions)) {
      const { id, points, pointValue, answered } = one;
      const product = answered && points < pointValue ? ids.get(id) : undefined;
      if (product !== undefined) lost.set(product, (lost.get(product) ?? 0) + pointValue - points);
    }
    return Object.fromEntries(
      [...lost].map(([id, points]) => [id, Math.round(10 * percentOf(points, maxScore))]),
    );
  };
}
