import type { WriterFacts } from '../writers/text-writer.js';
import { composeDataBlock } from './data-block.js';
import { PROMPT_RULES } from './rules.js';

export interface PromptMessages {
  system: string;
  user: string;
}

const TASK = {
  hu: 'Írja meg az értékelés szövegeit az alábbi adatokból JSON-ként.',
  en: 'Write the texts of the evaluation from the data below, as JSON.',
  ro: 'Scrieți textele evaluării pe baza datelor de mai jos, ca JSON.',
};

const AGAIN = {
  hu: 'Az előző válasz nem volt használható, mert hibás volt: {fault}. Írja meg újra az egészet a szabályok szerint.',
  en: 'The previous answer could not be used because of this fault: {fault}. Write all of it again, by the rules.',
  ro: 'Răspunsul anterior nu a putut fi folosit din cauza acestei greșeli: {fault}. Scrieți totul din nou, conform regulilor.',
};

/**
 * The messages that ask for one evaluation's texts.
 * @param schema JSON schema to spell out in the prompt, for servers that can't be given it otherwise.
 * @param fault what was wrong with the previous answer, in our own words; null at the first ask.
 */
export function composeMessages(
  facts: WriterFacts,
  schema: object | null,
  fault: string | null,
): PromptMessages {
  const rules = PROMPT_RULES[facts.language].map((rule) => `- ${rule}`).join('\n');
  const shape = schema ? `\n- JSON Schema: ${JSON.stringify(schema)}` : '';
  const again = fault === null ? '' : `\n\n${AGAIN[facts.language].replace('{fault}', () => fault)}`;
  return { system: rules + shape, user: `${TASK[facts.language]}\n\n${composeDataBlock(facts)}${again}` };
}
