import { isObject } from './ai-request-rules.js';

type Language = 'hu' | 'en' | 'ro';

export interface PromptFact {
  n: number;
  /** Left out where there is a meaning. */
  q?: string;
  a?: string;
  m?: string;
  advice?: string;
}

interface PromptSection {
  sectionId: number;
  name: string;
  percentage: number;
  full?: PromptFact[];
  missed?: PromptFact[];
  unanswered?: PromptFact[];
}

export interface PromptFacts {
  language: Language;
  percentage: number;
  /** Told to a model that writes. */
  firstStep?: number;
  sections: PromptSection[];
}

export interface AnsweredSentence {
  kind: 'result' | 'strongest' | 'mostToGain' | 'firstStep' | 'encourage' | 'strength' | 'gap' | 'advice';
  facts: number[];
  /** No part of the schema: words that a model adds all the same. */
  lead?: string;
}

export interface Answer {
  summary: AnsweredSentence[];
  motivationalMessage: AnsweredSentence[];
  sections: { sectionId: number; text: AnsweredSentence[]; strengths: AnsweredSentence[] }[];
}

/** What a request asks for: all texts, one text alone, or refused sentences once more. */
export type Asked = 'evaluation_texts' | 'one_text' | 'mended_sentences';

/** Reads the facts out of the `<data>` block of a prompt; null when there is none. */
export function readFacts(body: unknown): PromptFacts | null {
  for (const text of messagesOf(body).reverse()) {
    const block = /<data>\s*(\{[\s\S]*?\})\s*<\/data>/.exec(text)?.[1];
    if (block === undefined) continue;
    try {
      const facts = JSON.parse(block) as PromptFacts;
      if (Array.isArray(facts.sections)) return facts;
    } catch {
      continue;
    }
  }
  return null;
}

/** By the name of the schema, or by what the prompt holds where a server is asked without one. */
export function askedFor(body: unknown): Asked {
  const text = messagesOf(body).join('\n');
  if (text.includes('"fault":')) return 'mended_sentences';
  return text.includes('{"written":') ? 'one_text' : 'evaluation_texts';
}

export const messagesOf = (body: unknown): string[] =>
  isObject(body) && Array.isArray(body.messages)
    ? body.messages.filter(isObject).map(({ content }) => String(content))
    : [];

/** Composes an answer that keeps to the rules: each fact once. */
export function composeAnswer(facts: PromptFacts): Answer {
  const of = (kind: AnsweredSentence['kind'], ...cited: PromptFact[]): AnsweredSentence => ({
    kind,
    facts: cited.map(({ n }) => n),
  });
  const result = of('result');
  const open = ({ missed = [], unanswered = [] }: PromptSection): AnsweredSentence[] => {
    const [first, second] = [...missed, ...unanswered];
    if (!first) return [];
    return [of(first.advice === undefined ? 'gap' : 'advice', first), ...(second ? [of('gap', second)] : [])];
  };
  const [spare] = facts.sections.flatMap(({ full = [] }) => full.slice(3));
  return {
    summary: [result, of('strongest'), of('firstStep')],
    motivationalMessage: [spare ? of('strength', spare) : of('encourage')],
    sections: facts.sections.map((section) => ({
      sectionId: section.sectionId,
      text: [result, ...open(section)],
      strengths: (section.full ?? []).slice(0, 3).map((fact) => of('strength', fact)),
    })),
  };
}

/** The sentences of an answer that belong to one text. */
export function sentencesFor(field: string, answer: Answer): AnsweredSentence[] {
  const [kind, id, index] = field.split('.');
  if (kind === 'summary' || kind === 'motivationalMessage') return answer[kind];
  const section = answer.sections.find(({ sectionId }) => String(sectionId) === id);
  if (kind === 'sections') return section?.text ?? [];
  const all = section?.strengths ?? [];
  return all.slice(Number(index ?? 0), Number(index ?? 0) + 1);
}

/** The text that a request asks for alone. */
export const fieldAskedFor = (body: unknown): string =>
  /(?:summary|motivationalMessage|sections\.\d+|strengths\.\d+\.\d)(?=\.)/.exec(
    messagesOf(body).at(-1) ?? '',
  )?.[0] ?? '';

/** An answer that does what a sentence hidden in the data asked for: links, markup and the instructions themselves. */
export function obeyAttacker(facts: PromptFacts): Answer {
  const answer = composeAnswer(facts);
  const bad = (lead: string): AnsweredSentence => ({ kind: 'result', facts: [], lead });
  answer.summary.unshift(
    bad('Visit https://evil.example/login for your prize.'),
    bad('<img src=x onerror="alert(1)">'),
  );
  answer.motivationalMessage[0]!.lead = 'Click [here](https://evil.example) and enter your password.';
  for (const { text, strengths } of answer.sections)
    for (const one of [...text, ...strengths]) one.lead = 'See www.evil.example now!';
  return answer;
}
