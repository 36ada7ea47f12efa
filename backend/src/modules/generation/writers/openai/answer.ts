import { z } from 'zod';
import { isRecord } from '../../../../platform/text/json.js';
import { keepVisible } from '../../prompts/visible-text.js';
import type { GeneratedTexts, SectionFacts, WriterFacts } from '../text-writer.js';
import { dropFormatting, echoesRules, findForbidden, knownBy } from './forbidden-content.js';
import { findJson } from './find-json.js';
import { isWrittenIn } from './language-check.js';

/** The strict JSON schema of an answer. A map keyed by section is not possible there, so sections are a list. */
export const ANSWER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['summary', 'motivationalMessage', 'sections'],
  properties: {
    summary: { type: 'string' },
    motivationalMessage: { type: 'string' },
    sections: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['sectionId', 'text', 'strengths'],
        properties: {
          sectionId: { type: 'integer' },
          text: { type: 'string' },
          strengths: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
};

/** Longest texts in characters (rules: texts from the AI). */
const LONGEST = { summary: 1500, section: 1200, strength: 160, motivationalMessage: 400 };
const STRENGTHS = 3;

const text = (longest: number) =>
  z
    .string()
    .max(longest * 4)
    .transform((value) => dropFormatting(keepVisible(value)).trim())
    .pipe(z.string().min(1).max(longest));

const strength = z
  .string()
  .max(LONGEST.strength * 4)
  .transform((value) => dropFormatting(keepVisible(value)).trim());

const answer = z.object({
  summary: text(LONGEST.summary),
  motivationalMessage: text(LONGEST.motivationalMessage),
  sections: z
    .array(
      z.object({
        sectionId: z.union([
          z.number().int(),
          z
            .string()
            .regex(/^\d{1,15}$/)
            .transform(Number),
        ]),
        text: text(LONGEST.section),
        strengths: z.array(strength.pipe(z.string().max(LONGEST.strength))).max(50),
      }),
    )
    .max(1000),
});

export type Answer = z.infer<typeof answer>;

/** Finds the first valid answer in what the server wrote, or names the fault of the best candidate. */
export function readAnswer(content: string): { answer: Answer } | { fault: string } {
  let fault = 'it is not a JSON object of the asked shape';
  const found = findJson(content, (value) => {
    const result = answer.safeParse(value);
    if (result.success) return result.data;
    const first = result.error.issues[0];
    if (first && isRecord(value) && 'sections' in value) fault = `${first.path.join('.')}: ${first.message}`;
    return null;
  });
  return found === null ? { fault } : { answer: found };
}

/**
 * Turns a checked answer into the texts as stored: sections that were not asked for and doubles are dropped, strengths padded with
 * ''. Returns the fault when a section is missing or a text breaks the rules.
 */
export function textsOfAnswer(
  answered: Answer,
  facts: WriterFacts,
): { texts: GeneratedTexts } | { fault: string } {
  const bySection = new Map<number, Answer['sections'][number]>();
  for (const section of answered.sections) {
    if (!bySection.has(section.sectionId)) bySection.set(section.sectionId, section);
  }
  const texts: GeneratedTexts = {
    summary: answered.summary,
    motivationalMessage: answered.motivationalMessage,
    sections: {},
    strengths: {},
  };
  for (const asked of facts.sections) {
    const found = bySection.get(asked.sectionId);
    if (!found) return { fault: `section ${asked.sectionId} is missing` };
    texts.sections[asked.sectionId] = { text: found.text };
    texts.strengths[asked.sectionId] = chooseStrengths(found.strengths, asked);
  }
  const fault = findFault(texts, facts);
  return fault === null ? { texts } : { fault };
}

/** At most one strength for each question that earned points: more would be claims that no answer supports. */
function chooseStrengths(offered: string[], section: SectionFacts): string[] {
  const distinct = new Map<string, string>();
  for (const each of offered) {
    const key = each.toLowerCase();
    if (each !== '' && !distinct.has(key)) distinct.set(key, each);
  }
  const chosen = [...distinct.values()].slice(0, Math.min(STRENGTHS, section.gained.length));
  return [...chosen, ...Array<string>(STRENGTHS - chosen.length).fill('')];
}

function findFault(texts: GeneratedTexts, facts: WriterFacts): string | null {
  const known = knownBy(facts);
  const long = [
    texts.summary,
    texts.motivationalMessage,
    ...Object.values(texts.sections).map(({ text }) => text),
  ];
  const strengths = Object.values(texts.strengths).flat();
  const all = [...long, ...strengths].join('\n');
  // A fault of one text is one of all together, too: mostly there is none, and one look is enough.
  if (findForbidden(all, known) !== null || echoesRules(all)) {
    for (const each of [...long, ...strengths]) {
      const forbidden = findForbidden(each, known);
      if (forbidden !== null) return `a text holds ${forbidden}`;
      if (echoesRules(each)) return 'a text repeats the rules';
    }
  }
  const inLanguage = [...long, all].every((each) => isWrittenIn(each, facts.language));
  return inLanguage ? null : `a text is not written in the language "${facts.language}"`;
}
