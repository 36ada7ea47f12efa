import type { CheckFacts } from '../../src/modules/review/checks/check-facts.js';
import type { CheckRule } from '../../src/modules/review/checks/finding.js';
import type { Language } from '../../src/platform/http/languages.js';
import type { GeneratedTexts } from '../../src/modules/evaluations/evaluation.types.js';

/** Where the text stands: 'summary', 'motivationalMessage', 'sections.2', 'strengths.2' (its first card). */
type Field = 'summary' | 'motivationalMessage' | `sections.${number}` | `strengths.${number}`;

/** A text without fault, beside sound texts in all other fields. */
export type TrueText = readonly [field: Field, text: string];
/** A text with the fault that a check must find in it. */
export type FalseText = readonly [rule: CheckRule, field: Field, text: string];

/** The texts of one language and the evaluation that they are about. */
export interface Corpus {
  language: Language;
  facts: CheckFacts;
  sound: GeneratedTexts;
  trueTexts: readonly TrueText[];
  falseTexts: readonly FalseText[];
}

/** The texts of an evaluation with one of them replaced. */
export function withText({ sound }: Pick<Corpus, 'sound'>, field: Field, text: string): GeneratedTexts {
  const [kind, id = ''] = field.split('.');
  if (kind === 'sections') return { ...sound, sections: { ...sound.sections, [id]: { text } } };
  if (kind === 'strengths') return { ...sound, strengths: { ...sound.strengths, [id]: [text, '', ''] } };
  return { ...sound, [field]: text };
}
