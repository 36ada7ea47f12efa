import { option, question, section } from '../../../../test/make/sections.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import { LANGUAGES } from '../../../platform/http/languages.js';
import type { Cell, WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import type { Condition } from '../../questionnaires/conditions/condition.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration, toConfigurationSheets } from './configuration-workbook.js';
import { plannedSections } from './planned-effects.service.js';
import { planShownIf, withLinkChanges } from './shown-if-columns.js';

const yesAndNo = (id: number) => [
  option(id + 1, { label: 'Igen, "van"', points: 1 }),
  option(id + 2, { label: 'Nem', position: id + 2 }),
];
const hasLaboratory: Condition = { question: 10, chose: 'any', options: [101] };
const sections = [
  section(1, [
    question(10, { options: yesAndNo(100) }),
    question(11, { options: yesAndNo(110), shownIf: hasLaboratory }),
  ]),
  section(2, [question(20, { shownIf: { not: { question: 11, answered: true } } })], {
    shownIf: { any: [hasLaboratory, { question: 11, chose: 'all', options: [111, 112] }] },
  }),
];
const LAST = 'shownIf';

const readBack = (sheets: WorkbookSheet[]) =>
  readConfiguration(sheets.map(({ name, rows }) => sheetOf(name, rows)));
const positive = <T extends { id: number }>(row: T): T => ({
  ...row,
  id: row.id > 0 ? row.id : 4_000 - row.id,
});
const planned = (existing: typeof sections, read: ReturnType<typeof readBack>) =>
  plannedSections(existing, planConfiguration(existing, read)).map((one) => ({
    ...positive(one),
    questions: one.questions.map((of) => ({ ...positive(of), options: of.options.map(positive) })),
  }));
const planOf = (sheets: WorkbookSheet[], existing = sections) => {
  const read = readBack(sheets);
  expect(read.errors).toEqual([]);
  return planShownIf(read, existing, planned(existing, read));
};
/** A download in which some cells of the column are written anew, by the section's name or the question's text. */
const edited = (cells: Record<string, string>) =>
  toConfigurationSheets(sections).map((sheet, at) => ({
    ...sheet,
    rows: sheet.rows.map((row): Cell[] => {
      if (at > 1) return row;
      const key = Object.keys(cells).find((name) => [row[0], row[2]].includes(name));
      return key === undefined ? row : [...row.slice(0, -1), cells[key]!];
    }),
  }));

describe('The column of conditions', () => {
  it.each(LANGUAGES)('in %s is written in words and comes back as it is', (language) => {
    const sheets = toConfigurationSheets(sections, language);
    expect(sheets.slice(0, 2).map(({ rows }) => rows.slice(1).map((row) => row.at(-1)))).toEqual([
      [null, 'Q1.1 is "Igen, ""van""" or Q1.2 has all "Igen, ""van""", "Nem"'],
      [null, 'Q1.1 is "Igen, ""van"""', 'not (Q1.2 is answered)'],
    ]);
    expect(planOf(sheets)).toMatchObject({ changes: [], errors: [], after: sections });
  });

  it('brings the same conditions into an empty questionnaire, over its own ids', () => {
    const { after, errors, shownIf } = planOf(toConfigurationSheets(sections), []);
    expect(errors).toEqual([]);
    expect([shownIf.sections.length, shownIf.questions.length]).toEqual([1, 2]);
    expect(after[0]!.questions[1]!.shownIf).toEqual({
      question: after[0]!.questions[0]!.id,
      chose: 'any',
      options: [after[0]!.questions[0]!.options[0]!.id],
    });
    const written = toConfigurationSheets(after).slice(0, 2);
    expect(written).toEqual(toConfigurationSheets(sections).slice(0, 2));
  });

  it('changes and removes; a file without the column changes nothing', () => {
    const { shownIf, changes } = planOf(edited({ 'Section 2': '', 'Question 11?': 'Q1.1 is „nem”' }));
    expect(shownIf).toEqual({
      sections: [{ id: 2, shownIf: null }],
      questions: [{ id: 11, shownIf: { question: 10, chose: 'any', options: [102] } }],
    });
    expect(changes).toMatchObject([
      { sheet: 'Sections', row: 3, what: 'updated', fields: [{ field: LAST, to: null }] },
      { sheet: 'Questions', row: 3, fields: [{ field: LAST, to: 'Q1.1 is "Nem"' }] },
    ]);
    const row = { ...changes[1]!, fields: [{ field: 'weight', from: '1', to: '2' }] };
    expect(withLinkChanges([row], changes)).toEqual({
      changes: [{ ...row, fields: [...row.fields, ...changes[1]!.fields] }, changes[0]],
      alone: 1,
    });
    const [names] = toConfigurationSheets(sections).map(({ name, rows, columns }) => ({
      name,
      columns,
      rows: rows.map((cells) => cells.slice(0, -1)),
    }));
    expect(planOf([names!])).toMatchObject({ changes: [], errors: [] });
  });

  it('is refused by cell, in words: what cannot be read, is not there, not earlier, or a result', () => {
    const placesOf = (cells: Record<string, string>) =>
      planOf(edited(cells)).errors.map(({ sheet, row, column, reason }) => [sheet, row, column, reason.code]);
    const cell = ['Questions', 3, LAST];
    for (const [written, code] of [
      ['Q1.1 is', 'condition_syntax'],
      ['Q7.1 is answered', 'condition_unknown_question'],
      ['Q1.1 is "Talán"', 'condition_unknown_option'],
      ['Q2.1 is answered', 'shown_if_later'],
      ['Q1.2 is answered', 'shown_if_later'],
      ['total < 30 %', 'shown_if_result'],
    ])
      expect(placesOf({ 'Question 11?': written! })).toEqual([[...cell, code]]);
  });

  it('is refused where the file moves what it names behind it', () => {
    const sheets = toConfigurationSheets(sections).map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((cells) => cells.slice(0, -1)),
    }));
    const [header, first, second, ...others] = sheets[1]!.rows;
    const moved = { ...sheets[1]!, rows: [header!, second!, first!, ...others] };
    expect(planOf([moved]).errors).toEqual([
      {
        sheet: 'Questions',
        row: 2,
        column: null,
        reason: { code: 'shown_if_later', params: { shown: 'Question 11?', question: 'Question 10?' } },
      },
    ]);
  });
});
