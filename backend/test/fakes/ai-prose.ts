import { askedFor, fieldAskedFor, messagesOf, type PromptFact, type PromptFacts } from './ai-texts.js';

/** A sentence in own words, as a model that writes offers it. */
export interface ProseSentence {
  text: string;
  kind: 'verdict' | 'strength' | 'gap' | 'advice' | 'bridge';
  facts: number[];
  id?: number | undefined;
}

interface ProseAnswer {
  summary: ProseSentence[];
  motivationalMessage: ProseSentence[];
  sections: { sectionId: number; text: ProseSentence[]; strengths: ProseSentence[] }[];
}

type Language = PromptFacts['language'];

/** What is wrong with the first gap or strength of every text in own words. */
export const BAD_PROSE = [
  'false-number',
  'invented-name',
  'wrong-polarity',
  'foreign-claim',
  'other-language',
  'markup',
] as const;
export type BadProse = (typeof BAD_PROSE)[number];

const BAD: Record<BadProse, Record<Language, string>> = {
  'false-number': {
    hu: 'Ezen a területen a pontok 99 százalékát érték el.',
    en: 'In this area you have reached 99 percent of the points.',
    ro: 'În acest domeniu ați obținut 99 la sută din puncte.',
  },
  'invented-name': {
    hu: 'Ezt a feladatot a Medisoft Pro végzi Önöknél.',
    en: 'Medisoft Pro takes care of this at your clinic.',
    ro: 'De această sarcină se ocupă la dumneavoastră Medisoft Pro.',
  },
  'wrong-polarity': {
    hu: 'Önöknél ez még nem működik.',
    en: 'This does not work at your clinic yet.',
    ro: 'La dumneavoastră acest lucru nu funcționează încă.',
  },
  'foreign-claim': {
    hu: 'Robotsebészet segíti a műtéteket.',
    en: 'Robotic surgery supports your operating theatre.',
    ro: 'Chirurgia robotică sprijină sala de operații.',
  },
  'other-language': {
    hu: 'The patients receive everything that they need from you.',
    en: 'A páciensek mindent megkapnak Önöktől, amire szükségük van.',
    ro: 'A páciensek mindent megkapnak Önöktől, amire szükségük van.',
  },
  markup: {
    hu: '**Fontos:** <b>ez</b> működik Önöknél.',
    en: '**Note:** <b>this</b> works at your clinic.',
    ro: '**Atenție:** <b>aceasta</b> funcționează la dumneavoastră.',
  },
};

const WORDS: Record<
  Language,
  { result: string; thanks: string; first: string; open: (question: string) => string }
> = {
  hu: {
    result: 'Ezen a területen {{max}} pontból {{score}} pontot értek el.',
    thanks: 'A következő lépés is lehetséges.',
    first: 'Elsőként',
    open: (question) => `Nem érkezett válasz arra, hogy ${question}.`,
  },
  en: {
    result: 'You have reached {{score}} of {{max}} points here.',
    thanks: 'The next step is possible as well.',
    first: 'First,',
    open: (question) => `You did not answer this: ${question}.`,
  },
  ro: {
    result: 'Aici ați obținut {{score}} din {{max}} puncte.',
    thanks: 'Și pasul următor este posibil.',
    first: 'Mai întâi',
    open: (question) => `Nu ați răspuns la aceasta: ${question}.`,
  },
};

/** Whether the server is asked for sentences in its own words: by the rules it is given, not by a word in the facts below them. */
export const isAskedToWrite = (body: unknown): boolean => messagesOf(body)[0]?.includes('bridge') ?? false;

