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
  const block = dataOf(body);
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

/** The data of a prompt's last message. */
function dataOf(body: unknown): string | undefined {
  const messages = isObject(body) && Array.isArray(body.messages) ? body.messages.filter(isObject) : [];
  return /<data>\s*(\{[\s\S]*\})\s*<\/data>/.exec(String(messages.at(-1)?.content))?.[1];
}

interface PromptArea {
  section: number;
  items: { name: string; options: string[] }[];
}

/**
 * Insights of a prompt that asks for some, null for any other prompt: one of the whole and one of the first section; another one
 * twice, one about an answer that is not there, and one with a link where `isFaulty`.
 */
export function composeInsights(body: unknown, isFaulty: boolean): string | null {
  const block = dataOf(body);
  if (block === undefined || !block.includes('"areas"') || !block.includes('"items"')) return null;
  const { language, areas } = JSON.parse(block) as { language: Language; areas: PromptArea[] };
  const [text, advice] = WORDS[language];
  const asked = areas.flatMap(({ items }) => items);
  const [first, second] = [asked[0]!, asked.at(-1)!];
  const one = `${first.name} is "${first.options[0]}" and ${second.name} is "${second.options.at(-1)}"`;
  const insight = { condition: one, text, advice, section: null, weight: 7 };
  return JSON.stringify({
    insights: [
      isFaulty ? { ...insight, text: `${text} www.evil.example` } : insight,
      {
        ...insight,
        condition: `${one} and total < 50 %`,
        advice: '',
        section: areas[0]!.section,
        weight: 20,
      },
      { ...insight, condition: `${one} and total < 50 %` },
      { ...insight, condition: `${first.name} is "Never heard of" and total < 50 %` },
    ],
  });
}
