import { expect, it } from 'vitest';
import { firstPreset, linesOf, notePreset, requestsOf, type NewQuestion } from './new-question.ts';

const values: NewQuestion = {
  sectionId: 3,
  questionText: 'Van honlapjuk?',
  preset: 'yes-no',
  pointValue: '4',
  relatedTip: ' Legyen honlapjuk. ',
  relatedProduct: '',
  required: false,
};

it('gives a question its usual answers, in the questionnaire’s language, and its tip', () => {
  expect(requestsOf(values, 'hu')).toEqual([
    {
      sectionId: 3,
      questionText: 'Van honlapjuk?',
      kind: 'single',
      required: false,
      options: [
        { label: 'Igen', points: 4 },
        { label: 'Nem', points: 0 },
      ],
      relatedTip: 'Legyen honlapjuk.',
    },
  ]);
});

it('makes a question of every line of a list, without the tip of a single one', () => {
  const questionText = ' Van honlapjuk?\r\n\n  Foglalható időpont online? \n';
  expect(linesOf(questionText)).toEqual(['Van honlapjuk?', 'Foglalható időpont online?']);
  const made = requestsOf({ ...values, questionText, preset: 'multiple' }, 'hu');
  expect(made.map((one) => [one.questionText, one.kind, one.pointValue, one.relatedTip])).toEqual([
    ['Van honlapjuk?', 'multiple', 4, undefined],
    ['Foglalható időpont online?', 'multiple', 4, undefined],
  ]);
});

it('begins with the answers chosen last in the questionnaire, whatever a single number asked in between', () => {
  expect(firstPreset(1)).toEqual({ preset: 'yes-no', pointValue: '1' });
  notePreset(1, { ...values, preset: 'yes-partly-no', pointValue: '2' });
  notePreset(1, { ...values, preset: 'number' });
  expect(firstPreset(1)).toEqual({ preset: 'yes-partly-no', pointValue: '2' });
  expect(firstPreset(2).preset).toBe('yes-no');
});
