import type { Language } from '../../../platform/http/languages.js';
import type { Answered } from '../../scoring/answered.js';
import type { Change } from '../../scoring/change.js';
import type { PublishedPage } from '../../evaluations/published-page.js';

/** What others than its owner see of a page, apart from its live data. */
export interface SharedPage {
  shared: { until: string };
  language: Language;
  evaluation: {
    clinicName: string;
    totalScore: number;
    maxScore: number;
    percentage: number;
    /** Absent where the page was published before this was stored. */
    answered?: Answered;
    change?: Change;
  };
  sections: {
    id: number;
    name: string;
    score: number;
    maxScore: number;
    percentage: number;
    weightPercent: number;
  }[];
}

/**
 * Builds what a shared link shows, field by field: what is not named here stays with the owner, also whatever a page will
 * hold one day. No texts: a sentence of an evaluation rests on answers (rules: shared links). Pure.
 */
export function sharedPage({ evaluation, language, sections }: PublishedPage, until: Date): SharedPage {
  const scores = new Map(evaluation.sectionScores.map((score) => [score.sectionId, score]));
  return {
    shared: { until: until.toISOString() },
    language,
    evaluation: {
      clinicName: evaluation.clinicName,
      totalScore: evaluation.totalScore,
      maxScore: evaluation.maxScore,
      percentage: evaluation.percentage,
      ...(evaluation.answered ? { answered: sharedAnswered(evaluation.answered) } : {}),
      ...(evaluation.change ? { change: sharedChange(evaluation.change) } : {}),
    },
    sections: sections.map(({ id, name, maxScore, weightPercent }) => ({
      id,
      name,
      score: scores.get(id)?.score ?? 0,
      maxScore,
      percentage: scores.get(id)?.percentage ?? 0,
      weightPercent,
    })),
  };
}

const sharedAnswered = ({ questions, of, pointsShare, isEnough }: Answered): Answered => ({
  questions,
  of,
  pointsShare,
  isEnough,
});

const sharedChange = ({ date, before, difference, sameQuestions, sections }: Change): Change => ({
  date,
  before,
  difference,
  sameQuestions,
  sections: sections.map((section) => ({
    sectionId: section.sectionId,
    before: section.before,
    difference: section.difference,
    sameQuestions: section.sameQuestions,
  })),
});
