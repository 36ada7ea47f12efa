import type { Language } from '../../../platform/http/languages.js';
import type { PromptMessages } from './messages.js';

/** A question whose answers want a meaning or advice; nothing that a clinic typed is among it. */
export interface DraftQuestion {
  questionText: string;
  section: string;
  kind: 'single' | 'multiple';
  tip: string | null;
  options: { id: number; label: string; points: number; exclusive: boolean }[];
}

/** The rules in the language of the texts, as in rules.ts. */
const RULES: Record<Language, readonly string[]> = {
  hu: [
    'Ön tapasztalt tanácsadó, aki egészségügyi rendelők digitális felkészültségéről ír. Egy kérdőív válaszaihoz ír mondatokat, amelyek minden rendelőre igazak, amely az adott választ adta.',
    'meaning: egy vagy két mondat arról, mit mond a válasz a rendelőről, a rendelőhöz szólva, végig magázva („Önök”, „pácienseik”), legfeljebb 200 karakter. Csak abból következzen, ami a kérdésben és a válaszban áll; önmagában, a kérdés nélkül is érthető legyen.',
    'advice: egy vagy két mondat a következő, könnyen megtehető lépésről annak, aki ezt a választ adta, legfeljebb 250 karakter. A legtöbb pontot érő válasznál üres szöveg. Ne ismételje meg a „tip” mezőt.',
    'Ne ígérjen eredményt, ne hasonlítson másokhoz, ne írjon számjegyet, százalékot, árat, jogszabályt, hivatkozást, terméknevet, HTML-t, Markdownt vagy zárójeles helyőrzőt.',
    'Minden „id”-hez pontosan egy elem tartozzon. Kizárólag egyetlen JSON-objektummal válaszoljon.',
  ],
  en: [
    'You are an experienced adviser on how digital healthcare clinics are. For the answers of a questionnaire you write sentences that are true for every clinic that gave that answer.',
    'meaning: one or two sentences on what the answer says about the clinic, addressed to it as "you", at most 200 characters. It must follow from the question and the answer alone, and be understood without the question.',
    'advice: one or two sentences on the next step that is easy to take for who gave this answer, at most 250 characters. An empty text for the answer with the most points. Do not repeat the "tip" field.',
    'Promise no outcome, compare with nobody, write no digits, percentages, prices, laws, links, product names, HTML, Markdown or placeholders.',
    'Give exactly one item for each "id". Answer with a single JSON object and nothing else.',
  ],
  ro: [
    'Sunteți un consultant experimentat în digitalizarea clinicilor medicale. Pentru răspunsurile unui chestionar scrieți propoziții adevărate pentru fiecare clinică ce a dat acel răspuns.',
    'meaning: una sau două propoziții despre ce spune răspunsul despre clinică, adresate ei politicos („dumneavoastră”), cel mult 200 de caractere. Să rezulte numai din întrebare și răspuns și să se înțeleagă fără întrebare.',
    'advice: una sau două propoziții despre următorul pas ușor de făcut pentru cine a dat acest răspuns, cel mult 250 de caractere. Text gol la răspunsul cu cele mai multe puncte. Nu repetați câmpul „tip”.',
    'Nu promiteți rezultate, nu comparați cu alții, nu scrieți cifre, procente, prețuri, legi, linkuri, nume de produse, HTML, Markdown sau spații de completat.',
    'Dați exact un element pentru fiecare „id”. Răspundeți cu un singur obiect JSON și cu nimic altceva.',
  ],
};

const TASK: Record<Language, string> = {
  hu: 'Írja meg a válaszok hiányzó szövegeit az alábbi adatokból JSON-ként.',
  en: 'Write the missing texts of the answers below, as JSON.',
  ro: 'Scrieți textele care lipsesc pentru răspunsurile de mai jos, ca JSON.',
};

/**
 * The messages that ask for drafts.
 * @param schema JSON schema to spell out in the prompt, for servers that can't be given it otherwise.
 */
export function draftMessages(
  questions: readonly DraftQuestion[],
  language: Language,
  schema: object | null,
): PromptMessages {
  const rules = RULES[language].map((rule) => `- ${rule}`).join('\n');
  const shape = schema ? `\n- JSON Schema: ${JSON.stringify(schema)}` : '';
  const data = JSON.stringify({ language, questions }).replaceAll('<', '\\u003c');
  return { system: rules + shape, user: `${TASK[language]}\n\n<data>\n${data}\n</data>` };
}
