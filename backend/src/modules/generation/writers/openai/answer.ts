import { z } from 'zod';
import { CLAIM_KINDS, type OfferedSentence, type Place, RESULT_KINDS } from '../sentences/accept-sentence.js';
import { findJson } from './find-json.js';

/** A sentence that a model offers for a text; `id` where it mends the refused one of that number. */
export interface Offer extends OfferedSentence {
  place: Place;
  id?: number;
}

const KINDS = [...RESULT_KINDS, ...CLAIM_KINDS] as const;
const SENTENCE = {
  kind: { type: 'string', enum: KINDS },
  facts: { type: 'array', items: { type: 'integer' } },
};
const closed = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const LIST = { type: 'array', items: closed(SENTENCE) };

/** Strict JSON schemas of the answers. A map keyed by section is not possible there, so sections are a list. */
export const EVALUATION_TEXTS = {
  name: 'evaluation_texts',
  schema: closed({
    summary: LIST,
    motivationalMessage: LIST,
    sections: {
      type: 'array',
      items: closed({ sectionId: { type: 'integer' }, text: LIST, strengths: LIST }),
    },
  }),
};
export const ONE_TEXT = { name: 'one_text', schema: closed({ sentences: LIST }) };
export const MENDED_SENTENCES = {
  name: 'mended_sentences',
  schema: closed({
    sentences: { type: 'array', items: closed({ id: { type: 'integer' }, ...SENTENCE }) },
  }),
};

const MOST_SENTENCES = 40;
const MOST_FACTS = 20;

const whole = z.coerce.number().int();
const sentence = z.object({
  kind: z.enum(KINDS),
  facts: z
    .array(whole)
    .catch([])
    .transform((facts) => facts.slice(0, MOST_FACTS)),
  id: whole.optional(),
});

/** Sentences one by one: what can't be read is left out, and costs no other. */
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

/** The sentences that an answer offers for all texts; null when it is no JSON object of that shape, or offers none. */
export function readEvaluation(content: string): Offer[] | null {
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
}

/** The sentences of an answer that is a mere list; null when it is none. */
export function readSentences(content: string): (OfferedSentence & { id?: number })[] | null {
  const shape = z.object({ sentences: z.array(z.unknown()) });
  const read = findJson(content, (value) => shape.safeParse(value).data ?? null);
  return read === null ? null : list.parse(read.sentences);
}

const offersFor = (place: Place, sentences: readonly OfferedSentence[] = []): Offer[] =>
  sentences.map((one) => ({ ...one, place }));
