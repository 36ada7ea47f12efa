import type { Language } from '../../../platform/http/languages.js';
import type { CallPurpose } from './call-meter.js';

/** What a writer may know of one evaluation: scores and facts, never name, e-mail or clinic (rules: data sent to the AI). */
export interface WriterFacts {
  language: Language;
  totalScore: number;
  maxScore: number;
  percentage: number;
  sections: SectionFacts[];
  /** Tips of all missed questions, each once, as the client's page ranks them; absent: in the order given above. */
  tips?: string[];
  /** Products of the questionnaire that this evaluation does not recommend: no text may name them. */
  otherProducts?: string[];
  /** How often a text was asked for anew: the built-in writer then chooses other words for the same facts. */
  variation?: number;
}

export interface SectionFacts {
  sectionId: number;
  name: string;
  description: string | null;
  score: number;
  maxScore: number;
  percentage: number;
  /** Questions that earned their points, highest points first. */
  gained: { questionText: string; points: number; answer: string }[];
  /** Wrong or unanswered questions that count, highest points first. */
  missed: {
    questionText: string;
    pointValue: number;
    answer: string | null;
    tip: string | null;
    product: string | null;
  }[];
  /** Tips of its missed questions, each once, as the client's page ranks them; absent: in the order given above. */
  tips?: string[];
}

/** Texts as the evaluation stores them: maps keyed by section id; three strengths per section, '' where there is none. */
export interface GeneratedTexts {
  summary: string;
  motivationalMessage: string;
  sections: Record<string, { text: string }>;
  strengths: Record<string, string[]>;
}

/** Composes the texts of one evaluation. Throws a WriterError (writer-error.ts) when it can't. */
export interface TextWriter {
  readonly origin: 'ai' | 'built-in';
  write(facts: WriterFacts, signal: AbortSignal, purpose: CallPurpose): Promise<GeneratedTexts>;
}
