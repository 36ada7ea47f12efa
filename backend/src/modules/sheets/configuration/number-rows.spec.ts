import { madeQuestion, madeSection, uuidOf } from '../../../../test/make/scored.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration } from './configuration-workbook.js';

describe('Rows of a workbook about numbers', () => {
  const section = madeSection(1, [madeQuestion(1)]);
  const planned = (asked: Cell[], ...answers: Cell[][]) => {
    const sheets = [
      sheetOf('Questions', [
        ['questionId', 'section', 'questionText', 'kind', 'unit', 'min', 'max', 'decimals'],
        [uuidOf(1), 'Section 1', 'Question 1?', ...asked],
      ]),
      sheetOf('Answers', [
        ['questionId', 'answer', 'points', 'from', 'notApplicable'],
        ...answers.map((row) => [uuidOf(1), ...row]),
      ]),
    ];
    return planConfiguration([section], readConfiguration(sheets));
  };
  const problems = (...args: Parameters<typeof planned>) =>
    planned(...args).errors.map(({ sheet, row, column, reason }) => [sheet, row, column, reason.code]);

  it('set unit, bounds and bands, in the words and decimal signs of any language', () => {
    const plan = planned(
      ['szám', '%', 0, '99,5', 'igen'],
      ['kevés', 0, '0'],
      ['sok', 4, '12,5'],
      ['nincs', 0, null, 'igen'],
    );
    expect(plan.errors).toEqual([]);
    expect(plan.questions.update[0]?.changes).toEqual({
      kind: 'number',
      unit: '%',
      min: 0,
      max: 99.5,
      decimals: true,
      pointValue: 4,
    });
    expect(plan.options.create.map(({ from }) => from)).toEqual([0, 12.5, null]);
  });

  it.each<[string, Cell[], Cell[][], (string | number)[]]>([
    [
      'a band without a number',
      ['number', null, null, null, null],
      [['kevés', 0, null]],
      ['Answers', 2, 'from', 'answer_without_number'],
    ],
    [
      'two bands at one number',
      ['number', null, null, null, null],
      [
        ['kevés', 0, 1],
        ['sok', 1, '1,0'],
      ],
      ['Answers', 3, 'from', 'answer_number_twice'],
    ],
    [
      'numbers of what does not apply',
      ['number', null, null, null, null],
      [['nincs', 0, 1, 'yes']],
      ['Answers', 2, 'from', 'answer_number_not_applicable'],
    ],
    ['crossed bounds', ['number', null, 5, 5, null], [], ['Questions', 2, 'max', 'bounds_crossed']],
    [
      'what is no number',
      ['number', null, '1.200', null, null],
      [],
      ['Questions', 2, 'min', 'number_invalid'],
    ],
  ])('refuse %s', (_name, asked, answers, problem) => {
    expect(problems(asked, ...answers)).toEqual([problem]);
  });
});
