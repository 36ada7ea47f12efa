import { option, question, section } from '../../../../test/make/sections.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import { LANGUAGES } from '../../../platform/http/languages.js';
import type { Condition } from '../../questionnaires/conditions/condition.js';
import { readConfiguration, toConfigurationSheets } from './configuration-workbook.js';
import { planShownIf, withShownIf } from './shown-if-columns.js';

const laboratory: Condition = { question: 10, chose: 'any', options: [101] };
const gone: Condition = { question: 99, answered: true };
const sections = [
  section(1, [
    question(10, { options: [option(101, { label: 'Igen' }), option(102, { label: 'Nem' })] }),
    { ...question(11), shownIf: laboratory },
    { ...question(12), shownIf: gone },
  ]),
  { ...section(2, [question(20)]), shownIf: { not: laboratory } },
];

const read = (name: 'Sections' | 'Questions', ...rows: string[][]) =>
  readConfiguration([sheetOf(name, rows)]);
const ofQuestion = (at: number, condition: string) =>
  planShownIf(
    read(
      'Questions',
      ['questionId', 'section', 'questionText', 'shownIf'],
      [sections[0]!.questions[at]!.questionId, sections[0]!.name, 'Kérdés?', condition],
    ),
    sections,
  );

describe('The columns of what is shown if', () => {
  it.each(LANGUAGES)('in %s come back as they are, and leave what could not be written', (language) => {
    const sheets = toConfigurationSheets(sections, language).map(({ name, rows }) => sheetOf(name, rows));
    expect(sheets[1]!.rows.map(({ cells }) => cells.at(-1)).slice(1)).toEqual(['', 'Q1.1 is "Igen"', '', '']);
    expect(sheets[0]!.rows.at(-1)!.cells.at(-1)).toBe('not (Q1.1 is "Igen")');
    expect(planShownIf(readConfiguration(sheets), sections)).toEqual({
      sections: [],
      questions: [],
      changes: [],
      errors: [],
    });
  });

  it('give, change and take conditions', () => {
    const changed = ofQuestion(1, 'Q1.1 is "Nem"');
    const shownIf = { question: 10, chose: 'any', options: [102] };
    expect(changed).toMatchObject({
      questions: [{ id: 11, shownIf }],
      changes: [
        {
          sheet: 'Questions',
          row: 2,
          what: 'updated',
          fields: [{ field: 'shownIf', from: 'Q1.1 is "Igen"', to: 'Q1.1 is "Nem"' }],
        },
      ],
      errors: [],
    });
    expect(withShownIf(sections, changed)[0]!.questions[1]).toMatchObject({ id: 11, shownIf });
    expect(ofQuestion(1, '').questions).toEqual([{ id: 11, shownIf: null }]);
    const section = read('Sections', ['name', 'shownIf'], [sections[1]!.name, '']);
    expect(planShownIf(section, sections).sections).toEqual([{ id: 2, shownIf: null }]);
  });

  it('change nothing where the file does not have them', () => {
    const without = read('Sections', ['name'], [sections[1]!.name]);
    expect(planShownIf(without, sections)).toMatchObject({ sections: [], changes: [] });
  });

  it.each([
    ['Q1.1 is "Soha"', 'condition_unknown_option'],
    ['Q1.9 is answered', 'condition_unknown_question'],
    ['Q1.2 is answered', 'condition_on_later'],
    ['Q2.1 is answered', 'condition_on_later'],
    ['total >= 50 %', 'condition_on_result'],
  ])('refuse %s', (condition, code) => {
    expect(ofQuestion(1, condition).errors).toMatchObject([
      { sheet: 'Questions', row: 2, column: 'shownIf', reason: { code } },
    ]);
  });
});
