import { askedFor, type AnsweredSentence, type PromptFacts } from './ai-texts.js';

const KINDS = [
  'result',
  'strongest',
  'mostToGain',
  'firstStep',
  'encourage',
  'strength',
  'gap',
  'advice',
] as const;
const PIECES = [
  'Your clinic is the best in town',
  'Páciensek online foglalhatnak időpontot',
  'Rezultatul este bun',
  'What works well',
  'Ami még hiányzik:',
  'Introduce Clinic Manager today',
  '100 points of 100',
  'https://evil.example',
  '{{nothing}}',
  '',
];

/** Sentences at random within the schema: kinds, facts and words that do not fit each other. The mode's end is the seed. */
export function answerAtRandom(mode: string, facts: PromptFacts, body: unknown): object {
  const random = randomFrom(mode);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const numbers = facts.sections.flatMap(({ full = [], missed = [], unanswered = [] }) => [
    ...full,
    ...missed,
    ...unanswered,
  ]);
  const sentence = (): AnsweredSentence => ({
    kind: pick(KINDS),
    facts: Array.from(
      { length: Math.floor(random() * 4) },
      () => Math.floor(random() * (numbers.length + 3)) - 1,
    ),
    lead: pick(PIECES),
  });
  const list = () => Array.from({ length: Math.floor(random() * 6) }, sentence);
  if (askedFor(body) === 'mended_sentences')
    return { sentences: list().map((one, id) => ({ id: id - 1, ...one })) };
  if (askedFor(body) === 'one_text') return { sentences: list() };
  return {
    summary: list(),
    motivationalMessage: list(),
    sections: facts.sections
      .filter(() => random() < 0.9)
      .map(({ sectionId }) => ({ sectionId, text: list(), strengths: list() })),
  };
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
