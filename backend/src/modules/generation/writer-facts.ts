import type { Language } from '../../platform/http/languages.js';
import { answeredOf } from '../scoring/answered.js';
import { answersOf, type AnswerLookup } from '../scoring/answers.js';
import { type SectionSuggestions, type SuggestedTip, suggesterOf } from '../scoring/score-page.js';
import { factRefOf } from '../evaluations/texts/fact-hash.js';
import { answerWords } from '../scoring/number-of.js';
import { scorerOf } from '../scoring/score.js';
import { missingWithAdvice } from '../scoring/step-points.js';
import type {
  QuestionScore,
  RawResponses,
  Score,
  ScoredQuestion,
  ScoredSection,
  SectionScore,
} from '../scoring/scoring.types.js';
import { distinctProducts, productIdOf, productNameOf } from '../questionnaires/products.js';
import { adviceOf } from '../questionnaires/wordings.js';
import { meaningOf, rewordedOf, seedOf, severalOf } from './answer-meanings.js';
import { insightReaderOf, type WrittenInsight } from './insight-facts.js';
import type { SectionFacts, WriterFacts } from './writers/text-writer.js';

/** The most characters of one answer that a writer gets. */
const ANSWER_LENGTH = 500;

/** What a questionnaire says of its results besides questions; absent: nothing. */
interface Judged {
  /** Percent of the points that must be answered for a result. */
  minAnsweredPercent?: number;
  insights?: readonly WrittenInsight[];
}

/** What a text writer may know of one evaluation. To read many of the same questionnaire, prepare the reading with factsReaderOf. */
export function factsOf(
  sections: ScoredSection[],
  responses: RawResponses,
  language: Language,
  judged?: Judged,
): WriterFacts {
  return factsReaderOf(sections, language, judged)(responses).facts;
}

/**
 * What a text writer may know of one evaluation, from its questionnaire and answers: scores, questions, answers
 * (at most 500 characters each), tips and products; sections that do not count are left out
 * (rules: facts for the writers). What depends on the questionnaire alone is prepared once. Below `minAnsweredPercent` of the points
 * there is no result to write about; 0: always one. The score that it found comes with it.
 */
export function factsReaderOf(
  sections: ScoredSection[],
  language: Language,
  { minAnsweredPercent = 0, insights = [] }: Judged = {},
): (responses: RawResponses) => { facts: WriterFacts; score: Score } {
  const scoreOf = scorerOf(sections, language);
  const insightsOf = insightReaderOf(sections, insights);
  const suggest = suggesterOf(sections, language);
  const readers = new Map(sections.map((section) => [section.id, sectionReaderOf(section, language)]));
  const products = distinctProducts(sections.flatMap(({ questions }) => questions));
  return (responses) => {
    const score = scoreOf(responses);
    const suggestions = suggest(score);
    const answers = answersOf(responses);
    const served = servedBy(sections, score.sectionScores);
    const recommended = new Set(suggestions.products.map(({ product }) => product.id));
    const seed = seedOf(score.sectionScores);
    const held = insightsOf?.(score, answers, seed);
    const facts: WriterFacts = {
      language,
      totalScore: score.totalScore,
      maxScore: score.maxScore,
      percentage: score.percentage,
      answered: answeredOf(score, minAnsweredPercent),
      sections: score.sectionScores.flatMap((sectionScore, index) => {
        const { sectionId } = sectionScore;
        const own =
          readers.get(sectionId)?.(sectionScore, suggestions.sections[index], answers, seed, served) ?? [];
        return held ? { ...own, insights: held(sectionId) } : own;
      }),
      tips: tipsOf(suggestions.tips),
      ...(held ? { insights: held(null) } : {}),
      otherProducts: products.filter(({ id }) => !recommended.has(id)).map(({ name }) => name),
    };
    return { facts, score };
  };
}

/** The products of questions that brought all their points: what a product would serve is there. */
function servedBy(sections: readonly ScoredSection[], scores: readonly SectionScore[]): ReadonlySet<string> {
  const full = new Set(
    scores.flatMap(({ questions }) =>
      questions.flatMap(({ id, points, pointValue }) => (pointValue > 0 && points >= pointValue ? [id] : [])),
    ),
  );
  const ids = sections.flatMap(({ questions }) =>
    questions.flatMap((question) => (full.has(question.id) ? [productIdOf(question)] : [])),
  );
  return new Set(ids.filter((id) => id !== null));
}

