import { factsOf } from '../../src/modules/generation/writer-facts.js';
import { composeTexts } from '../../src/modules/generation/writers/built-in/built-in-writer.js';
import type { Reading } from '../../src/modules/generation/second-reader/second-reader.js';
import type { Doubt } from '../../src/modules/evaluations/texts/text-doubts.js';
import { fieldsOf } from '../../src/modules/evaluations/texts/text-fields.js';
import { sentencesOf } from '../../src/modules/review/spans.js';
import { FOR_TEST, never } from '../fakes/ai-writing.js';
import type { Clinics } from './clinics.js';
import type { Corpus } from './trust.types.js';

export interface Fault {
  kind: string;
  /** The question whose answer contradicts it. */
  questionId: number;
  field: string;
  sentence: string;
}

/** A clinic's texts with a false sentence in each section, beside true ones. */
export interface PlantedReading extends Reading {
  faults: Fault[];
}

/** What came of one reading; a reading that failed has found nothing. */
export interface ReadingOutcome {
  found: { fault: Fault; isFound: boolean }[];
  /** Doubts about sentences that are true. */
  alarms: number;
  hasFailed: boolean;
}

/** Of a corpus: the list of its sentences, and how the question was answered of which they are false. */
const KINDS = [
  { kind: 'missing thing told as there', list: 'present', standing: 'worst' },
  { kind: 'thing that is there told as missing', list: 'absent', standing: 'best' },
  { kind: 'recommends what is there', list: 'advice', standing: 'best' },
] as const;

/** Every sentence of a corpus on a question, planted once into the built-in texts of a clinic of which it is false. */
export function plantedReadings(corpus: Corpus, { sections, any, answering }: Clinics): PlantedReading[] {
  const written = new Map((corpus.questions ?? []).map((one) => [one.number, one]));
  const waiting = sections.map(({ id, questions }) =>
    questions
      .filter(({ pointValue }) => pointValue > 0)
      .flatMap((question) =>
        KINDS.flatMap(({ kind, list, standing }) =>
          (written.get(question.id)?.[list] ?? []).map((sentence) => ({
            kind,
            question,
            standing,
            sentence,
            field: `sections.${id}`,
          })),
        ),
      ),
  );
  const rounds = Math.max(...waiting.map((faults) => faults.length));
  return Array.from({ length: rounds }, (_none, turn) => {
    const planted = waiting.flatMap((faults) => faults[turn] ?? []);
    const responses = planted.reduce((answers, { question, standing }) => {
      const { [question.questionText]: _own, ...rest } = answers;
      const answer = answering(question.id, standing, turn)[question.questionText];
      return answer === undefined ? rest : { ...rest, [question.questionText]: answer };
    }, any(turn));
    const facts = factsOf(sections, responses, corpus.language);
    const { texts, evidence } = composeTexts(facts);
    const fields = fieldsOf(texts);
    for (const { field, sentence } of planted)
      fields.set(field, withSentence(fields.get(field) ?? '', sentence));
    const faults = planted.map(({ kind, question, field, sentence }) => ({
      kind,
      questionId: question.id,
      field,
      sentence,
    }));
    return { facts, texts: fields, evidence, purpose: FOR_TEST, signal: never, faults };
  });
}

/** Has everything read, a few at a time. A fault counts as found where the doubt names its question. */
export async function measure(
  readings: readonly PlantedReading[],
  read: (reading: Reading) => Promise<Doubt[]>,
  atOnce = 4,
): Promise<ReadingOutcome[]> {
  const outcomes: ReadingOutcome[] = [];
  for (let start = 0; start < readings.length; start += atOnce)
    outcomes.push(
      ...(await Promise.all(
        readings.slice(start, start + atOnce).map(async (reading) => {
          const doubts = await read(reading).catch(() => null);
          return { ...outcomeOf(reading, doubts ?? []), hasFailed: doubts === null };
        }),
      )),
    );
  return outcomes;
}

function outcomeOf({ faults }: PlantedReading, doubts: readonly Doubt[]): Omit<ReadingOutcome, 'hasFailed'> {
  const isIn = ({ field, sentence }: Doubt, fault: Fault) =>
    field === fault.field && (sentence.includes(fault.sentence) || fault.sentence.includes(sentence));
  return {
    found: faults.map((fault) => ({
      fault,
      isFound: doubts.some((doubt) => isIn(doubt, fault) && doubt.fact[0] === fault.questionId),
    })),
    alarms: doubts.filter((doubt) => !faults.some((fault) => isIn(doubt, fault))).length,
  };
}

/** The text with one more sentence behind its first. */
function withSentence(text: string, sentence: string): string {
  const end = sentencesOf(text)[0]?.end ?? 0;
  return `${text.slice(0, end)} ${sentence}${text.slice(end)}`.trim();
}
