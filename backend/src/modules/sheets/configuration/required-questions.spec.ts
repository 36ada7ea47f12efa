import { madeQuestion, madeSection, uuidOf } from '../../../../test/make/scored.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration } from './configuration-workbook.js';

/** What a file with one row of a question does; without a cell it has no column `required`. */
function planOf(isRequired: boolean, ...cell: Cell[]) {
  const header = ['questionId', 'section', 'questionText', ...(cell.length > 0 ? ['required'] : [])];
  const row = [uuidOf(1), 'Section 1', 'Question 1?', ...cell];
  const there = [madeSection(1, [madeQuestion(1, { required: isRequired })])];
  return planConfiguration(there, readConfiguration([sheetOf('Questions', [header, row])]));
}

it.each([
  ['igen', true],
  ['nu', false],
  ['', false],
])('reads from %j whether an answer is required: %s', (cell, required) => {
  expect(planOf(!required, cell).questions.update).toEqual([{ id: 1, changes: { required } }]);
});

it('leaves what is required as it is without the column, and refuses what is neither yes nor no', () => {
  expect(planOf(true).questions.unchanged).toEqual([1]);
  expect(planOf(true, 'maybe').errors).toMatchObject([
    { row: 2, column: 'required', reason: { code: 'yes_no_invalid' } },
  ]);
});
