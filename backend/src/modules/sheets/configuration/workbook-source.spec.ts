import { madeQuestion, madeSection } from '../../../../test/make/scored.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration } from './configuration-workbook.js';
import { isFromAnother, readSource, withOwnIds } from './workbook-source.js';

const uuid = (n: number) => `bbbbbbbb-0000-4000-8000-${String(n).padStart(12, '0')}`;
const foreign = new Set([uuid(1), uuid(2)]);
const sheets = (...questions: Cell[][]) => [
  sheetOf('Sections', [['name'], ['Alapok']]),
  sheetOf('Questions', [['questionId', 'section', 'questionText'], ...questions]),
  sheetOf('Answers', [
    ['questionId', 'answer', 'points'],
    [uuid(1), 'igen', 3],
    [uuid(2), 'nem', 1],
  ]),
];

describe('the source of a workbook', () => {
  it.each<[Cell[][], object | null]>([
    [
      [
        ['questionnaireId', 'questionnaireName'],
        [12, 'Fogászat'],
      ],
      { id: 12, name: 'Fogászat' },
    ],
    [
      [
        ['questionnaireName', 'questionnaireId'],
        ['Fogászat', '12'],
      ],
      { id: 12, name: 'Fogászat' },
    ],
    [[['questionnaireId'], ['12']], { id: 12, name: '' }],
    [
      [
        ['questionnaireId', 'questionnaireName'],
        ['-1', 'x'],
      ],
      null,
    ],
    [[['id'], ['12']], null],
    [[], null],
  ])('is read from %j', (rows, source) => {
    expect(readSource([sheetOf('Questionnaire', rows)])).toEqual(source);
  });

  it('is another one only where it is given', () => {
    expect([isFromAnother(null, 7), isFromAnother({ id: 7, name: '' }, 7)]).toEqual([false, false]);
    expect(isFromAnother({ id: 8, name: '' }, 7)).toBe(true);
  });
});

describe('a workbook of another questionnaire', () => {
  it('makes new questions with ids of their own, which their answers follow', () => {
    const read = readConfiguration(sheets([uuid(1), 'Alapok', 'A?'], [uuid(2), 'Alapok', 'A?']));
    const plan = planConfiguration([], withOwnIds([], read, foreign));
    expect(plan.errors).toEqual([]);
    const ids = plan.questions.create.map(({ questionId }) => questionId);
    expect(ids.some((id) => id === null || foreign.has(id))).toBe(false);
    expect(plan.options.create.map(({ questionId, label }) => [questionId, label])).toEqual([
      [ids[0], 'igen'],
      [ids[1], 'nem'],
    ]);
  });

  it('takes a question whose section and text are here for that one, unless the file names it itself', () => {
    const here = [{ ...madeSection(1, [madeQuestion(1)]), name: 'Alapok' }];
    const { questionId, questionText } = here[0]!.questions[0]!;
    const once = readConfiguration(sheets([uuid(1), 'alapok', questionText], [uuid(2), 'Alapok', 'B?']));
    const plan = planConfiguration(here, withOwnIds(here, once, foreign));
    expect([plan.questions.create.length, plan.errors]).toEqual([1, []]);
    expect(plan.options.create[0]?.questionId).toBe(questionId);
    const both = readConfiguration(
      sheets(
        [questionId, 'Alapok', questionText],
        [uuid(1), 'Alapok', 'Másik?'],
        [uuid(2), 'Alapok', questionText],
      ),
    );
    expect(planConfiguration(here, withOwnIds(here, both, foreign)).questions.create).toHaveLength(2);
  });
});
