import type { Language } from '../../../platform/http/languages.js';
import { countingQuestions, countingSections, percentOf } from '../../questionnaires/points.js';
import { picturePath } from '../../pictures/picture-name.js';
import { distinctProducts } from '../../questionnaires/products.js';
import {
  type Approval,
  type GeneratedTexts,
  pageOriginOf,
  type TextOrigins,
} from '../../evaluations/evaluation.types.js';
import { answeredOf } from '../../scoring/answered.js';
import type { Change } from '../../scoring/change.js';
import { areasNotApplicable } from './areas-not-applicable.js';
import {
  hasResult,
  type PageQuestion,
  type PageSection,
  type PublishedPage,
} from '../../evaluations/published-page.js';
import { openStateOf } from '../../scoring/ranked-steps.js';
import { suggestionsOf } from '../../scoring/score-page.js';
import type {
  QuestionScore,
  Score,
  ScoredQuestion,
  ScoredResponse,
  ScoredSection,
  SectionScore,
} from '../../scoring/scoring.types.js';

export interface PageSource {
  evaluation: Score &
    Pick<ScoredResponse, 'chosenOptions'> & {
      id: string;
      clientName: string;
      clinicName: string;
      generatedTexts: GeneratedTexts | null;
      textOrigins: TextOrigins;
      /** Of the texts as they stand; none in the preview of what nobody has approved. */
      approval?: Approval | null;
    };
  questionnaire: {
    id: number;
    language: Language;
    reviewerName: string | null;
    reviewerRole: string | null;
    /** The name of that person's picture. */
    reviewerPicture: string | null;
    welcomeGreeting: string | null;
    welcomeContent: string | null;
    welcomeTips: string | null;
    minAnsweredPercent: number;
  };
  /** Where it can be filled in again; null while it cannot. */
  form: string | null;
  sections: ScoredSection[];
  /** Since an earlier response of the same clinic. */
  change?: Change | undefined;
}

const NO_TEXTS: GeneratedTexts = { summary: '', motivationalMessage: '', sections: {}, strengths: {} };

/**
 * Composes the page from the stored scores and texts and the questionnaire as it now is. Where too few questions were answered, or none applies, it
 * says how many and holds nothing that judges (rules: too few answers). Pure.
 */
export function composePage(source: PageSource): PublishedPage {
  const page = composeResult(source);
  if (hasResult(page)) return page;
  const { form } = source;
  const { change: _change, ...evaluation } = page.evaluation;
  const { summary } = evaluation.generatedTexts;
  return {
    ...page,
    evaluation: { ...evaluation, generatedTexts: { ...NO_TEXTS, summary } },
    products: [],
    sectionData: {},
    globalRecommendedProducts: [],
    questionnaire: { ...page.questionnaire, ...(form === null ? {} : { form }) },
  };
}

function composeResult({ evaluation, questionnaire, sections, change }: PageSource): PublishedPage {
  const suggestions = suggestionsOf(sections, evaluation, questionnaire.language);
  const scored = new Map(evaluation.sectionScores.map((score) => [score.sectionId, score]));
  const shown = sections.filter(({ id }) => scored.has(id));
  const without = areasNotApplicable(sections, evaluation);
  const appliesNowhere = without.length > 0 && without.length === countingSections([...sections]).length;
  return {
    evaluation: {
      id: evaluation.id,
      clientName: evaluation.clientName,
      clinicName: evaluation.clinicName,
      totalScore: evaluation.totalScore,
      maxScore: evaluation.maxScore,
      percentage: evaluation.percentage,
      answered: {
        ...answeredOf(evaluation, questionnaire.minAnsweredPercent),
        ...(appliesNowhere ? { isEnough: false } : {}),
      },
      sectionScores: evaluation.sectionScores.map(
        ({ questions: _questions, notApplicable: _without, notAsked: _hidden, ...score }) => score,
      ),
      generatedTexts: evaluation.generatedTexts ?? NO_TEXTS,
      textOrigins: Object.fromEntries(
        Object.entries(evaluation.textOrigins).map(([field, origin]) => [field, pageOriginOf(origin)]),
      ),
      ...approvalOf(evaluation.approval),
      ...reviewerOf(evaluation.approval, questionnaire),
      ...(change && evaluation.maxScore > 0 ? { change } : {}),
    },
    language: questionnaire.language,
    sections: shown.map((section) => pageSection(section, scored.get(section.id)!, evaluation.maxScore)),
    ...(without.length > 0 ? { notApplicable: without } : {}),
    products: distinctProducts(
      shown.flatMap((section) => applyingQuestions(section, scored.get(section.id)!)),
    ),
    sectionData: Object.fromEntries(
      suggestions.sections.map(({ sectionId, tips, products }) => [
        sectionId,
        { tips, recommendedProducts: products },
      ]),
    ),
    globalRecommendedProducts: suggestions.products,
    welcomeTexts: {
      greeting: questionnaire.welcomeGreeting,
      content: questionnaire.welcomeContent,
      tips: questionnaire.welcomeTips,
    },
    questionnaire: { id: questionnaire.id },
  };
}

function approvalOf(
  approval: Approval | null | undefined,
): Pick<PublishedPage['evaluation'], 'approval' | 'exceptions'> {
  if (!approval) return {};
  const exceptions = (approval.exceptions ?? []).reduce((sum, { count }) => sum + count, 0);
  return { approval: approval.by, ...(exceptions > 0 ? { exceptions } : {}) };
}

/** Nobody is said to have read what the program alone has checked (rules: reviewers). */
function reviewerOf(
  approval: Approval | null | undefined,
  { reviewerName, reviewerRole, reviewerPicture }: PageSource['questionnaire'],
): Pick<PublishedPage['evaluation'], 'reviewer'> {
  if (approval?.by !== 'person' || reviewerName === null) return {};
  const picture = reviewerPicture === null ? {} : { picture: picturePath(reviewerPicture) };
  return { reviewer: { name: reviewerName, role: reviewerRole, ...picture } };
}

function pageSection(section: ScoredSection, score: SectionScore, maxOfAll: number): PageSection {
  const scores = new Map(score.questions.map((one) => [one.id, one]));
  const without = section.questions.filter(({ id }) => score.notApplicable?.includes(id));
  return {
    id: section.id,
    name: section.name,
    description: section.description,
    maxScore: score.maxScore,
    weightPercent: percentOf(score.maxScore, maxOfAll),
    questions: applyingQuestions(section, score).map((question) =>
      pageQuestion(question, scores.get(question.id)),
    ),
    ...(without.length > 0 ? { notApplicable: without.map(({ questionText }) => questionText) } : {}),
  };
}

/** The questions that count, were asked and apply to the clinic. */
function applyingQuestions(
  section: ScoredSection,
  { notApplicable = [], notAsked = [] }: SectionScore,
): ScoredQuestion[] {
  return countingQuestions(section).filter(({ id }) => ![...notApplicable, ...notAsked].includes(id));
}

/** What has been asked only since has no answer. */
function pageQuestion(
  { id, questionText, pointValue }: ScoredQuestion,
  score: QuestionScore | undefined,
): PageQuestion {
  const state = score ? openStateOf(score) : 'unanswered';
  return { id, questionText, pointValue, points: score?.points ?? 0, ...(state === null ? {} : { state }) };
}
