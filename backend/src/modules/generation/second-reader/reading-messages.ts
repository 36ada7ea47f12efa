import { placesOf } from '../../review/doubts.js';
import { answerOf, clean, escaped } from '../prompts/data-block.js';
import type { PromptMessages } from '../prompts/messages.js';
import type { WriterFacts } from '../writers/text-writer.js';
import type { FactToRead } from './facts-to-read.js';
import type { ReadTexts } from './verify-doubts.js';
import en from './texts/en.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

const LONGEST = { name: 200, question: 300, meaning: 320, text: 5000 };
/** A shorter answer is a word that any text may hold. */
const SHORTEST_PRIVATE = 4;

/** In the language of the texts, as in prompts/messages.ts. */
const TEXTS = { hu, en, ro };

/**
 * The messages that ask for contradictions. Of what a clinic typed itself nothing is sent unless it may be, neither as an answer
 * nor where a person has put it into a text (rules: second reader).
 * @param schema JSON schema to spell out in the prompt, for servers that can't be given it otherwise.
 */
export function readingMessages(
  { language, sections }: WriterFacts,
  { texts, facts, names }: Pick<ReadTexts, 'texts' | 'facts'> & { names: readonly string[] },
  { sendsFreeText, schema }: { sendsFreeText: boolean; schema: object | null },
): PromptMessages {
  const factToSend = (fact: FactToRead) => {
    const { questionText, meaning = null } = fact.question;
    const answer = answerOf(fact, sendsFreeText);
    return {
      n: fact.number,
      standing: fact.outcome,
      q: clean(questionText, LONGEST.question),
      ...(answer === null ? {} : { a: answer }),
      ...(meaning === null ? {} : { m: clean(meaning, LONGEST.meaning) }),
    };
  };
  const typed = sendsFreeText
    ? []
    : facts.flatMap(({ question }) => (question.isFreeText ? (question.answer ?? []) : []));
  const data = {
    language,
    areas: sections.map(({ sectionId, name }) => ({
      id: sectionId,
      name: clean(name, LONGEST.name),
      facts: facts.filter((fact) => fact.sectionId === sectionId).map(factToSend),
    })),
    texts: texts.map(([field, text], index) => ({
      t: index + 1,
      ...(field.includes('.') ? { area: Number(field.split('.')[1]) } : {}),
      text: clean(without([...typed, ...names], text), LONGEST.text),
    })),
  };
  const rules = TEXTS[language].rules.map((rule) => `- ${rule}`).join('\n');
  const shape = schema ? `\n- JSON Schema: ${JSON.stringify(schema)}` : '';
  return { system: rules + shape, user: `${TEXTS[language].task}\n\n<data>\n${escaped(data)}\n</data>` };
}

function without(parts: readonly string[], text: string): string {
  const places = parts
    .filter((part) => part.trim().length >= SHORTEST_PRIVATE)
    .flatMap((part) => placesOf(text, part))
    .toSorted((a, b) => b.start - a.start);
  return places.reduce((kept, { start, end }) => `${kept.slice(0, start)}…${kept.slice(end)}`, text);
}
