import type { Language } from '../../../platform/http/languages.js';
import { countingQuestions, weightPercents } from '../../questionnaires/points.js';
import { picturePath } from '../../pictures/picture-name.js';
import { distinctProducts } from '../../questionnaires/products.js';
import {
  type Approval,
  type GeneratedTexts,
  pageOriginOf,
  type TextOrigins,
} from '../../evaluations/evaluation.types.js';
import type { Change } from '../../scoring/change.js';
import type { PageSection, PublishedPage } from '../../evaluations/published-page.js';
import { suggestionsOf } from '../../scoring/score-page.js';
import type { Score, ScoredSection } from '../../scoring/scoring.types.js';

export interface PageSource {
  evaluation: Score & {
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
  };
  sections: ScoredSection[];
  /** Since an earlier response of the same clinic. */
  change?: Change | undefined;
}

const NO_TEXTS: GeneratedTexts = { summary: '', motivationalMessage: '', sections: {}, strengths: {} };

/** Composes the page from the stored scores and texts and the questionnaire as it now is. Pure. */
export function composePage({ evaluation, questionnaire, sections, change }: PageSource): PublishedPage {
  const suggestions = suggestionsOf(sections, evaluation, questionnaire.language);
  const weights = weightPercents(sections);
  const scored = new Map(evaluation.sectionScores.map((score) => [score.sectionId, score]));
  const shown = sections.filter(({ id }) => scored.has(id));
  return {
    evaluation: {
      id: evaluation.id,
      clientName: evaluation.clientName,
      clinicName: evaluation.clinicName,
      totalScore: evaluation.totalScore,
      maxScore: evaluation.maxScore,
      percentage: evaluation.percentage,
      sectionScores: evaluation.sectionScores.map(({ questions: _questions, ...score }) => score),
      generatedTexts: evaluation.generatedTexts ?? NO_TEXTS,
      textOrigins: Object.fromEntries(
        Object.entries(evaluation.textOrigins).map(([field, origin]) => [field, pageOriginOf(origin)]),
      ),
      ...approvalOf(evaluation.approval),
      ...reviewerOf(evaluation.approval, questionnaire),
      ...(change && evaluation.maxScore > 0 ? { change } : {}),
    },
    language: questionnaire.language,
    sections: shown.map((section) =>
      pageSection(section, scored.get(section.id)!, weights.get(section.id) ?? 0),
    ),
    products: distinctProducts(shown.flatMap((section) => countingQuestions(section))),
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

function pageSection(
  section: ScoredSection,
  score: Score['sectionScores'][number],
  weightPercent: number,
): PageSection {
  const points = new Map(score.questions.map(({ id, points: gained }) => [id, gained]));
  return {
    id: section.id,
    name: section.name,
    description: section.description,
    maxScore: score.maxScore,
    weightPercent,
    questions: countingQuestions(section).map(({ id, questionText, pointValue }) => ({
      id,
      questionText,
      pointValue,
      points: points.get(id) ?? 0,
    })),
  };
}
