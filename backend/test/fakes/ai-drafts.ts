import { isObject } from './ai-request-rules.js';

type Language = 'hu' | 'en' | 'ro';

interface PromptQuestion {
  options: { id: number; label: string }[];
}

const WORDS: Record<Language, [meaning: string, advice: string]> = {
  hu: [
    'Az Önök válasza ezen a területen ez volt, és a pácienseik is ezt tapasztalják.',
    'Beszéljék meg a munkatársakkal, ki teszi meg a következő lépést.',
  ],
  en: [
    'This is how your clinic works at present, and your patients know it that way.',
    'Talk with your team about who takes the next step.',
  ],
  ro: [
    'Acesta este modul în care lucrează acum clinica dumneavoastră.',
    'Discutați cu echipa cine face următorul pas.',
  ],
};

/** Texts for the answers of a prompt that asks for drafts; null for any other prompt. Texts with faults where `isFaulty`. */
export function composeDrafts(body: unknown, isFaulty: boolean): string | null {
  const messages = isObject(body) && Array.isArray(body.messages) ? body.messages.filter(isObject) : [];
  const block = /<data>\s*(\{[\s\S]*\})\s*<\/data>/.exec(String(messages.at(-1)?.content))?.[1];
  if (block === undefined || !block.includes('"questions"')) return null;
  const { language, questions } = JSON.parse(block) as { language: Language; questions: PromptQuestion[] };
  const [meaning, advice] = WORDS[language];
  const options = questions.flatMap((question) => question.options);
  return JSON.stringify({
    options: options.map(({ id }) => ({
      id,
      meaning: isFaulty ? `${meaning} www.evil.example` : meaning,
      advice,
    })),
  });
}
