import { sheetOf } from '../../../../test/make/workbooks.js';
import { readWorkbook } from '../../../platform/workbooks/read-workbook.js';
import { type Cell, type Sheet } from '../../../platform/workbooks/workbook.types.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import { type ScoredQuestion, type ScoredSection } from '../../scoring/scoring.types.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration, toConfigurationSheets } from './configuration-workbook.js';

const uuid = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const question = (id: number, more: Partial<ScoredQuestion> = {}): ScoredQuestion => ({
  id,
  questionId: uuid(id),
  questionText: `Question ${id}?`,
  position: id,
  kind: 'single',
  required: false,
  options: [],
  correctAnswer: null,
  pointValue: 5,
  weight: 1,
  effort: 'medium',
  relatedProduct: null,
  productDescription: null,
  productUrl: null,
  priceNote: null,
  effortNote: null,
  relatedTip: null,
  unit: null,
  min: null,
  max: null,
  decimals: false,
  ...more,
});
const section = (
  id: number,
  questions: ScoredQuestion[],
  more: Partial<ScoredSection> = {},
): ScoredSection => ({
  id,
  name: `Section ${id}`,
  description: null,
  position: id,
  includeInEvaluation: true,
  questions,
  ...more,
});

const existing = (): ScoredSection[] => [
  section(1, [
    question(1, {
      correctAnswer: 'Igen, valós időben',
      weight: 2.5,
      productUrl: 'https://example.hu/?a=1&b=ő',
    }),
    question(2, {
      questionText: '=1+1',
      pointValue: 0,
      relatedTip: '- első\r\n- második ',
      relatedProduct: '+CRM',
    }),
  ]),
  section(2, [question(3), question(4)], { includeInEvaluation: false, description: "'=leírás" }),
];

const sheetsOf = (sections: Cell[][], questions: Cell[][]): Sheet[] => [
  sheetOf('Sections', [['name', 'description', 'include'], ...sections]),
  sheetOf('Questions', [
    ['questionId', 'section', 'questionText', 'correctAnswer', 'pointValue', 'weight', 'productUrl'],
    ...questions,
  ]),
];
const problems = (result: { errors: { row: number; column: string | null; reason: { code: string } }[] }) =>
  result.errors.map(({ row, column, reason }) => [row, column, reason.code]);

describe('a configuration that was exported', () => {
  it('changes nothing when it is imported, formulas, line ends and blanks included', async () => {
    const bytes = await writeWorkbook(toConfigurationSheets(existing()));
    const result = readConfiguration(await readWorkbook(bytes));
    expect(result.errors).toEqual([]);
    expect(result.unmatchedColumns).toEqual([]);
    expect(planConfiguration(existing(), result)).toEqual({
      sections: { create: [], update: [], unchanged: [1, 2] },
      questions: { create: [], update: [], unchanged: [1, 2, 3, 4] },
      options: { create: [], update: [], unchanged: [] },
      moved: { sections: [], questions: [] },
      changes: [],
      errors: [],
    });
  });

  it('changes nothing where positions repeat', () => {
    const tied = [section(1, [question(1, { position: 0 }), question(2, { position: 0 })])];
    const sheets = toConfigurationSheets(tied).map(({ name, rows }) => sheetOf(name, rows));
    expect(planConfiguration(tied, readConfiguration(sheets)).questions.unchanged).toEqual([1, 2]);
  });

  it('makes the same questions, ids included, in an empty questionnaire', () => {
    const sheets = toConfigurationSheets(existing()).map(({ name, rows }) => sheetOf(name, rows));
    const plan = planConfiguration([], readConfiguration(sheets));
    expect(plan.sections.create.map(({ key, position }) => [key, position])).toEqual([
      ['section 1', 1],
      ['section 2', 2],
    ]);
    expect(
      plan.questions.create.map(({ questionId, sectionKey, position }) => [questionId, sectionKey, position]),
    ).toEqual([
      [uuid(1), 'section 1', 1],
      [uuid(2), 'section 1', 2],
      [uuid(3), 'section 2', 1],
      [uuid(4), 'section 2', 2],
    ]);
  });
});