/** Good prose on the facts, with a bad sentence in each text on a section where one is wanted; a stubborn model's last section is all bad. */
export function answerInProse(
  facts: PromptFacts,
  body: unknown,
  bad: BadProse | null,
  isStubborn: boolean,
): object {
  const { language } = facts;
  const asked = askedFor(body);
  const badOne = (sentence: ProseSentence): ProseSentence =>
    bad === null ? sentence : { ...sentence, text: BAD[bad][language] };
  if (asked === 'mended_sentences')
    return {
      sentences: refusedIn(body).map((one) =>
        isStubborn ? badOne(one) : { ...one, text: textFor(one, facts) },
      ),
    };
  const answer = composeProse(facts);
  const last = answer.sections.at(-1);
  if (isStubborn && last) last.text = last.text.map(badOne);
  for (const section of answer.sections)
    section.text = section.text.map((one, at) => (at === 1 ? badOne(one) : one));
  if (asked !== 'one_text') return answer;
  return { sentences: sentencesFor(fieldAskedFor(body), answer) };
}

/** What each fact says, sentence by sentence, as the facts word it. */
function composeProse(facts: PromptFacts): ProseAnswer {
  const { language, sections, firstStep } = facts;
  const words = WORDS[language];
  const say = (kind: ProseSentence['kind'], fact: PromptFact): ProseSentence => {
    const sentence = { kind, facts: [fact.n], text: '' };
    return { ...sentence, text: textFor(sentence, facts) };
  };
  const verdict: ProseSentence = { text: words.result, kind: 'verdict', facts: [] };
  const first = sections.flatMap(({ missed = [] }) => missed).find(({ n }) => n === firstStep);
  return {
    summary: [verdict, ...(first?.advice === undefined ? [] : [ledBy(words.first, say('advice', first))])],
    motivationalMessage: [{ text: words.thanks, kind: 'bridge', facts: [] }],
    sections: sections.map(({ sectionId, full = [], missed = [], unanswered = [] }) => {
      const [foremost] = missed;
      return {
        sectionId,
        text: [
          verdict,
          ...missed.slice(0, 2).map((fact) => say('gap', fact)),
          ...unanswered.slice(0, 1).map((fact) => say('gap', fact)),
          ...(foremost?.advice === undefined ? [] : [say('advice', foremost)]),
        ],
        strengths: full.slice(0, 3).map((fact) => say('strength', fact)),
      };
    }),
  };
}

const ledBy = (lead: string, sentence: ProseSentence): ProseSentence => ({
  ...sentence,
  text: `${lead} ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}`,
});

function textFor({ kind, facts: [n] }: ProseSentence, facts: PromptFacts): string {
  const fact = facts.sections
    .flatMap(({ full = [], missed = [], unanswered = [] }) => [...full, ...missed, ...unanswered])
    .find((one) => one.n === n);
  const words = WORDS[facts.language];
  if (!fact) return words.result;
  const first = (text: string) => /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
  if (kind === 'advice') return first(fact.advice ?? '');
  const question = (fact.q ?? '').replace(/[?–]/gu, '').replace(/\s+/gu, ' ').trim();
  if (facts.sections.some(({ unanswered = [] }) => unanswered.includes(fact))) return words.open(question);
  return fact.m === undefined ? `${question}.` : first(fact.m);
}

function refusedIn(body: unknown): ProseSentence[] {
  const text = messagesOf(body).at(-1) ?? '';
  const block = /\{"sentences":\[.*\]\}/u.exec(text)?.[0] ?? '{"sentences":[]}';
  const { sentences } = JSON.parse(block) as { sentences: ProseSentence[] };
  return sentences.map(({ id = 0, kind, facts }) => ({ id, kind, facts, text: '' }));
}

function sentencesFor(field: string, answer: ProseAnswer): ProseSentence[] {
  const [kind, id, index] = field.split('.');
  if (kind === 'summary' || kind === 'motivationalMessage') return answer[kind];
  const section = answer.sections.find(({ sectionId }) => String(sectionId) === id);
  if (kind === 'sections') return section?.text ?? [];
  const at = Number(index ?? 0);
  return (section?.strengths ?? []).slice(at, at + 1);
}
