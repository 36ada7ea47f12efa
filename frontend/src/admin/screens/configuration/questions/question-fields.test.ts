import { describe, expect, it } from 'vitest';
import { makeQuestion } from '../../../testing/make-configuration.ts';
import {
  altersScores,
  changesOf,
  faultOf,
  toPoints,
  toWeight,
  type QuestionField,
} from './question-fields.ts';

describe('faultOf', () => {
  it.each<[QuestionField, string, string | null]>([
    ['questionText', ' ', 'empty'],
    ['questionText', 'a'.repeat(1_001), 'long'],
    ['questionText', 'Van honlapjuk?', null],
    ['correctAnswer', '', null],
    ['pointValue', '3', null],
    ['pointValue', '', null],
    ['pointValue', 'sok', null],
    ['pointValue', '2,5', 'points'],
    ['pointValue', '-1', 'points'],
    ['pointValue', '100001', 'points'],
    ['weight', '0,5', null],
    ['weight', '', null],
    ['weight', 'sok', 'weight'],
    ['weight', '-1', 'weight'],
    ['productUrl', '', null],
    ['productUrl', 'https://pelda.hu/a?b=1', null],
    ['productUrl', 'javascript:alert(1)', 'address'],
    ['productUrl', 'https://user:pass@pelda.hu', 'address'],
    ['productUrl', 'pelda.hu', 'address'],
    ['relatedTip', 'a'.repeat(2_001), 'long'],
  ])('of %s %j is %s', (field, text, fault) => {
    expect(faultOf(field, text)).toBe(fault);
  });
});

it('reads points and weights as people type them', () => {
  expect([toPoints(' 12 '), toPoints('sok'), toPoints('')]).toEqual([12, 0, 0]);
  expect([toWeight('1,5'), toWeight(''), toWeight('x')]).toEqual([1.5, 1, Number.NaN]);
});

it('sends what differs, in the types of the server', () => {
  const question = makeQuestion({ pointValue: 4, weight: 1, correctAnswer: 'igen', relatedTip: null });
  const edits = {
    pointValue: '4 ',
    weight: '2,5',
    correctAnswer: ' ',
    relatedTip: ' Új tipp ',
    questionText: question.questionText,
  };
  expect(changesOf(question, edits)).toEqual({ weight: 2.5, correctAnswer: null, relatedTip: 'Új tipp' });
});

it('sends whether an answer is required, which alters no score', () => {
  const changes = changesOf(makeQuestion(), { required: '✓' });
  expect(changes).toEqual({ required: true });
  expect(altersScores(changes)).toBe(false);
  expect(changesOf(makeQuestion({ required: true }), { required: '' })).toEqual({ required: false });
});

it('knows which changes alter scores', () => {
  expect(altersScores({ pointValue: 3 })).toBe(true);
  expect(altersScores({ correctAnswer: null })).toBe(true);
  expect(altersScores({ questionText: 'Más', relatedTip: 'Tipp', weight: 2 })).toBe(false);
});
