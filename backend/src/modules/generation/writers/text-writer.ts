import type { Language } from '../../../platform/http/languages.js';
import type { GeneratedTexts } from '../../evaluations/evaluation.types.js';
import type { FactRef, TextEvidence } from '../../evaluations/texts/text-evidence.js';
import type { CheckFacts } from '../../review/checks/check-facts.js';
import type { Answered } from '../../scoring/answered.js';
import type { StepState } from '../../scoring/ranked-steps.js';
import type { CallPurpose } from './call-meter.js';

/** What a writer may know of one evaluation: scores and facts, never name, e-mail or clinic (rules: data sent to the AI). */
export interface WriterFacts {
  language: Language;
  totalScore: number;
  maxScore: number;
  percentage: number;
  sections: SectionFacts[];
  /** How much was answered; absent: enough for a result. */
  answered?: Answered;
  /** Tips of all missed questions, each once, as the client's page ranks them; absent: in the order given above. */
  tips?: string[];
  /** Products of the questionnaire that this evaluation does not recommend: no text may name them. */
  otherProducts?: string[];
  /** Insights of the whole that hold, heaviest first. */
  insights?: InsightFact[];
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
  /**
   * Questions that earned all their points, highest points first; `meaning` is what the answer says of the clinic, `reworded` another
   * of its wordings, for a second place.
   */
  gained: ({
    fact: FactRef;
    questionText: string;
    points: number;
    answer: string;
    /** The clinic typed the answer itself: it is none of the question's options. */
    isFreeText?: boolean;
    meaning?: string | null;
    reworded?: string | null;
    /** What to do to keep it so; absent where no person has written it. */
    advice?: string;
  } & SeveralOptions)[];
  /**
   * Questions without all their points, as their steps are ranked (ranked-steps.ts). `answer`, `tip` and `product` are null where
   * none of the answers is known (`state`: unanswered, unreadable).
   */
  missed: ({
    fact: FactRef;
    questionText: string;
    pointValue: number;
    /** Absent: by the answer. */
    state?: StepState;
    /** Points that its step promises; absent: unknown. */
    gain?: number;
    /** How much the questionnaire holds its question to matter, which decides the ranking first; absent: unknown. */
    weight?: number;
    /** Points that the answer brought all the same; absent: none. */
    earned?: number;
    answer: string | null;
    isFreeText?: boolean;
    tip: string | null;
    /** The tip asks for the options that are missing, and for nothing else. */
    isTipForMissing?: boolean;
    product: string | null;
    /** Its place among the steps of the whole result (ranked-steps.ts); absent: in the order given above. */
    rank?: number;
    /** What the answer says is missing; null where no person has written it. */
    meaning?: string | null;
    reworded?: string | null;
  } & SeveralOptions)[];
  /** Tips of its missed questions, each once, as the client's page ranks them; absent: in the order given above. */
  tips?: string[];
  /** Insights of this section that hold, heaviest first. */
  insights?: InsightFact[];
}

/** Where several options may be ticked, and some were: those that bring points. The question's tip may name what is there. */
export interface SeveralOptions {
  ticked?: string[];
  /** Those that would still bring points. */
  missing?: string[];
  /** What each of the ticked ones says of the clinic, the one with most points first. */
  tickedMeanings?: string[];
  /** What a clinic lacks without the missing ones, where people have written it. */
  missingMeanings?: string[];
  /** One of them in another wording. */
  missingReworded?: string | undefined;
}

/** What a person has written about answers taken together, where they are so. */
export interface InsightFact {
  id: number;
  text: string;
  advice: string | null;
  weight: number;
  /** The answers it rests on. */
  facts: FactRef[];
  /** The questions of which it says what was answered; absent: all that it rests on. */
  tells?: number[];
}

/** The texts of one evaluation with what their sentences rest on. */
export interface WrittenTexts {
  texts: GeneratedTexts;
  evidence: TextEvidence;
  /** Fields that the built-in writer had to write, because nothing usable came for them from the AI. */
  builtIn: string[];
}

/** What is to be written, and for what. */
export interface WritingTask {
  facts: WriterFacts;
  /** What the texts are checked against; worked out when it is first asked for. */
  check: () => CheckFacts;
  signal: AbortSignal;
  purpose: CallPurpose;
  /** One text alone, beside those that stay; of what comes back only that one counts. */
  part?: { field: string; others: GeneratedTexts };
}

/** Composes the texts of one evaluation. Throws a WriterError (writer-error.ts) when it can't. */
export interface TextWriter {
  readonly origin: 'ai' | 'ai-chosen' | 'built-in';
  write(task: WritingTask): Promise<WrittenTexts>;
}
