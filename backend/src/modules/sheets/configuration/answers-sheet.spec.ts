import { madeOption, madeQuestion, madeSection, uuidOf } from '../../../../test/make/scored.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import { readWorkbook } from '../../../platform/workbooks/read-workbook.js';
import { type Cell } from '../../../platform/workbooks/workbook.types.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration, toConfigurationSheets } from './configuration-workbook.js';

const HEADER = [
  'questionId',
  'section',
  'questionText',
  'answer',
  'points',
  'meaning',
  'advice',
  'leadsTo',
  'prepares',
  'exclusive',
  'alsoAccepted',
];
const read = (...rows: Cell[][]) => readConfiguration([sheetOf('Answers', [HEADER, ...rows])]);
const problems = (result: { errors: { row: number; column: string | null; reason: { code: string } }[] }) =>
  result.errors.map(({ row, column, reason }) => [row, column, reason.code]);

describe('the sheet Answers is read', () => {
  it('by itself, with blanks as none, and numbers and words as people write them', () => {
    const result = read(
      [
        uuidOf(1).toUpperCase(),
        'x',
        'y',
        ' igen ',
        '3',
        'Jó.',
        '',
        'Mindig',
        'igen',
        'IGEN',
        'ja | yes|  | igen',
      ],
      ['', 'Section 1', 'Question 2?', 7, '', '', '', '', '', '', ''],
    );
    expect([result.errors, result.unmatchedColumns]).toEqual([[], []]);
    expect(result.options).toEqual([
      {
        row: 2,
        questionId: uuidOf(1),
        section: '',
        questionText: '',
        label: 'igen',
        points: 3,
        meaning: 'Jó.',
        advice: null,
        leadsTo: 'Mindig',
        prepares: true,
        exclusive: true,
        aliases: ['ja', 'yes', 'igen'],
      },
      {
        row: 3,
        questionId: null,
        section: 'Section 1',
        questionText: 'Question 2?',
        label: '7',
        points: 0,
        meaning: null,
        advice: null,
        leadsTo: null,
        prepares: false,
        exclusive: false,
        aliases: [],
      },
    ]);
  });

  it('naming each wrong cell', () => {
    const result = read(
      ['no-uuid', 'S', 'Q', 'a'],
      ['', '', 'Q', 'a'],
      ['', 'S', '', 'a'],
      [uuidOf(1), '', '', ''],
      [uuidOf(1), '', '', 'x'.repeat(501)],
      [uuidOf(1), '', '', 'a', -1, 'x'.repeat(1001), 'x'.repeat(1001), 'x'.repeat(501), 'talán', 'talán'],
      [uuidOf(1), '', '', 'b', 1.5, '', '', '', '', '', 'x'.repeat(501)],
      [uuidOf(1), '', '', 'c', 100_001],
      [
        uuidOf(1),
        '',
        '',
        'd',
        'sok',
        '',
        '',
        '',
        '',
        '',
        Array.from({ length: 201 }, (_, n) => `t${n}`).join('|'),
      ],
    );
    expect(problems(result)).toEqual([
      [2, 'questionId', 'question_id_invalid'],
      [3, 'section', 'value_missing'],
      [4, 'questionText', 'value_missing'],
      [5, 'answer', 'value_missing'],
      [6, 'answer', 'value_too_long'],
      [7, 'points', 'points_invalid'],
      [7, 'meaning', 'value_too_long'],
      [7, 'advice', 'value_too_long'],
      [7, 'leadsTo', 'value_too_long'],
      [7, 'prepares', 'yes_no_invalid'],
      [7, 'exclusive', 'yes_no_invalid'],
      [8, 'points', 'points_invalid'],
      [8, 'alsoAccepted', 'value_too_long'],
      [9, 'points', 'points_invalid'],
      [10, 'points', 'points_invalid'],
      [10, 'alsoAccepted', 'aliases_too_many'],
    ]);
    expect(result.errors.every(({ sheet }) => sheet === 'Answers')).toBe(true);
  });

  it('only with its column of answers, and, without ids, those that name the question', () => {
    const of = (header: string[]) => problems(readConfiguration([sheetOf('answers', [header, ['x', 'a']])]));
    expect(of(['questionId', 'points'])).toEqual([[1, 'answer', 'column_missing']]);
    expect(of(['section', 'answer'])).toEqual([[2, 'questionText', 'value_missing']]);
  });

  it('with the kinds of questions, which have three names', () => {
    const rows = ['Multiple', 'text ', '', 'both'].map((kind, n) => ['S', `Q${n}`, kind]);
    const sheet = sheetOf('Questions', [['section', 'questionText', 'kind'], ...rows]);
    const result = readConfiguration([sheetOf('Sections', [['name'], ['S']]), sheet]);
    expect(result.questions.map(({ kind }) => kind)).toEqual(['multiple', 'text', undefined, undefined]);
    expect(problems(result)).toEqual([[5, 'kind', 'kind_invalid']]);
  });
});

it('More other texts than a cell holds stay stored, and texts with separators are quoted', async () => {
  const long = Array.from({ length: 60 }, (_, n) => `${n} ${'szöveg '.repeat(60)}`.trim());
  const options = [
    madeOption(1, 'igen', { aliases: ['a | b', 'c\\', '\\|', '|', 'd\\e', "'=1"] }),
    madeOption(2, 'nem', { aliases: long }),
  ];
  const sections = [madeSection(1, [madeQuestion(1, { options })])];
  const bytes = await writeWorkbook(toConfigurationSheets(sections));
  const result = readConfiguration(await readWorkbook(bytes));
  expect(result.options[0]!.aliases).toEqual(options[0]!.aliases);
  expect(result.options[1]!.aliases!.length).toBeLessThan(60);
  expect(planConfiguration(sections, result)).toMatchObject({
    options: { create: [], update: [], unchanged: [1, 2] },
    changes: [],
    errors: [],
  });
});
