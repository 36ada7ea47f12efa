import { describe, expect, it } from 'vitest';
import { makeEvidence } from '../../../testing/make-evaluation.ts';
import {
  chooseAnswer,
  chooseSentence,
  isKnown,
  isLit,
  keyOfSentence,
  litAnswers,
  nothingChosen,
  restingOn,
  sentencesIn,
} from './sentences.ts';

const sentences = makeEvidence().texts.flatMap(sentencesIn);
const of = (field: string) => sentences.filter((sentence) => sentence.field === field);

it('sentences carry their own words, and the person only where they wrote them', () => {
  const text = 'Jó az eredmény.  Kézzel írtam.';
  const base = { kind: null, facts: [], isStale: false };
  const [first, second] = sentencesIn({
    field: 'summary',
    text,
    author: 7,
    sentences: [
      { ...base, start: 0, end: 15, isByPerson: false },
      { ...base, start: 16, end: 30, isByPerson: true },
    ],
  });
  expect(first).toMatchObject({ text: 'Jó az eredmény.', author: null });
  expect(second).toMatchObject({ text: 'Kézzel írtam.', author: 7, index: 1 });
});

describe('choosing', () => {
  it('a sentence lights its answers, and the same one again lets it go', () => {
    const key = keyOfSentence(of('summary')[0]!);
    const chosen = chooseSentence(nothingChosen, key);
    expect(litAnswers(sentences, chosen)).toEqual([11]);
    expect(chooseSentence(chosen, key)).toEqual(nothingChosen);
  });

  it('an answer lights its sentences in whatever text they are', () => {
    const chosen = chooseAnswer(nothingChosen, 11);
    const lit = sentences.filter((sentence) => isLit(sentence, chosen));
    expect(lit.map(({ field }) => field)).toEqual(['summary', 'sections.1', 'strengths.1.0']);
    expect(lit).toEqual(restingOn(sentences, 11));
    expect(chooseAnswer(chosen, 11)).toEqual(nothingChosen);
  });

  it('an answer keeps the sentence through which it was found', () => {
    const chosen = chooseAnswer({ sentence: 'summary#0', answer: null }, 11);
    expect(chosen).toEqual({ sentence: 'summary#0', answer: 11 });
  });
});

it('a text is known by a kind or a hand', () => {
  expect(isKnown(of('summary'))).toBe(true);
  expect(isKnown(of('motivationalMessage'))).toBe(true);
  expect(isKnown(of('sections.2'))).toBe(false);
});
