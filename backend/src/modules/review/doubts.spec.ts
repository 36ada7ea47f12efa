import { type Doubt, validDoubts } from '../evaluations/texts/text-doubts.js';
import type { GeneratedTexts } from '../evaluations/evaluation.types.js';
import type { Fact } from './evidence/facts.js';
import { findDoubted } from './doubts.js';

const textsWith = (summary: string): GeneratedTexts => ({
  summary,
  motivationalMessage: '',
  sections: {},
  strengths: {},
});
const doubt: Doubt = {
  field: 'summary',
  sentence: 'Online foglalást kínálnak.',
  quote: 'Online foglalást',
  fact: [7, 'aa'],
};
const fact = (answer: string | null): Fact => ({
  questionId: 7,
  sectionId: 1,
  questionText: 'Foglalható időpont online?',
  answer,
  meaning: null,
  points: 0,
  pointValue: 5,
  state: 'missed',
  advice: null,
  product: null,
});
const found = (summary: string, { answer = 'Nem', hash = 'aa', doubts = [doubt] }: Options = {}) =>
  findDoubted(textsWith(summary), doubts, { facts: [fact(answer)], present: new Map([[7, hash]]) });
interface Options {
  answer?: string | null;
  hash?: string;
  doubts?: Doubt[];
}

describe('Findings of a second reader', () => {
  it('name the quoted words and the answer, wherever the sentence has moved', () => {
    expect(found('Jól állnak. Online  foglalást kínálnak. Így tovább.')).toEqual([
      {
        id: expect.any(String),
        rule: 'second_reader',
        field: 'summary',
        text: 'Online  foglalást',
        start: 12,
        end: 29,
        message: {
          code: 'check_second_reader',
          params: { question: 'Foglalható időpont online?', answer: 'Nem' },
        },
      },
    ]);
  });

  it('say where nothing was answered', () => {
    expect(found(doubt.sentence, { answer: null })[0]!.message!.code).toBe('doubt_unanswered');
  });

  it('repeat no endless answer', () => {
    const { answer } = found(doubt.sentence, { answer: 'a'.repeat(900) })[0]!.message!.params;
    expect(answer).toHaveLength(200);
  });

  it('are those of the very sentence, not of one that begins like it', () => {
    const other = 'Online foglalást nem kínálnak.';
    expect(found(other)).toEqual([]);
    expect(found(`${other} ${doubt.sentence}`)[0]).toMatchObject({ start: other.length + 1 });
  });

  it('are gone with the sentence, the question, and what the answer said', () => {
    expect(found('')).toEqual([]);
    expect(found(doubt.sentence, { hash: 'bb' })).toEqual([]);
    expect(
      findDoubted(textsWith(doubt.sentence), [doubt], { facts: [], present: new Map([[7, 'aa']]) }),
    ).toEqual([]);
  });

  it('have an id of their own for each answer that contradicts', () => {
    const [one, other] = findDoubted(textsWith(doubt.sentence), [doubt, { ...doubt, fact: [8, 'aa'] }], {
      facts: [fact('Nem'), { ...fact('Soha'), questionId: 8 }],
      present: new Map([
        [7, 'aa'],
        [8, 'aa'],
      ]),
    });
    expect(one!.id).not.toBe(other!.id);
  });
});

describe('Doubts that are stored', () => {
  const valid = (doubts: Doubt[], summary = doubt.sentence) => validDoubts(doubts, textsWith(summary));

  it('are those about sentences that still stand, each once, the oldest first', () => {
    const again = { ...doubt, quote: 'foglalást kínálnak' };
    const changed: Doubt = { ...doubt, fact: [7, 'bb'] };
    expect(valid([doubt, again, changed])).toEqual([doubt, changed]);
    expect(valid([doubt], 'Más mondat.')).toEqual([]);
    expect(valid([{ ...doubt, field: 'sections.1' }])).toEqual([]);
  });

  it('are a hundred at most', () => {
    const many = Array.from({ length: 120 }, (_none, id): Doubt => ({ ...doubt, fact: [id, 'aa'] }));
    expect(valid(many)).toEqual(many.slice(0, 100));
  });
});
