import { option, question, section } from '../../../../test/make/sections.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import { LANGUAGES } from '../../../platform/http/languages.js';
import { readConfiguration } from './configuration-workbook.js';
import { INSIGHT_COLUMNS, planInsights, type StoredInsight, toInsightsSheet } from './insights-sheet.js';

const sections = [
  section(1, [question(10, { options: [option(101, { label: 'Igen' }), option(102, { label: 'Nem' })] })]),
  section(2, [question(20, { options: [option(201, { label: 'Igen' })] })]),
];
const stored: StoredInsight[] = [
  {
    id: 1,
    when: {
      all: [
        { question: 10, chose: 'any', options: [101] },
        { section: 2, below: 50 },
      ],
    },
    text: 'First.',
    advice: 'Do.',
    place: 'summary',
    sectionId: null,
    weight: 7,
    active: true,
  },
  {
    id: 2,
    when: { question: 20, answered: true },
    text: 'Second.',
    advice: null,
    place: 'section',
    sectionId: 2,
    weight: 5,
    active: false,
  },
  { ...restingInsight(3), when: { question: 99, answered: true } },
];

function restingInsight(id: number): StoredInsight {
  return {
    id,
    when: { section: 1, below: 1 },
    text: 'Rests.',
    advice: null,
    place: 'summary',
    sectionId: null,
    weight: 1,
    active: true,
  };
}

const read = (...rows: Cell[][]) => readConfiguration([sheetOf('Insights', [[...INSIGHT_COLUMNS], ...rows])]);
const plan = (...rows: Cell[][]) => planInsights(read(...rows).insights, stored, sections);

describe('The sheet of insights', () => {
  it.each(LANGUAGES)('in %s comes back as it is, without those that rest', (language) => {
    const { name, rows } = toInsightsSheet(stored, sections, language);
    expect(rows.slice(1).map(([condition]) => condition)).toEqual([
      'Q1.1 is "Igen" and section 2 < 50 %',
      'Q2.1 is answered',
    ]);
    const back = readConfiguration([sheetOf(name, rows)]);
    expect([back.errors, back.unmatchedColumns]).toEqual([[], []]);
    expect(planInsights(back.insights, stored, sections)).toEqual({
      create: [],
      update: [],
      remove: [],
      unchanged: 2,
      changes: [],
      errors: [],
    });
  });

  it('adds, changes and removes, each told by its row; one is the same by its condition, else by its text', () => {
    const { create, update, remove, changes, errors } = plan(
      ['Q1.1 is „igen” and section 2 < 50%', 'Reworded.', 'Do.', 'Section 1', 8, 'yes'],
      ['total < 10 %', 'Third.', null, null, null, null],
    );
    expect(errors).toEqual([]);
    expect(update).toMatchObject([{ id: 1, text: 'Reworded.', place: 'section', sectionId: 1, weight: 8 }]);
    expect(create).toEqual([
      {
        when: { section: null, below: 10 },
        text: 'Third.',
        advice: null,
        place: 'summary',
        sectionId: null,
        weight: 5,
        active: true,
      },
    ]);
    expect(remove).toEqual([2]);
    expect(
      changes.map(({ row, what, name, fields }) => [row, what, name, fields.map(({ field }) => field)]),
    ).toEqual([
      [2, 'updated', 'Reworded.', ['insight', 'place', 'weight']],
      [3, 'created', 'Third.', []],
      [1, 'removed', 'Second.', []],
    ]);
    expect(plan(['total < 10 %', 'second.', null, 'Section 2', 5, 'no']).update).toMatchObject([
      { id: 2, when: { section: null, below: 10 } },
    ]);
  });

  it('leaves all as they are where the file has none', () => {
    expect(planInsights(null, stored, sections)).toMatchObject({ remove: [], changes: [] });
    expect(plan().remove).toEqual([1, 2]);
  });

  it('is refused by row, in words', () => {
    const { errors } = plan(
      ['Q1.1 is "Talán"', 'A', null, null, null, null],
      ['Q1.9 is "Igen"', 'B', null, null, null, null],
      ['section 5 < 3 %', 'C', null, null, null, null],
      ['Q1.1 is', 'D', null, null, null, null],
      ['total < 3 %', 'E', null, 'Nowhere', null, null],
    );
    expect(errors.map(({ row, column, reason }) => [row, column, reason.code])).toEqual([
      [2, 'condition', 'condition_unknown_option'],
      [3, 'condition', 'condition_unknown_question'],
      [4, 'condition', 'condition_unknown_section'],
      [5, 'condition', 'condition_syntax'],
      [6, 'place', 'insight_place_invalid'],
    ]);
    const ofCells = read(
      [null, 'A', null, null, 11, null],
      ['total < 3 %', 'x'.repeat(601), null, null, 1, 'perhaps'],
    );
    expect(ofCells.errors.map(({ row, column, reason }) => [row, column, reason.code])).toEqual([
      [2, 'condition', 'value_missing'],
      [2, 'weight', 'insight_weight_invalid'],
      [3, 'insight', 'value_too_long'],
      [3, 'active', 'yes_no_invalid'],
    ]);
    const many = Array.from({ length: 100 }, (_, n): Cell[] => [
      `total < ${n} %`,
      `T${n}`,
      null,
      null,
      1,
      'yes',
    ]);
    expect(plan(...many).errors.map(({ row, reason }) => [row, reason.code])).toEqual([
      [101, 'insights_too_many'],
    ]);
  });
});
