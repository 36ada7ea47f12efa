import * as fc from 'fast-check';
import { fold } from '../../../platform/text/fold.js';
import { readWorkbook } from '../../../platform/workbooks/read-workbook.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration, toConfigurationSheets } from './configuration-workbook.js';

it('an export that is imported changes nothing, whatever people have typed', async () => {
  const odd = [
    '=1',
    '+1',
    '-',
    '@',
    "'",
    "'=",
    '\t',
    '\n',
    '\r\n',
    '\v',
    '\u0001',
    '\uFFFF',
    '\u200B',
    '\u00A0',
    '_x000D_',
    '#N/A',
    '#REF!',
    '007',
    '1E5',
    '2026. 01. 02.',
    'TRUE',
    'igen',
    '-0',
    '😀',
    '👍\uFE0F',
    'Ő',
    'e\u0301',
    '<&>"',
    ' ',
    'a',
  ];
  const text = fc
    .oneof(
      fc.array(fc.constantFrom(...odd), { maxLength: 4 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'grapheme' }),
      fc.constant('😀'.repeat(600)),
    )
    .map((typed) => typed.trim());
  const orNull = text.map((typed) => typed || null);
  const required = text.map((typed) => (fold(typed) === '' ? `x${typed}x` : typed));
  const fields = fc.record({
    questionText: required,
    correctAnswer: orNull,
    pointValue: fc.nat(100_000),
    weight: fc.double({ min: 0, max: 100_000, noNaN: true }),
    relatedProduct: orNull,
    productDescription: orNull,
    relatedTip: orNull,
  });
  const arbitrary = fc.tuple(required, orNull, fc.boolean(), fc.array(fields, { maxLength: 5 }));
  await fc.assert(
    fc.asyncProperty(arbitrary, async ([name, description, includeInEvaluation, rows]) => {
      const questions = rows.map((row, index) => ({
        id: index + 1,
        position: index + 1,
        questionId: `aaaaaaaa-0000-4000-8000-00000000000${index}`,
        productUrl: null,
        ...row,
      }));
      const section = { id: 1, name: name.slice(0, 200), description, includeInEvaluation, position: 1 };
      const typed = [{ ...section, questions }];
      const bytes = await writeWorkbook(toConfigurationSheets(typed));
      const plan = planConfiguration(typed, readConfiguration(await readWorkbook(bytes)));
      expect([plan.errors, plan.changes, plan.questions.unchanged.length]).toEqual([[], [], rows.length]);
    }),
    { numRuns: 80 },
  );
});