describe('an import', () => {
  const plan = (sections: Cell[][], questions: Cell[][], foreign: string[] = []) =>
    planConfiguration(existing(), readConfiguration(sheetsOf(sections, questions)), new Set(foreign));

  it('updates by id, keeps what has no column, and leaves absent rows alone', () => {
    const result = plan([], [[uuid(1), 'Section 1', 'New text?', 'Igen', 7, '', '']]);
    expect(result.questions).toEqual({
      create: [],
      update: [
        {
          id: 1,
          changes: {
            questionText: 'New text?',
            correctAnswer: 'Igen',
            pointValue: 7,
            weight: 1,
            productUrl: null,
          },
        },
      ],
      unchanged: [],
    });
    expect(result.moved).toEqual({ sections: [], questions: [] });
  });

  it('finds a question without id by section and text, so that a file twice doubles nothing', () => {
    const rows: Cell[][] = [['', 'section 2', ' QUESTION 3? ', '', 9]];
    expect(plan([], rows).questions).toMatchObject({ create: [], update: [{ id: 3 }] });
    expect(plan([], [['', 'Section 2', 'Brand new?', '', 9]]).questions.create).toEqual([
      expect.objectContaining({
        questionId: null,
        sectionKey: 'section 2',
        pointValue: 9,
        weight: 1,
        position: 5,
      }),
    ]);
  });

  it('does not take a question by its old text when another row names it by id', () => {
    const result = plan(
      [],
      [
        [uuid(3), 'Section 2', 'Renamed?', '', 5],
        ['', 'Section 2', 'Question 3?', '', 5],
      ],
    );
    expect(result.questions.update.map(({ id, changes }) => [id, changes.questionText])).toEqual([
      [3, 'Renamed?'],
    ]);
    expect(result.questions.create.map(({ questionText }) => questionText)).toEqual(['Question 3?']);
  });

  it('creates a question with an unknown id, and refuses one of another questionnaire', () => {
    const rows: Cell[][] = [
      [uuid(77), 'Section 1', 'Q77?', '', 1],
      [uuid(88), 'Section 1', 'Q88?', '', 1],
    ];
    const result = plan([], rows, [uuid(88)]);
    expect(result.questions.create[0]).toMatchObject({ questionId: uuid(77) });
    expect(problems(result)).toEqual([[3, 'questionId', 'question_id_foreign']]);
  });

  it('names what does not fit in the order of the file, sections nobody knows among it', () => {
    const rows: Cell[][] = [
      ['', 'Nowhere', 'Q?', '', 1],
      [uuid(88), 'section 2', 'Q88?', '', 'sok'],
      ['', 'New', 'Q?', '', 1],
    ];
    expect(problems(plan([['New'], ['']], rows, [uuid(88)]))).toEqual([
      [2, 'section', 'section_unknown'],
      [3, 'pointValue', 'points_invalid'],
      [3, 'questionId', 'question_id_foreign'],
    ]);
  });

  it('has no room for more sections and questions than a workbook can bring back', () => {
    const full = Array.from({ length: 9_998 }, (_, n) => question(n + 1));
    const there = [section(1, full), ...Array.from({ length: 498 }, (_, n) => section(n + 2, []))];
    const sections = [['Section 1'], ['A'], ['B'], ['C']];
    const questions = ['Question 1?', 'X?', 'Y?', 'Z?'].map((text) => ['', 'Section 1', text]);
    const result = planConfiguration(there, readConfiguration(sheetsOf(sections, questions)));
    expect(problems(result)).toEqual([
      [4, null, 'sections_too_many'],
      [4, null, 'questions_too_many'],
    ]);
    const fitting = sheetsOf(sections.slice(0, 2), questions.slice(0, 2));
    expect(planConfiguration(there, readConfiguration(fitting)).errors).toEqual([]);
  });

  it('follows the order of the file', () => {
    const result = plan(
      [['Section 2', "'=leírás", 'no'], ['New'], ['SECTION 1']],
      [
        [uuid(4), 'Section 2', 'Question 4?', '', 5],
        ['', 'Section 2', 'Between?', '', 1],
        [uuid(3), 'Section 2', 'Question 3?', '', 5],
      ],
    );
    expect(result.sections).toEqual({
      create: [{ key: 'new', name: 'New', description: null, includeInEvaluation: true, position: 2 }],
      update: [
        { id: 2, changes: { position: 1 } },
        { id: 1, changes: { name: 'SECTION 1', position: 3 } },
      ],
      unchanged: [],
    });
    expect(result.questions.update).toEqual([
      { id: 4, changes: { position: 3 } },
      { id: 3, changes: { position: 5 } },
    ]);
    expect(result.questions.create).toEqual([expect.objectContaining({ position: 4 })]);
  });

  it('moves a question to another section and makes room for a new one', () => {
    const result = plan(
      [],
      [
        [uuid(4), 'Section 1', 'Question 4?', '', 5],
        [uuid(1), 'Section 1', 'Question 1?', '', 5],
      ],
    );
    expect(result.questions.update).toEqual([
      { id: 4, changes: { sectionKey: 'section 1', position: 1 } },
      { id: 1, changes: expect.objectContaining({ position: 2 }) as unknown },
    ]);
    expect(result.moved.questions).toEqual([{ id: 2, position: 3 }]);
  });
});
