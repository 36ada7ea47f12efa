import type { Language } from '../../../platform/http/languages.js';
import type { PromptMessages } from './messages.js';
import en from './texts/insights.en.json' with { type: 'json' };
import hu from './texts/insights.hu.json' with { type: 'json' };
import ro from './texts/insights.ro.json' with { type: 'json' };

/** A section as conditions name it; nothing that a clinic typed is among it. */
export interface AskedSection {
  section: number;
  name: string;
  /** `Q2.3` with its text and the labels of its options. */
  items: { name: string; question: string; options: string[] }[];
}

/** In the language of the texts, as in messages.ts. */
const TEXTS = { hu, en, ro };

/**
 * The messages that ask for insights.
 * @param schema JSON schema to spell out in the prompt, for servers that can't be given it otherwise.
 */
export function insightMessages(
  sections: readonly AskedSection[],
  language: Language,
  schema: object | null,
): PromptMessages {
  const rules = TEXTS[language].rules.map((rule) => `- ${rule}`).join('\n');
  const shape = schema ? `\n- JSON Schema: ${JSON.stringify(schema)}` : '';
  const data = JSON.stringify({ language, areas: sections }).replaceAll('<', '\\u003c');
  return { system: rules + shape, user: `${TEXTS[language].task}\n\n<data>\n${data}\n</data>` };
}
