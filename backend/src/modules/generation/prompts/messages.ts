import { fill } from '../../../platform/text/say.js';
import type { GeneratedTexts } from '../../evaluations/evaluation.types.js';
import { fieldsOf } from '../../evaluations/texts/text-fields.js';
import type { NumberedFact } from '../writers/sentences/numbered-facts.js';
import type { WriterFacts } from '../writers/text-writer.js';
import type { NumberedInsight } from '../writers/free/free-facts.js';
import { clean, composeDataBlock, type DataOptions, escaped } from './data-block.js';
import { composeProseBlock } from './prose-block.js';
import proseEn from './texts/prose.en.json' with { type: 'json' };
import proseHu from './texts/prose.hu.json' with { type: 'json' };
import proseRo from './texts/prose.ro.json' with { type: 'json' };
import en from './texts/writing.en.json' with { type: 'json' };
import hu from './texts/writing.hu.json' with { type: 'json' };
import ro from './texts/writing.ro.json' with { type: 'json' };

export interface PromptMessages {
  system: string;
  user: string;
}

/** A sentence that was not accepted, for the second ask. */
export interface RefusedSentence {
  id: number;
  field: string;
  kind: string;
  facts: readonly number[];
  /** As it was written, where the model writes. */
  text?: string;
  fault: string;
}

interface PromptInput {
  /** Whether the model writes (`free`), or chooses what the program words. */
  wording: 'free' | 'exact';
  facts: WriterFacts;
  numbered: readonly NumberedFact[];
  insights: readonly NumberedInsight[];
  sendsFreeText: boolean;
}

/** In the language of the texts: a model keeps to a language best when it is addressed in it. */
const TEXTS = { exact: { hu, en, ro }, free: { hu: proseHu, en: proseEn, ro: proseRo } };

/** How many characters of each other text a model gets when it writes one of them anew. */
const OTHER_TEXT_LENGTH = 400;

const dataOf = (
  { wording, facts, numbered, insights, sendsFreeText }: PromptInput,
  sectionIds?: DataOptions['sectionIds'],
) =>
  wording === 'free'
    ? composeProseBlock(facts, numbered, insights, { sendsFreeText, sectionIds })
    : composeDataBlock(facts, numbered, { sendsFreeText, sectionIds });

const systemOf = ({ wording, facts }: PromptInput, schema: object | null): string => {
  const rules = TEXTS[wording][facts.language].rules.map((rule) => `- ${rule}`).join('\n');
  return rules + (schema ? `\n- JSON Schema: ${JSON.stringify(schema)}` : '');
};

/**
 * The messages that ask for all texts of an evaluation, or for one of them beside those that stay.
 * @param schema JSON schema to spell out in the prompt, for servers that can't be given it otherwise.
 * @param fault why the previous answer could not be read, in our own words; null at the first ask.
 */
export function composeMessages(
  input: PromptInput,
  part: { field: string; others: GeneratedTexts } | null,
  schema: object | null,
  fault: string | null,
): PromptMessages {
  const words = TEXTS[input.wording][input.facts.language];
  const again = fault === null ? '' : `\n\n${fill(words.unreadable, { fault })}`;
  const system = systemOf(input, schema);
  if (part === null)
    return {
      system,
      user: `${words.whole}\n\n${dataOf(input)}${again}`,
    };
  const [, section] = part.field.split('.');
  const sectionIds = section === undefined ? undefined : new Set([Number(section)]);
  const data = dataOf(input, sectionIds);
  const written = escaped({ written: writtenBeside(part.field, part.others) });
  return { system, user: `${fill(words.part, { field: part.field })}\n\n${written}\n\n${data}${again}` };
}

/** The messages that ask once more for the refused sentences, with the reasons. */
export function composeRepair(
  input: PromptInput,
  refused: readonly RefusedSentence[],
  schema: object | null,
): PromptMessages {
  const sections = refused.flatMap(({ field }) => field.split('.')[1] ?? []).map(Number);
  const isWhole = refused.some(({ field }) => !field.includes('.'));
  const data = dataOf(input, isWhole ? undefined : new Set(sections));
  const user = `${TEXTS[input.wording][input.facts.language].again}\n\n${escaped({ sentences: refused })}\n\n${data}`;
  return { system: systemOf(input, schema), user };
}

/** The texts next to which the new one will stand: those of its section, or those on the whole. */
function writtenBeside(field: string, others: GeneratedTexts): string[] {
  const [, section] = field.split('.');
  return [...fieldsOf(others)]
    .filter(
      ([other, text]) =>
        other !== field && text !== '' && (section === undefined || other.split('.')[1] === section),
    )
    .map(([, text]) => clean(text, OTHER_TEXT_LENGTH));
}
