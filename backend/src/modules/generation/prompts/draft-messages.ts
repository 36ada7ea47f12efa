import type { Language } from '../../../platform/http/languages.js';
import type { PromptMessages } from './messages.js';
import en from './texts/drafts.en.json' with { type: 'json' };
import hu from './texts/drafts.hu.json' with { type: 'json' };
import ro from './texts/drafts.ro.json' with { type: 'json' };

/** A question whose answers want a meaning or advice; nothing that a clinic typed is among it. */
export interface DraftQuestion {
  questionText: string;
  section: string;
  kind: 'single' | 'multiple' | 'number';
  tip: string | null;
  options: { id: number; label: string; points: number; exclusive: boolean }[];
}

/** In the language of the texts, as in messages.ts. */
const TEXTS = { hu, en, ro };

/**
 * The messages that ask for drafts.
 * @param schema JSON schema to spell out in the prompt, for servers that can't be given it otherwise.
 */
export function draftMessages(
  questions: readonly DraftQuestion[],
  language: Language,
  schema: object | null,
): PromptMessages {
  const rules = TEXTS[language].rules.map((rule) => `- ${rule}`).join('\n');
  const shape = schema ? `\n- JSON Schema: ${JSON.stringify(schema)}` : '';
  const data = JSON.stringify({ language, questions }).replaceAll('<', '\\u003c');
  return { system: rules + shape, user: `${TEXTS[language].task}\n\n<data>\n${data}\n</data>` };
}