type SectionReader = (
  score: SectionScore,
  suggestions: SectionSuggestions | undefined,
  answers: AnswerLookup,
  seed: string,
  served: ReadonlySet<string>,
) => SectionFacts;

function sectionReaderOf(section: ScoredSection, language: Language): SectionReader {
  const byPoints = section.questions.toSorted(
    (a, b) => b.pointValue - a.pointValue || a.position - b.position,
  );
  return (score, suggestions, answers, seed, served) => {
    const scoresById = new Map(score.questions.map((one) => [one.id, one]));
    const facts: SectionFacts = {
      sectionId: section.id,
      name: section.name,
      description: section.description,
      score: score.score,
      maxScore: score.maxScore,
      percentage: score.percentage,
      gained: [],
      missed: [],
      tips: tipsOf(suggestions?.tips ?? []),
    };
    for (const question of byPoints) {
      const { questionText, pointValue } = question;
      const own = scoresById.get(question.id);
      if (own?.points !== pointValue) continue;
      facts.gained.push({
        fact: factRefOf(question, own),
        questionText,
        points: pointValue,
        answer: shownAnswer(question, answers, language) ?? '',
        isFreeText: isFreeText(own),
        meaning: meaningOf(question, own, seed),
        ...rewordedOf(question, own, seed),
        ...adviceOfBest(question, own),
        ...severalOf(question, own, seed),
      });
    }
    for (const { question, score: own, state, gain, text, rank } of suggestions?.steps ?? []) {
      const lacking = isAlone(question) ? question : noneOf(question);
      facts.missed.push({
        fact: factRefOf(question, own),
        questionText: question.questionText,
        pointValue: own.pointValue,
        state,
        gain,
        weight: question.weight,
        ...(own.points > 0 ? { earned: own.points } : {}),
        answer: own.answered ? shownAnswer(question, answers, language) : null,
        isFreeText: isFreeText(own),
        tip: text,
        ...(state === 'missed' && missingWithAdvice(question, own).length > 0
          ? { isTipForMissing: true }
          : {}),
        product:
          state === 'missed' && own.points === 0 && !served.has(productIdOf(question) ?? '')
            ? productNameOf(question)
            : null,
        rank,
        ...severalOf(question, own, seed),
        meaning: meaningOf(lacking, own, seed),
        ...rewordedOf(lacking, own, seed),
      });
    }
    return facts;
  };
}

/** What the answer that brought all points advises: how to keep it so. */
function adviceOfBest(question: ScoredQuestion, { options }: QuestionScore): { advice?: string } {
  const [best] = isAlone(question) ? question.options.filter(({ id }) => options?.includes(id)) : [];
  const advice = adviceOf(best?.advice ?? null);
  return advice === null ? {} : { advice };
}

/** What asks for an answer is no advice. */
const tipsOf = (tips: readonly SuggestedTip[]): string[] =>
  tips.flatMap(({ tip, state }) => (state === undefined ? tip : []));

function shownAnswer(question: ScoredQuestion, answers: AnswerLookup, language: Language): string | null {
  const answer = answers.find(question);
  if (answer === null) return null;
  const text = answerWords(question, answer, language);
  if (text.length <= ANSWER_LENGTH) return text;
  const characters = [...text.slice(0, 2 * ANSWER_LENGTH)];
  return characters.slice(0, ANSWER_LENGTH).join('');
}

/** Options chosen, and nothing beside them, are words of the questionnaire; all else is the clinic's. */
const isFreeText = ({ answered, options }: QuestionScore): boolean =>
  answered && (options === undefined || options.length === 0 || options.includes(0));

const isAlone = ({ kind }: ScoredQuestion): boolean => kind !== 'multiple';

/** Of several options those that were chosen tell what is there; only the one that stands alone tells what is missing. */
const noneOf = (question: ScoredQuestion): ScoredQuestion => ({
  ...question,
  options: question.options.filter(({ exclusive }) => exclusive),
});
