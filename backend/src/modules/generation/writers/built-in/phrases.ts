import type { QuotationMarks, Quotations } from './quote.js';

/** What a result is called; 'unanswered' where no counting question has an answer. */
export type Band = 'full' | 'strong' | 'good' | 'partial' | 'early' | 'zero' | 'unanswered';

/** Stored numbers as the language writes them: '31', '50', '31 of 50 points', '62.5%'. */
export interface ResultWords {
  score: string;
  max: string;
  points: string;
  percent: string;
}

/** Sections to be named together; `result` is given where it is one section alone. */
export interface NamedSections extends Quotations {
  result: string | null;
}

/** Phrasings of one statement, written without the full stop at the end; one of them is chosen. */
export type Phrasings<Facts extends unknown[]> = readonly [
  (...facts: Facts) => string,
  ...((...facts: Facts) => string)[],
];

/** All that a language brings to the built-in writer. Variable text stands only where no ending or article leans on it. */
export interface Phrases {
  marks: QuotationMarks;
  and: string;
  decimalMark: ',' | '.';
  points(score: number, max: number): string;
  /** A tip that nobody's answer calls for: its question was left unanswered. */
  tipIfMissing: Phrasings<[tip: string]>;
  empty: { summary: string; motivation: string };
  summary: {
    overall: Record<Band, Phrasings<[ResultWords]>>;
    strongest: Phrasings<[NamedSections, percent: string]>;
    mostToGain: Phrasings<[NamedSections]>;
    strongestAndMostToGain: Phrasings<[NamedSections]>;
    even: Phrasings<[percent: string]>;
    firstTip: Phrasings<[tip: string]>;
    secondTip: Phrasings<[tip: string]>;
    firstQuestion: Phrasings<[quotation: string]>;
    close: Record<'one' | 'many' | 'full', Phrasings<[]>>;
  };
  motivation: Record<Band, Phrasings<[]>>;
  section: {
    opening: Record<Band, Phrasings<[ResultWords]>>;
    gained: Phrasings<[Quotations]>;
    gainedUnnamed: Phrasings<[]>;
    wrong: Phrasings<[Quotations]>;
    unanswered: Phrasings<[Quotations]>;
    allUnanswered: Phrasings<[Quotations]>;
    missedUnnamed: Phrasings<[]>;
    tip: Phrasings<[tip: string]>;
    firstQuestion: Phrasings<[isMany: boolean]>;
    product: Phrasings<[quotation: string]>;
    keep: Phrasings<[]>;
  };
  strength: Phrasings<[quotation: string]>;
}
