import type { NumberedFact, Outcome } from '../writers/sentences/numbered-facts.js';
import type { WriterFacts } from '../writers/text-writer.js';

/** One answer under the number by which a reader names it. */
export type FactToRead = Pick<NumberedFact, 'number' | 'ref' | 'sectionId' | 'outcome' | 'question'>;

/** Every answer of an evaluation, numbered from 1: a text can also contradict those that no writer got. */
export function factsToRead({ sections }: WriterFacts): FactToRead[] {
  return sections
    .flatMap(({ sectionId, gained, missed }) =>
      [...gained, ...missed].map((question) => ({
        ref: question.fact,
        sectionId,
        outcome: outcomeOf(question),
        question,
      })),
    )
    .map((fact, index) => ({ number: index + 1, ...fact }));
}

function outcomeOf(question: FactToRead['question']): Outcome {
  if ('points' in question) return 'full';
  return question.answer === null ? 'unanswered' : 'missed';
}
