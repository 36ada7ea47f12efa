import { option } from '../../../../../test/make/sections.js';
import type { Language } from '../../../../platform/http/languages.js';
import type { Cell } from '../../../../platform/workbooks/workbook.types.js';
import { dateAnswerReader } from './date-answers.js';

const ranges = ['0', '1', '2-4', '5 – 10', '11-49', '5/49', 'more'];
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const read = (cell: Cell, labels = ranges, language: Language = 'hu', locale?: string) =>
  dateAnswerReader(
    labels.map((label, at) => option(at + 1, { label })),
    language,
    locale,
  )?.(cell)?.label ?? null;

describe('an answer that a spreadsheet has made a date of', () => {
  it.each([
    [day('2026-04-02'), '2-4'],
    [day('2026-02-04'), '2-4'],
    [45_749, '2-4'],
    ['45749', '2-4'],
    ['2026-04-02', '2-4'],
    ['2026. 04. 02.', '2-4'],
    ['4/2/2026', '2-4'],
    ['02.ápr', '2-4'],
    ['2-Apr', '2-4'],
    ['ápr. 2.', '2-4'],
    ['Oct-05', '5 – 10'],
    [day('1949-05-01'), '5/49'],
    [day('1949-11-01'), '11-49'],
  ] as const)('%s is the option that it can have been made of', (cell, label) => {
    expect(read(cell as Cell)).toBe(label);
  });

  it.each([
    day('2026-03-03'),
    new Date('2026-04-02T09:14:00Z'),
    4,
    2026,
    'about 2-4',
    '2-4-6',
    null,
    true,
    '',
  ])('%s is none of them', (cell) => {
    expect(read(cell)).toBeNull();
  });

  it('is, of two that read so, the one in the order of the source; where the order is lost, neither', () => {
    const both = ['2-4', '4-2'];
    const date = day('2026-04-02');
    expect([read(date, both, 'hu'), read(date, both, 'en'), read(date, both, 'ro')]).toEqual([
      '4-2',
      '4-2',
      '2-4',
    ]);
    expect(read(date, both, 'en', 'en_GB')).toBe('2-4');
    expect(read('4/2/2026', both)).toBeNull();
  });

  it('is looked for only where options are such pairs', () => {
    expect(dateAnswerReader([option(1, { label: 'yes' })], 'hu')).toBeNull();
  });
});
