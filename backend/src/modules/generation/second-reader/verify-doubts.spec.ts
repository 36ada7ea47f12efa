import type { FactRef, SentenceKind, TextEvidence } from '../../evaluations/texts/text-evidence.js';
import type { FactToRead } from './facts-to-read.js';
import { type SaidDoubt, verifyDoubts } from './verify-doubts.js';

const fact = (number: number, outcome: FactToRead['outcome']): FactToRead => ({
  number,
  ref: [number + 100, 'aa'],
  sectionId: 7,
  outcome,
  question: { fact: [number + 100, 'aa'], questionText: `Kérdés ${number}?`, points: 5, answer: 'Igen' },
});
const facts = [fact(1, 'full'), fact(2, 'missed'), fact(3, 'unanswered')];
const summary = 'Jól állnak.  Az időpontok\nfoglalása már most is online megy.';
const texts = [
  ['summary', summary],
  ['sections.7', 'Éjjel is foglalhatnak pácienseik.'],
] as const;
const restingOn = (kind: SentenceKind, ...refs: FactRef[]): TextEvidence => ({
  'sections.7': [{ text: texts[1][1], kind, facts: refs }],
});
const verified = (said: Partial<SaidDoubt>[], evidence: TextEvidence = {}) =>
  verifyDoubts(
    said.map((one) => ({ text: 2, quote: 'foglalhatnak pácienseik', fact: 2, ...one })),
    { texts, facts, evidence },
  );

describe('Doubts of a second reader', () => {
  it('stand where the words and the answer exist, however the words are spaced', () => {
    const quote = 'Az időpontok foglalása  már';
    expect(verified([{}, { text: 1, quote, fact: 3 }])).toEqual([
      { field: 'sections.7', sentence: texts[1][1], quote: 'foglalhatnak pácienseik', fact: [102, 'aa'] },
      {
        field: 'summary',
        sentence: 'Az időpontok foglalása már most is online megy.',
        quote,
        fact: [103, 'aa'],
      },
    ]);
  });

  it.each([
    ['words that are not in the text', { quote: 'foglalhatnak a pácienseik' }],
    ['words of another text', { text: 1 }],
    ['words in another case', { quote: 'Foglalhatnak Pácienseik' }],
    ['parts of words', { quote: 'foglalhatnak páciens' }],
    ['one word', { quote: 'foglalhatnak' }],
    ['no words', { quote: '  ' }],
    ['a text that does not exist', { text: 3 }],
    ['a fact that does not exist', { fact: 4 }],
    ['fact 0', { fact: 0 }],
    ['a pattern', { quote: 'foglal.* .*' }],
  ])('are dropped: %s', (_what, said) => {
    expect(verified([said])).toEqual([]);
  });

  it('are dropped where the quotation is longer than a sentence may be', () => {
    const long = 'szó '.repeat(101).trim();
    const read = { texts: [['summary', long]] as const, facts, evidence: {} };
    expect(verifyDoubts([{ text: 1, quote: long, fact: 1 }], read)).toEqual([]);
    expect(verifyDoubts([{ text: 1, quote: 'szó szó', fact: 1 }], read)).toHaveLength(1);
  });

  it.each([
    ['strength', 1, 0],
    ['strength', 2, 1],
    ['gap', 1, 1],
    ['gap', 2, 0],
    ['gap', 3, 0],
    ['advice', 1, 1],
    ['advice', 2, 0],
    ['advice', 3, 0],
    ['verdict', 1, 1],
    ['bridge', 2, 1],
  ] as const)('in a %s that tells fact %s: %s stand', (kind, number, count) => {
    const { ref } = facts[number - 1]!;
    expect(verified([{ fact: number }], restingOn(kind, ref))).toHaveLength(count);
  });

  it('stay where the sentence tells another fact, or this one as it was before', () => {
    expect(verified([{ fact: 1 }], restingOn('strength', [102, 'aa']))).toHaveLength(1);
    expect(verified([{ fact: 1 }], restingOn('strength', [101, 'before']))).toHaveLength(1);
  });

  it('stand in another sentence than the one that tells the fact', () => {
    const evidence: TextEvidence = {
      summary: [{ text: 'Jól állnak.', kind: 'strength', facts: [[101, 'aa']] }],
    };
    expect(verified([{ text: 1, quote: 'Jól állnak.', fact: 1 }], evidence)).toEqual([]);
    expect(verified([{ text: 1, quote: 'most is online', fact: 1 }], evidence)).toHaveLength(1);
  });

  it('count for each sentence that one fact contradicts', () => {
    const said = [
      { text: 1, quote: 'Jól állnak.' },
      { text: 1, quote: 'megy. ' },
      { text: 1, quote: 'is online megy' },
    ];
    expect(verified(said).map(({ quote }) => quote)).toEqual(['Jól állnak.', 'is online megy']);
  });

  it('count once for a sentence and a fact', () => {
    const again = { quote: texts[1][1] };
    expect(verified([{}, again, { fact: 3 }]).map(({ fact: [id] }) => id)).toEqual([102, 103]);
  });

  it('are twenty at most', () => {
    const many = Array.from({ length: 30 }, (_none, at) => fact(at + 1, 'missed'));
    const said = many.map(({ number }) => ({ text: 1, quote: 'Jól állnak.', fact: number }));
    expect(verifyDoubts(said, { texts, facts: many, evidence: {} })).toHaveLength(20);
  });
});
