import type { FormQuestion } from '../public/form-questions.js';
import { acceptAnswers, asResponses, highestCounter, missingAnswers } from './draft-answers.js';

const question = (questionId: string, more: Partial<FormQuestion> = {}): [string, FormQuestion] => [
  questionId,
  {
    id: 1,
    questionId,
    sectionId: 1,
    text: questionId,
    kind: 'single',
    required: false,
    points: 0,
    options: [
      { id: 1, label: 'Igen', exclusive: false },
      { id: 2, label: 'Nem, soha', exclusive: false },
    ],
    ...more,
  },
];
const several = question('several', {
  sectionId: 2,
  kind: 'multiple',
  options: [
    { id: 11, label: 'Honlap', exclusive: false },
    { id: 12, label: 'Telefon', exclusive: false },
    { id: 13, label: 'Egyik sem', exclusive: true },
  ],
});
const questions = new Map([
  question('one'),
  several,
  question('words', { kind: 'text', options: [], required: true }),
]);

describe('answers of a draft', () => {
  it('are taken for questions and options that are asked', () => {
    const given = [
      { questionId: 'one', options: [2], counter: 4 },
      { questionId: 'several', options: [12, 11, 11], counter: 5 },
      { questionId: 'words', text: ' Heti egyszer ', counter: 6 },
    ];
    expect(acceptAnswers(given, questions)).toEqual({
      answers: {
        one: { options: [2], counter: 4 },
        several: { options: [11, 12], counter: 5 },
        words: { text: ' Heti egyszer ', counter: 6 },
      },
      sections: [1, 2],
      dropped: [],
    });
  });

  it.each([
    ['of a question that is not there', { questionId: 'other', options: [1] }],
    ['of an option of another question', { questionId: 'one', options: [11] }],
    ['of one option that is there and one that is not', { questionId: 'several', options: [11, 99] }],
    ['of two options where one may be chosen', { questionId: 'one', options: [1, 2] }],
    ['of one that stands alone together with others', { questionId: 'several', options: [11, 13] }],
    ['in words to a question with options', { questionId: 'one', text: 'Igen' }],
    ['of options to a question without', { questionId: 'words', options: [1] }],
  ])('are dropped %s', (_name, answer) => {
    expect(acceptAnswers([{ ...answer, counter: 1 }], questions)).toEqual({
      answers: {},
      sections: [],
      dropped: [answer.questionId],
    });
  });

  it('are taken back by an empty one, which reaches no section', () => {
    expect(acceptAnswers([{ questionId: 'one', options: [], counter: 2 }], questions)).toEqual({
      answers: { one: { counter: 2 } },
      sections: [],
      dropped: [],
    });
  });

  it('of two to one question the newer is stored, in whatever order they come', () => {
    const [older, newer] = [1, 2].map((id) => ({ questionId: 'one', options: [id], counter: id }));
    for (const given of [
      [older!, newer!],
      [newer!, older!],
    ])
      expect(acceptAnswers(given, questions).answers).toEqual({ one: { options: [2], counter: 2 } });
  });

  it('become the words of their options, in the order of the questions; what is gone is left out', () => {
    const answers = {
      words: { text: ' Heti egyszer ', counter: 3 },
      several: { options: [12, 11], counter: 2 },
      gone: { options: [5], counter: 9 },
      one: { options: [77], counter: 1 },
    };
    expect(asResponses(answers, questions)).toEqual({ several: 'Honlap, Telefon', words: 'Heti egyszer' });
    expect(highestCounter(answers)).toBe(9);
    expect(highestCounter({})).toBe(0);
  });

  it('are missing where a required question has none', () => {
    expect(missingAnswers({ one: 'Igen' }, questions)).toEqual(['words']);
    expect(missingAnswers({ words: 'x' }, questions)).toEqual([]);
  });
});

describe('a number of a draft', () => {
  const [, share] = question('share', {
    kind: 'number',
    options: [
      { id: 21, label: 'below 10', exclusive: false, from: 0 },
      { id: 22, label: 'from 10', exclusive: false, from: 10 },
      { id: 23, label: 'We have none', exclusive: true, notApplicable: true },
    ],
    number: { unit: '%', min: 0, max: 100, decimals: true },
  });
  const asked = new Map([['share', share]]);
  const taken = (answer: { text?: string; options?: number[] }) =>
    acceptAnswers([{ questionId: 'share', counter: 1, ...answer }], asked);
  const responsesOf = (answer: { text?: string; options?: number[] }) =>
    asResponses(taken(answer).answers, asked);

  it('has the band that it belongs to, whatever the browser says', () => {
    expect(taken({ text: '12,5', options: [21] }).answers.share).toEqual({
      text: '12,5',
      options: [22],
      counter: 1,
    });
    expect(taken({ text: '1', options: [] }).answers.share).toEqual({ text: '1', options: [21], counter: 1 });
    expect(taken({ options: [23] }).answers.share).toEqual({ options: [23], counter: 1 });
    expect(taken({ text: '5', options: [23] }).dropped).toEqual(['share']);
    expect(taken({ text: ' ' }).answers.share).toEqual({ counter: 1 });
  });

  it('is a response as a number, and has to be typed otherwise where it is none', () => {
    expect(responsesOf({ text: '12,5 %' })).toEqual({ share: '12.5' });
    expect(responsesOf({ options: [23] })).toEqual({ share: 'We have none' });
    for (const answer of [{ text: '12' }, { options: [23] }, {}])
      expect(missingAnswers(responsesOf(answer), asked)).toEqual([]);
    for (const text of ['much', '101', '1.200'])
      expect(missingAnswers(responsesOf({ text }), asked)).toEqual(['share']);
  });
});
