import { z } from 'zod';
import { CLAIM_KINDS, type OfferedSentence, type Place, RESULT_KINDS } from '../sentences/accept-sentence.js';
import { FREE_KINDS, type FreeSentence } from '../free/free-facts.js';
import { findJson } from './find-json.js';

/** A sentence that a model offers for a text; `id` where it mends the refused one of that number. */
export type Offer<Said> = Said & { place: Place; id?: number };

interface Shape {
  name: string;
  schema: object;
}

/** How a model answers: strict JSON schemas, and the readers of what comes back. */
export interface AnswerShapes<Said> {
  whole: Shape;
  one: Shape;
  mended: Shape;
  /** The sentences that an answer offers for all texts; null when it is no JSON object of that shape, or offers none. */
  readWhole: (content: string) => Offer<Said>[] | null;
  /** The sentences of an answer that is a mere list; null when it is none. */
  readList: (content: string) => (Said & { id?: number })[] | null;
}

const MOST_SENTENCES = 40;
const MOST_FACTS = 20;
const MOST_LETTERS = 1000;

const whole = z.coerce.number().int();
const facts = z
  .array(whole)
  .catch([])
  .transform((numbers) => numbers.slice(0, MOST_FACTS));
const CHOSEN_KINDS = [...RESULT_KINDS, ...CLAIM_KINDS] as const;

/** Of a model that chooses what is said: kinds and facts, and no place for words. */
export const CHOSEN: AnswerShapes<OfferedSentence> = shapesOf(
  'evaluation_texts',
  { kind: { type: 'string', enum: CHOSEN_KINDS } },
  z.object({ kind: z.enum(CHOSEN_KINDS), facts, id: whole.optional() }),
);

/** Of a model that writes: its own sentences with what each rests on. */
export const WRITTEN: AnswerShapes<FreeSentence> = shapesOf(
  'evaluation_prose',
  { text: { type: 'string' }, kind: { type: 'string', enum: FREE_KINDS } },
  z.object({
    text: z.string().transform((text) => text.slice(0, MOST_LETTERS)),
    kind: z.enum(FREE_KINDS),
    facts,
    id: whole.optional(),
  }),
);

/** A map keyed by section is not possible in a strict schema, so sections are a list. */
function shapesOf<Said extends { kind: string; facts: number[] }>(
  name: string,
  properties: Record<string, object>,
  sentence: z.ZodType<Said & { id?: number }>,
): AnswerShapes<Said> {
  const said = { ...properties, facts: { type: 'array', items: { type: 'integer' } } };
  const sentences = { type: 'array', items: closed(said) };
  // One by one: what can't be read is left out, and costs no other.
  const list = z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.slice(0, MOST_SENTENCES).flatMap((item) => {
        const read = sentence.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    );
  const evaluation = z.object({
    summary: list.optional(),
    motivationalMessage: list.optional(),
    sections: z
      .array(
        z
          .object({ sectionId: whole, text: list.optional(), strengths: list.optional() })
          .nullable()
          .catch(null),
      )
      .max(1000),
  });
  const mended = { type: 'array', items: closed({ id: { type: 'integer' }, ...said }) };
  return {
    whole: {
      name,
      schema: closed({
        summary: sentences,
        motivationalMessage: sentences,
        sections: {
          type: 'array',
          items: closed({ sectionId: { type: 'integer' }, text: sentences, strengths: sentences }),
        },
      }),
    },
    one: { name: 'one_text', schema: closed({ sentences }) },
    mended: { name: 'mended_sentences', schema: closed({ sentences: mended }) },
    readWhole: (content) => {
      const read = findJson(content, (value) => evaluation.safeParse(value).data ?? null);
      if (read === null) return null;
      const seen = new Set<number>();
      const offers = [
        ...offersFor({ field: 'summary', sectionId: null }, read.summary),
        ...offersFor({ field: 'motivationalMessage', sectionId: null }, read.motivationalMessage),
        ...read.sections.flatMap((section) => {
          if (section === null || seen.has(section.sectionId)) return [];
          const { sectionId } = section;
          seen.add(sectionId);
          return [
            ...offersFor({ field: `sections.${sectionId}`, sectionId }, section.text),
            ...offersFor({ field: `strengths.${sectionId}`, sectionId }, section.strengths),
          ];
        }),
      ];
      return offers.length > 0 ? offers : null;
    },
    readList: (content) => {
      const shape = z.object({ sentences: z.array(z.unknown()) });
      const read = findJson(content, (value) => shape.safeParse(value).data ?? null);
      return read === null ? null : list.parse(read.sentences);
    },
  };
}

function closed(properties: Record<string, object>) {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  };
}

const offersFor = <Said>(place: Place, sentences: readonly (Said & { id?: number })[] = []): Offer<Said>[] =>
  sentences.map((one) => ({ ...one, place }));
