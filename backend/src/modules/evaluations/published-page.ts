import type { Language } from '../../platform/http/languages.js';
import type { Product } from '../questionnaires/products.js';
import type { ApprovedBy, GeneratedTexts, PageOrigin } from './evaluation.types.js';
import type { Change } from '../scoring/change.js';
import type { SuggestedProduct, SuggestedTip } from '../scoring/score-page.js';

export interface PageSection {
  id: number;
  name: string;
  description: string | null;
  maxScore: number;
  weightPercent: number;
  questions: { id: number; questionText: string; pointValue: number; points: number }[];
}

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
  products: Product[];
  sectionData: Record<string, { tips: SuggestedTip[]; recommendedProducts: SuggestedProduct[] }>;
  globalRecommendedProducts: SuggestedProduct[];
  welcomeTexts: { greeting: string | null; content: string | null; tips: string | null };
  questionnaire: { id: number };
}
