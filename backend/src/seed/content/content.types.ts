import type { ProductSource } from '../../modules/questionnaires/products.js';
import type { Language } from '../../platform/http/languages.js';

export interface DemoOption {
  label: string;
  points: number;
  /** Empty where the question does not apply: nothing is said of it. */
  meaning: string;
  advice: string | null;
  /** The label of the option that following the advice leads to; the next better one where it is not said. */
  leadsTo?: string;
  /** The advice only prepares. */
  prepares?: true;
  exclusive?: true;
  notApplicable?: true;
  /** Of a number: where its band begins. */
  from?: number;
}

export interface DemoQuestion extends ProductSource {
  questionText: string;
  kind: 'single' | 'multiple' | 'number';
  /** Of a number. */
  unit?: string;
  min?: number;
  max?: number;
  decimals?: true;
  /** Everything one can pick. No label holds a comma: forms join ticked boxes by commas. Without points: a background question. */
  options: DemoOption[];
  /** 1 to 10, the rank of the question's tip. */
  weight: number;
  /** How much work the tip is. */
  effort: 'small' | 'medium' | 'large';
  relatedTip: string | null;
  /** It is asked only where this is true of earlier answers; written as in `DemoInsight.when`. */
  shownIf?: string;
  /** The text of the question whose step comes before that of this one. */
  needs?: string;
}

export interface DemoSection {
  name: string;
  description: string;
  questions: DemoQuestion[];
}

/** What several answers mean together. */
export interface DemoInsight {
  /** The condition in its written form; Q2.3 is the third question of the second section. */
  when: string;
  text: string;
  advice: string | null;
  place: 'summary' | 'section';
  /** Of the place "section": its number, from 1. */
  section?: number;
  /** 1 to 10; the heaviest stands first. */
  weight: number;
}

export interface DemoQuestionnaire {
  language: Language;
  name: string;
  /** The expert of the demo, whom nobody knows. */
  reviewer: { reviewerName: string; reviewerRole: string };
  welcome: { greeting: string; content: string; tips: string };
  /** Of its online form: who asks and why. */
  intro: string;
  demoButtonUrl?: null;
  sections: DemoSection[];
  insights: DemoInsight[];
}

/** A fictitious clinic that filled in the questionnaire. */
export interface DemoRespondent {
  clientName: string;
  clinicName: string;
  clientEmail: string;
  /** Share of the points to be gained, 0 to 1. */
  maturity: number;
  status: 'pending' | 'generated' | 'verified' | 'sent' | 'opened' | 'clicked';
  /** Age of the response in days, 0 to 60. */
  daysAgo: number;
  /** An earlier response of the same clinic, which this one is compared with. */
  before?: Pick<DemoRespondent, 'maturity' | 'daysAgo'>;
}

type StoredQuestion = Omit<DemoQuestion, keyof ProductSource> & {
  product: string | null;
};

/** A file of demo content. Several questions may recommend one product, by its key. */
export interface StoredContent extends Omit<DemoQuestionnaire, 'sections'> {
  products: Record<
    string,
    { name: string; description: string; url: string; priceNote: string; effortNote: string } | undefined
  >;
  sections: (Omit<DemoSection, 'questions'> & { questions: StoredQuestion[] })[];
  respondents: DemoRespondent[];
}
