import type { FactRef } from '../../../evaluations/texts/text-evidence.js';
import { wordsOfAnswer } from '../built-in/compose-section.js';
import type { Composition } from '../built-in/composition.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';

/** Questions of a section that a model is told of as gained, and as missed: those with most points, the foremost steps. */
const MOST_OF_A_STANDING = 6;
/** The steps that a text on a section may advise: the first so many of their ranking. */
export const FOREMOST_STEPS = 3;
const MEANING_LENGTH = 320;
const ADVICE_LENGTH = 300;

export type Standing = 'full' | 'missed' | 'unanswered';

type Gained = SectionFacts['gained'][number];
type Missed = SectionFacts['missed'][number];

/** One answered or unanswered question under the number by which a model cites it. */
export interface NumberedFact {
  number: number;
  sectionId: number;
  ref: FactRef;
  standing: Standing;
  /** As the writers are told of it; `missed` where points are missing, which then has a step. */
  question: Gained | Missed;
  missed: Missed | null;
  /** The sentences that tell it: what a person has written for that answer, else the question with its answer. */
  claim: string[];
  /** What to do about it, as a person has written it; [] where nobody has, or it can't be told. */
  advice: string[];
  /** Its place among the steps of its section, 0 first; null where it is none. */
  rankInSection: number | null;
}

/** The facts of an evaluation that can be told, numbered from 1 in the order of the page; steps as they are ranked (ranked-steps.ts). */
export function numberFacts(facts: WriterFacts, composition: Composition): NumberedFact[] {
  return facts.sections
    .flatMap((section) => factsOfSection(section, composition))
    .filter(({ claim }) => claim.length > 0)
    .map((fact, index) => ({ ...fact, number: index + 1 }));
}

function factsOfSection(
  { sectionId, gained, missed }: SectionFacts,
  composition: Composition,
): Omit<NumberedFact, 'number'>[] {
  return [
    ...gained.slice(0, MOST_OF_A_STANDING).map((question) => ({
      sectionId,
      ref: question.fact,
      standing: 'full' as const,
      question,
      missed: null,
      claim: claimOf(question, 'full', composition),
      advice: [],
      rankInSection: null,
    })),
    ...missed.slice(0, MOST_OF_A_STANDING).map((question, rankInSection) => {
      const standing = question.answer === null ? ('unanswered' as const) : ('missed' as const);
      return {
        sectionId,
        ref: question.fact,
        standing,
        question,
        missed: question,
        claim: claimOf(question, standing, composition),
        advice: composition.sentencesOf(question.tip, ADVICE_LENGTH),
        rankInSection,
      };
    }),
  ];
}

function claimOf(question: Gained | Missed, standing: Standing, composition: Composition): string[] {
  const told = composition.sentencesOf(question.meaning, MEANING_LENGTH);
  if (told.length > 0) return told;
  const asked = composition.question(question);
  if (asked === null) return [];
  const turn = question.fact[0];
  const list = { list: asked, isMany: false };
  if (standing === 'unanswered') return [composition.wording('leftUnanswered', turn, list)];
  const given = wordsOfAnswer(question, turn, composition);
  if (given.length > 0) return given;
  return [composition.wording(standing === 'full' ? 'gained' : 'pointsMissing', turn, list)];
}
