import { sheetOf } from '../../../../test/make/workbooks.js';
import { type Cell, type Sheet } from '../../../platform/workbooks/workbook.types.js';
import { readConfiguration } from './configuration-workbook.js';

const uuid = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const sheetsOf = (sections: Cell[][], questions: Cell[][]): Sheet[] => [
  sheetOf('Sections', [['name', 'description', 'include'], ...sections]),
  sheetOf('Questions', [
    ['questionId', 'section', 'questionText', 'correctAnswer', 'pointValue', 'weight', 'productUrl'],
    ...questions,
  ]),
];
const read = (sections: Cell[][], questions: Cell[][]) => readConfiguration(sheetsOf(sections, questions));
const problems = (result: { errors: { row: number; column: string | null; reason: { code: string } }[] }) =>
  result.errors.map(({ row, column, reason }) => [row, column, reason.code]);

describe('a configuration workbook is read', () => {
  it('with headers in any order and case, extra columns reported', () => {
    const result = readConfiguration([
      sheetOf(' QUESTIONS', [
        ['Note', 'QuestionText', 'SECTION'],
        ['x', 'Why?', 'Old'],
      ]),
    ]);
    expect(result).toMatchObject({ errors: [], unmatchedColumns: ['Note'] });
    expect(result.questions).toEqual([
      expect.objectContaining({
        questionId: null,
        section: 'Old',
        questionText: 'Why?',
        pointValue: undefined,
      }),
    ]);
  });

  it('with numbers as text, decimal commas and words for yes and no in three languages', () => {
    const result = read(
      ['igen', 'Da', true, 1, '', null, 'NEM', 'nu', false, 0].map((include, i) => [`S${i}`, '', include]),
      [['', 'S0', 'Q', '', '12', '1,5', 'HTTP://x.hu/a']],
    );
    expect(result.errors).toEqual([]);
    expect(result.sections.map(({ include }) => include)).toEqual([
      ...Array<boolean>(6).fill(true),
      ...Array<boolean>(4).fill(false),
    ]);
    expect(result.questions[0]).toMatchObject({ pointValue: 12, weight: 1.5 });
  });

  it('naming each wrong cell', () => {
    const result = read(
      [['S', 'x'.repeat(2001), 'talán'], ['', 'd'], ['s'], ['x'.repeat(201)]],
      [
        [uuid(1), 'S', 'Q1', '', 2.5, -1, 'javascript:alert(1)'],
        [uuid(1).toUpperCase(), 'S', 'Q2', '', -1, 'sok', 'www.x.hu'],
        ['no-uuid', 'Nowhere', '', '', '1e3', 'Infinity', 'https://user:pw@x.hu'],
        ['', 'S', 'q1 ', '', true, '', 'http://'],
        [],
        ['', 'S', 'x'.repeat(1001), '', '', '', ''],
      ],
    );
    expect(problems(result)).toEqual([
      [2, 'description', 'value_too_long'],
      [2, 'include', 'yes_no_invalid'],
      [3, 'name', 'value_missing'],
      [4, 'name', 'section_twice'],
      [5, 'name', 'value_too_long'],
      [2, 'pointValue', 'points_invalid'],
      [2, 'weight', 'weight_invalid'],
      [2, 'productUrl', 'url_invalid'],
      [3, 'pointValue', 'points_invalid'],
      [3, 'weight', 'weight_invalid'],
      [3, 'productUrl', 'url_invalid'],
      [3, 'questionId', 'question_twice'],
      [4, 'questionId', 'question_id_invalid'],
      [4, 'questionText', 'value_missing'],
      [4, 'pointValue', 'points_invalid'],
      [4, 'weight', 'weight_invalid'],
      [4, 'productUrl', 'url_invalid'],
      [5, 'pointValue', 'points_invalid'],
      [5, 'productUrl', 'url_invalid'],
      [5, 'questionText', 'question_twice'],
      [7, 'questionText', 'value_too_long'],
    ]);
  });

  it('counting a sign once, also where it takes two units', () => {
    const result = read([['S', '😀'.repeat(2000)]], [['', 'S', '😀'.repeat(1001), '#N/A', 1, 1e-7]]);
    expect(problems(result)).toEqual([[2, 'questionText', 'value_too_long']]);
    expect(result.questions[0]).toMatchObject({ correctAnswer: '#N/A', weight: 1e-7 });
  });

  it('not at all without its sheets or columns', () => {
    expect(problems(readConfiguration([sheetOf('A', [])]))).toEqual([
      [1, null, 'configuration_sheets_missing'],
    ]);
    expect(
      problems(
        readConfiguration([
          sheetOf('Questions', [
            ['section', 'section'],
            ['a', 'b'],
          ]),
        ]),
      ),
    ).toEqual([
      [1, 'section', 'column_twice'],
      [1, 'questionText', 'column_missing'],
    ]);
  });
});
