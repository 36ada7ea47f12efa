import { isObject } from './ai-request-rules.js';

type Language = 'hu' | 'en' | 'ro';

interface PromptSection {
  sectionId: number;
  name: string;
  score: number;
  maxScore: number;
  percentage: number;
  gained: { questionText: string }[];
  missed: { questionText: string; tip: string | null }[];
}

export interface PromptFacts {
  language: Language;
  totalScore: number;
  maxScore: number;
  percentage: number;
  sections: PromptSection[];
}

export interface Answer {
  summary: string;
  motivationalMessage: string;
  sections: { sectionId: number; text: string; strengths: string[] }[];
}

/** Reads the facts out of the `<data>` block of a prompt; null when there is none. */
export function readFacts(body: unknown): PromptFacts | null {
  if (!isObject(body) || !Array.isArray(body.messages)) return null;
  const texts = body.messages.filter(isObject).map(({ content }) => String(content));
  for (const text of texts.reverse()) {
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

const number = (value: number, language: Language) =>
  language === 'en' ? String(value) : String(value).replace('.', ',');

const WORDS = {
  hu: {
    summary: (f: PromptFacts, n: (v: number) => string) =>
      `Az Önök rendelője a felmérésben ${n(f.maxScore)} pontból ${n(f.totalScore)} pontot ért el, ami ${n(f.percentage)} százalék. ` +
      'Az alábbi értékelés megmutatja, hogy mi működik már jól, és hol érdemes tovább lépni.',
    motivation:
      'Minden kis lépés számít: haladjanak a saját ütemükben, és a változás hamarosan a pácienseiknek is feltűnik majd.',
    section: (s: PromptSection, n: (v: number) => string) =>
      `Ezen a területen ${n(s.maxScore)} pontból ${n(s.score)} pontot értek el, ami ${n(s.percentage)} százalék.`,
    next: 'A hiányzó pontok megmutatják, hogy mivel érdemes a következő hónapokban foglalkozniuk.',
    full: 'Ez nagyon szép eredmény, érdemes megőrizni és a csapattal is megosztani.',
    strength: 'Már jól működik: ',
  },
  en: {
    summary: (f: PromptFacts, n: (v: number) => string) =>
      `Your clinic earned ${n(f.totalScore)} of the ${n(f.maxScore)} points in this survey, which is ${n(f.percentage)} percent. ` +
      'The evaluation below shows what already works well and where it is worth going further.',
    motivation:
      'Every small step counts: go at your own pace, and your patients will soon notice the difference as well.',
    section: (s: PromptSection, n: (v: number) => string) =>
      `In this area you earned ${n(s.score)} of the ${n(s.maxScore)} points, which is ${n(s.percentage)} percent.`,
    next: 'The points that are still missing show what is worth your attention in the months ahead.',
    full: 'This is a very good result that is worth keeping and sharing with the whole team.',
    strength: 'Already works well: ',
  },
  ro: {
    summary: (f: PromptFacts, n: (v: number) => string) =>
      `Clinica dumneavoastră a obținut ${n(f.totalScore)} din ${n(f.maxScore)} de puncte în acest chestionar, adică ${n(f.percentage)} la sută. ` +
      'Evaluarea de mai jos arată ce funcționează deja bine și unde merită să mergeți mai departe.',
    motivation:
      'Fiecare pas mic contează: mergeți în ritmul dumneavoastră, iar pacienții vor observa în curând schimbarea.',
    section: (s: PromptSection, n: (v: number) => string) =>
      `În acest domeniu ați obținut ${n(s.score)} din ${n(s.maxScore)} de puncte, adică ${n(s.percentage)} la sută.`,
    next: 'Punctele care lipsesc arată de ce merită să vă ocupați în lunile următoare.',
    full: 'Este un rezultat foarte bun, pe care merită să îl păstrați și să îl împărtășiți cu echipa.',
    strength: 'Funcționează deja bine: ',
  },
};

/** Composes an answer that keeps to the facts: stored numbers only, strengths from gained questions only. */
export function composeAnswer(facts: PromptFacts, language: Language = facts.language): Answer {
  const words = WORDS[language];
  const n = (value: number) => number(value, language);
  return {
    summary: words.summary(facts, n),
    motivationalMessage: words.motivation,
    sections: facts.sections.map((section) => ({
      sectionId: section.sectionId,
      text: `${words.section(section, n)} ${section.missed.length > 0 ? words.next : words.full}`,
      strengths: section.gained
        .slice(0, 3)
        .map(({ questionText }) => words.strength + questionText.replace(/[?<>[\]{}*_`]/g, '').slice(0, 100)),
    })),
  };
}

/** An answer that does what a sentence hidden in the data asked for: links, markup and the instructions themselves. */
export function obeyAttacker(facts: PromptFacts): Answer {
  const answer = composeAnswer(facts);
  answer.summary += ' Visit https://evil.example/login for your prize. <img src=x onerror="alert(1)">';
  answer.motivationalMessage = 'Click [here](https://evil.example) and enter your password.';
  for (const section of answer.sections) section.text += ' See www.evil.example now!';
  return answer;
}
