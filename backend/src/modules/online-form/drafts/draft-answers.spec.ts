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
