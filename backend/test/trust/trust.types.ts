import type { Language } from '../../src/platform/http/languages.js';

/** What one pen wrote in one language, without knowing the program; each pen has lists of its own. */
export interface Corpus {
  language: Language;
  /** Sentences in own words on each question: true of the best answer, true of the worst, what to do after the worst. */
  questions?: { number: number; present: string[]; absent: string[]; advice: string[] }[];
  /** Words to lead in with, by list. */
  leads?: Record<'present' | 'absent' | 'advice', string[]>;
  /** Neutral words in front of a claim. */
  leadStrength?: string[];
  leadGap?: string[];
  leadAdvice?: string[];
  /** Words in front of a claim that claim something themselves; the same in a sentence on the result. */
  riders?: string[];
  riderVerdicts?: string[];
  verdicts: string[];
  handTrue: string[];
  handFalse: string[];
  /** Lists of false or unwanted sentences, by kind. */
  [list: string]: unknown;
}

/** What a sentence is in truth; `decided` kinds are those that answers and stored numbers decide. */
export interface Kind {
  name: string;
  group: 'decided' | 'structure' | 'no answer decides' | 'true';
  by: 'AI' | 'AI, free' | 'hand';
}

export interface Outcome {
  kind: Kind;
  language: Language;
  /** Whether it reached the clinic: a miss of a false sentence, as it should be of a true one. */
  isLetThrough: boolean;
  text: string;
}
