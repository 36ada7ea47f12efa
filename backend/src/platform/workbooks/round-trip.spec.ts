import fc from '../../../test/setup/random-inputs.js';
import { guardFormula, unguardFormula } from './formula-guard.js';
import { readWorkbook } from './read-workbook.js';
import { type Cell } from './workbook.types.js';
import { writeWorkbook } from './write-workbook.js';

const risky = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\v',
  '\u0001',
  '\u007F',
  '\uFFFE',
  '\uFFFF',
  '\n',
  "'",
  '_x000D_',
  '_x005F_',
  '_',
  '&amp;',
  '<',
  ']]>',
  ' ',
  '\u00A0',
  'ő',
  '🦷',
);
const text = fc.oneof(
  fc.array(risky, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }),
);

it('the guard of any text comes off again, and no guarded text starts like a formula', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(unguardFormula(guardFormula(value))).toBe(value);
      expect(guardFormula(value)).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});

it('any text and number is read as it was written', async () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true });
  const cells = fc.array(fc.oneof(text, number, fc.boolean()), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(cells, async (values: Cell[]) => {
      const [sheet] = await readWorkbook(await writeWorkbook([{ name: 'S', rows: [[...values, 'end']] }]));
      const expected = values.map((value) => (value === '' ? null : Object.is(value, -0) ? 0 : value));
      expect(sheet!.rows[0]!.cells).toEqual([...expected, 'end']);
    }),
    { numRuns: 60 },
  );
});
