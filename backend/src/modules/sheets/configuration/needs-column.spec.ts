import { question, section } from '../../../../test/make/sections.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import { LANGUAGES } from '../../../platform/http/languages.js';
import type { Cell, WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration, toConfigurationSheets } from './configuration-workbook.js';
import { placeWriter, planNeeds } from './needs-column.js';
import { plannedSections } from './planned-effects.service.js';

const sections = [
  section(1, [question(10, { needs: 20 }), question(11)]),
  section(2, [question(20), question(21, { needs: 11 })]),
];
/** The column beside the last one. */
const AT = -2;

const planOf = (sheets: WorkbookSheet[], existing = sections) => {
  const read = readConfiguration(sheets.map(({ name, rows }) => sheetOf(name, rows)));
  expect(read.errors).toEqual([]);
  const planned = plannedSections(existing, planConfiguration(existing, read));
  // What is still to be made has negative ids.
  const positive = planned.map((one) => ({
    ...one,
    questions: one.questions.map((of) => ({ ...of, id: of.id > 0 ? of.id : 4_000 - of.id })),
  }));
  return planNeeds(read, positive);
};
/** A download in which some cells of the column are written anew, by the question's text. */
const edited = (cells: Record<string, string>) =>
  toConfigurationSheets(sections).map((sheet, at) => ({
    ...sheet,
    rows: sheet.rows.map((row): Cell[] =>
      at === 1 && typeof row[2] === 'string' && row[2] in cells ? row.with(AT, cells[row[2]]!) : row,
    ),
  }));

describe('The column of what a question needs', () => {
  it.each(LANGUAGES)('in %s names places and comes back as it is', (language) => {
    const sheets = toConfigurationSheets(sections, language);
    expect(sheets[1]!.rows.slice(1).map((row) => row.at(AT))).toEqual(['Q2.1', null, null, 'Q1.2']);
    expect(planOf(sheets)).toEqual({ needs: [], changes: [], errors: [] });
  });

  it('brings the same into an empty questionnaire, over its own ids', () => {
    const { needs, errors } = planOf(toConfigurationSheets(sections), []);
    expect(errors).toEqual([]);
    expect(needs).toEqual([
      { id: 4_001, needs: 4_003 },
      { id: 4_004, needs: 4_002 },
    ]);
  });

  it('changes and removes; a file without the column changes nothing', () => {
    const { needs, changes } = planOf(edited({ 'Question 10?': '', 'Question 11?': 'q2.1' }));
    expect(needs).toEqual([
      { id: 10, needs: null },
      { id: 11, needs: 20 },
    ]);
    expect(changes).toMatchObject([
      { sheet: 'Questions', row: 2, what: 'updated', fields: [{ field: 'needs', from: 'Q2.1', to: null }] },
      { sheet: 'Questions', row: 3, fields: [{ field: 'needs', from: null, to: 'Q2.1' }] },
    ]);
    const without = toConfigurationSheets(sections).map((sheet, at) => ({
      ...sheet,
      rows: at === 1 ? sheet.rows.map((row) => row.toSpliced(AT, 1)) : sheet.rows,
    }));
    expect(planOf(without)).toEqual({ needs: [], changes: [], errors: [] });
  });

  it('is refused by cell: where no question stands, itself, in a circle', () => {
    const placesOf = (cells: Record<string, string>) =>
      planOf(edited(cells)).errors.map(({ sheet, row, column, reason }) => [sheet, row, column, reason.code]);
    for (const written of ['Q7.1', 'Q1.9', 'Q0.1', '1.2', 'foglalás'])
      expect(placesOf({ 'Question 11?': written })).toEqual([
        ['Questions', 3, 'needs', 'needs_place_invalid'],
      ]);
    expect(placesOf({ 'Question 11?': 'Q1.2' })).toEqual([['Questions', 3, 'needs', 'needs_itself']]);
    expect(placesOf({ 'Question 20?': 'Q1.1' })).toEqual([['Questions', 4, 'needs', 'needs_circle']]);
  });

  it('writes no place where none is needed, in the template as well, whose questions have no id yet', () => {
    const place = placeWriter([{ questions: [{ id: 0 }, { id: 7 }] }]);
    expect([place(7), place(null), place(undefined)]).toEqual(['Q1.2', null, null]);
  });
});
