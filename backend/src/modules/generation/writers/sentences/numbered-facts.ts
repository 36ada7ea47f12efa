import type { FactRef } from '../../../evaluations/texts/text-evidence.js';
import { wordsOfMissed } from '../built-in/compose-gaps.js';
import type { Composition } from '../built-in/composition.js';
import { stateOf } from '../built-in/steps.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';

/** Questions of a section that a model gets as gained, and as missed: those with most points, the foremost steps. */
const MOST_PER_OUTCOME = 6;
/** The steps that a text on a section may advise: the first so many of their ranking. */
export const FOREMOST_STEPS = 3;
const MEANING_LENGTH = 320;
const ADVICE_LENGTH = 300;

/** Whether an answer brought all points, or not, or was not given. */
export type Outcome = 'full' | 'missed' | 'unanswered';

type Gained = SectionFacts['gained'][number];
type Missed = SectionFacts['missed'][number];

/** One answered or unanswered question under the number by which a model cites it. */
export interface NumberedFact {
  number: number;
  sectionId: number;
  ref: FactRef;
  outcome: Outcome;
  /** As the writers get it; `missed` is set where points are missing, and it has a step then. */
  question: Gained | Missed;
  missed: Missed | null;
  /** The sentences that tell it: what a person has written for that answer, else the question with its answer. */
  claim: string[];
  /** What to do about it, as a person has written it; [] where nobody has, or it can't be repeated safely. */
  advice: string[];
  /** Its place among the steps of its section, 0 first; null where it is none. */
  rankInSection: number | null;
}

/** The facts of an evaluation that there are words for, numbered from 1 in the order of the page; steps as they are ranked (ranked-steps.ts). */
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
    ...gained.slice(0, MOST_PER_OUTCOME).map((question) => ({
      sectionId,
      ref: question.fact,
      outcome: 'full' as const,
      question,
      missed: null,
      claim: claimOf(question, 'full', composition),
      advice: [],
      rankInSection: null,
    })),
    ...missed.slice(0, MOST_PER_OUTCOME).map((question, rankInSection) => {
      const outcome = question.answer === null ? ('unanswered' as const) : ('missed' as const);
      return {
        sectionId,
        ref: question.fact,
        outcome,
        question,
        missed: question,
        claim: claimOf(question, outcome, composition),
        advice: composition.sentencesOf(question.tip, ADVICE_LENGTH),
        rankInSection,
      };
    }),
  ];
}

/** What the answer means; where nobody has written that, which question brought points, lost them or has no answer. */
function claimOf(question: Gained | Missed, outcome: Outcome, composition: Composition): string[] {
  const [offset] = question.fact;
  const isMissed = 'pointValue' in question;
  const meaning = isMissed
    ? wordsOfMissed(question, offset, composition)
    : composition.sentencesOf(question.meaning, MEANING_LENGTH);
  if (meaning.length > 0) return meaning;
  const asked = composition.question(question);
  if (asked === null) return [];
  const unread = isMissed && stateOf(question) === 'unreadable' ? 'unreadable' : 'open';
  const slot = outcome === 'unanswered' ? unread : outcome === 'full' ? 'gained' : 'pointsMissing';
  return [composition.wording(slot, offset, { list: asked })];
}
