import { madeQuestion, madeSection, uuidOf } from '../../../../test/make/scored.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration } from './configuration-workbook.js';

describe('Answers of a workbook that say the question does not apply', () => {
  it('have no points', () => {
    const sheet = sheetOf('Answers', [
      ['questionId', 'answer', 'points', 'notApplicable'],
      [uuidOf(1), 'nincs', 1, 'igen'],
      [uuidOf(1), 'nincs ilyen', 0, 'igen'],
      [uuidOf(1), 'van', 3, 'nem'],
    ]);
    const plan = planConfiguration([madeSection(1, [madeQuestion(1)])], readConfiguration([sheet]));
    expect(plan.errors.map(({ row, column, reason }) => [row, column, reason.code])).toEqual([
      [2, 'notApplicable', 'not_applicable_has_points'],
    ]);
    expect(plan.options.create.map(({ notApplicable }) => notApplicable)).toEqual([true, true, false]);
  });
});
