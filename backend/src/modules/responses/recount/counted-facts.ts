import type { Language } from '../../../platform/http/languages.js';
import { type Recommended, recommenderOf, scorerOf } from '../../scoring/score.js';
import type {
  ChosenOptions,
  RawResponses,
  ScoredSection,
  SectionScore,
  UnknownAnswers,
} from '../../scoring/scoring.types.js';

/** What an evaluation stores for counting alone. */
export interface CountedFacts {
  recommended: Recommended;
  chosenOptions: ChosenOptions;
  unknownAnswers: UnknownAnswers;
}

/** An evaluation with what its counted facts follow from. */
export interface Counted extends CountedFacts {
  id: string;
  maxScore: number;
  sectionScores: SectionScore[];
  rawResponses: RawResponses;
  /** Its answers are gone: what was chosen stays as it was understood then. */
  isAnonymised: boolean;
}

/** SQL: the columns of a Counted of the alias e, but for its id. */
export const COUNTED_COLUMNS = `e.max_score, e.section_scores, e.raw_responses,
         e.anonymised_at IS NOT NULL AS is_anonymised, e.recommended, e.chosen_options, e.unknown_answers`;

/** Prepares to tell the counted facts of a questionnaire's evaluations (rules: counts). Pure. */
export function countedFactsOf(
  sections: ScoredSection[],
  language: Language,
): (evaluation: Omit<Counted, 'id'>) => CountedFacts {
  const recommends = recommenderOf(sections);
  const read = scorerOf(sections, language);
  return (evaluation) => {
    const recommended = recommends(evaluation);
    if (evaluation.isAnonymised) return { ...pick(evaluation), recommended };
    return { ...pick(read(evaluation.rawResponses)), recommended };
  };
}

const pick = ({ chosenOptions, unknownAnswers }: Omit<CountedFacts, 'recommended'>) => ({
  chosenOptions,
  unknownAnswers,
});
