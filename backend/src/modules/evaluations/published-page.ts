import type { Language } from '../../platform/http/languages.js';
import type { Product } from '../questionnaires/products.js';
import type { ApprovedBy, GeneratedTexts, PageOrigin } from './evaluation.types.js';
import type { Answered } from '../scoring/answered.js';
import type { Change } from '../scoring/change.js';
import type { OpenState } from '../scoring/ranked-steps.js';
import type { SuggestedProduct, SuggestedTip } from '../scoring/score-page.js';

/** `state`: why no answer to it is known; absent where one is, and on pages from before this was stored. */
export interface PageQuestion {
  id: number;
  questionText: string;
  pointValue: number;
  points: number;
  state?: OpenState;
}

export interface PageSection {
  id: number;
  name: string;
  description: string | null;
  maxScore: number;
  weightPercent: number;
  questions: PageQuestion[];
  /** Texts of the questions that do not apply to the clinic; absent where there are none. */
  notApplicable?: string[];
}

/** Whether there is a result to be judged: not where too few questions were answered (rules: too few answers). Pure. */
export const hasResult = ({
  evaluation,
}: {
  evaluation: Pick<PublishedPage['evaluation'], 'answered'>;
}): boolean => evaluation.answered?.isEnough ?? true;

/** What a client sees of an evaluation, apart from the live benchmark: no answers, keys, e-mail or card. */
export interface PublishedPage {
  evaluation: {
    id: string;
    clientName: string;
    clinicName: string;
    totalScore: number;
    maxScore: number;
    percentage: number;
    sectionScores: { sectionId: number; name: string; score: number; maxScore: number; percentage: number }[];
    generatedTexts: GeneratedTexts;
    textOrigins: Record<string, PageOrigin>;
    /** How much was answered; absent where it was published before this was stored. */
    answered?: Answered;
    /** Absent where it was published before this was stored. */
    approval?: ApprovedBy;
    /** How many findings of the checks people have accepted; absent where there are none. */
    exceptions?: number;
    /** Only where a person has approved it, and the questionnaire named somebody then. */
    reviewer?: { name: string; role: string | null; picture?: string };
    /** Only where the clinic has an earlier result. */
    change?: Change;
  };
  language: Language;
  sections: PageSection[];
  /** Names of the areas that do not apply to the clinic at all; absent where there are none. */
  notApplicable?: string[];
  products: Product[];
  sectionData: Record<string, { tips: SuggestedTip[]; recommendedProducts: SuggestedProduct[] }>;
  globalRecommendedProducts: SuggestedProduct[];
  welcomeTexts: { greeting: string | null; content: string | null; tips: string | null };
  /** `form`: where it can be filled in again; only on a page without a result. */
  questionnaire: { id: number; form?: string };
}
