import type { NumberedFact, Standing } from '../writers/sentences/numbered-facts.js';
import type { WriterFacts } from '../writers/text-writer.js';

/** One answer under the number by which a reader names it. */
export type FactToRead = Pick<NumberedFact, 'number' | 'ref' | 'sectionId' | 'standing' | 'question'>;

/** Every answer of an evaluation, numbered from 1: a text can contradict also those that no writer was told of. */
export function factsToRead({ sections }: WriterFacts): FactToRead[] {
  return sections
    .flatMap(({ sectionId, gained, missed }) =>
      [...gained, ...missed].map((question) => ({
        ref: question.fact,
        sectionId,
        standing: standingOf(question),
        question,
      })),
    )
    .map((fact, index) => ({ number: index + 1, ...fact }));
}

function standingOf(question: FactToRead['question']): Standing {
  if ('points' in question) return 'full';
  return question.answer === null ? 'unanswered' : 'missed';
}
