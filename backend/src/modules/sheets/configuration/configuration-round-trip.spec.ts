import fc from '../../../../test/setup/random-inputs.js';
import { fold } from '../../../platform/text/fold.js';
import { readWorkbook } from '../../../platform/workbooks/read-workbook.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import { EFFORTS } from '../../questionnaires/effort.js';
import { QUESTION_KINDS } from '../../questionnaires/question-fields.js';
import { bringsMore, pointsOfOptions } from '../../questionnaires/options.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration, toConfigurationSheets } from './configuration-workbook.js';
import { plannedSections } from './planned-effects.service.js';

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
  const noteOrNull = text.map((typed) => [...typed].slice(0, 120).join('').trim() || null);
  const unitOrNull = noteOrNull.map((unit) =>
    unit === null ? null : [...unit].slice(0, 20).join('').trim() || null,
  );
  const numberOrNull = fc.constantFrom(null, 0, -2.5, 1.125, 1200);
  const required = text.map((typed) => (fold(typed) === '' ? `x${typed}x` : typed));
  const label = required.map((typed) => typed.slice(0, 500));
  const option = fc
    .record({
      label,
      aliases: fc.array(fc.oneof(label, fc.constantFrom('a|b', 'a | b', '|', '\\', '\\|', 'c\\'))),
      points: fc.nat(1_000),
      meaning: orNull,
      advice: orNull,
      leadsTo: fc.constant(null),
      prepares: fc.boolean(),
      exclusive: fc.boolean(),
      notApplicable: fc.boolean(),
      from: numberOrNull,
    })
    .map((one) => ({ ...one, notApplicable: one.notApplicable && one.points === 0 }));
  const options = fc.array(option, { maxLength: 5 }).map(distinct);
  const fields = fc.record({
    questionText: required,
    kind: fc.constantFrom(...QUESTION_KINDS),
    required: fc.boolean(),
    options,
    correctAnswer: orNull,
    pointValue: fc.nat(100_000),
    weight: fc.double({ min: 0, max: 100_000, noNaN: true }),
    relatedProduct: orNull,
    productDescription: orNull,
    priceNote: noteOrNull,
    effortNote: noteOrNull,
    effort: fc.constantFrom(...EFFORTS),
    relatedTip: orNull,
    unit: unitOrNull,
    min: numberOrNull,
    max: fc.constant(null),
    decimals: fc.boolean(),
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
        ...optionsOf(row, index),
      }));
      const section = { id: 1, name: name.slice(0, 200), description, includeInEvaluation, position: 1 };
      const typed = [{ ...section, questions }];
      const bytes = await writeWorkbook(toConfigurationSheets(typed));
      const plan = planConfiguration(typed, readConfiguration(await readWorkbook(bytes)));
      expect([plan.errors, plan.changes, plan.questions.unchanged.length]).toEqual([[], [], rows.length]);
      const count = questions.reduce((sum, question) => sum + question.options.length, 0);
      expect([plan.options.unchanged.length, plan.options.update]).toEqual([count, []]);
      const anew = planConfiguration([], readConfiguration(await readWorkbook(bytes)));
      const made = await writeWorkbook(toConfigurationSheets(withoutIds(plannedSections([], anew))));
      expect(anew.errors).toEqual([]);
      expect(readConfiguration(await readWorkbook(made))).toEqual(
        readConfiguration(await readWorkbook(bytes)),
      );
    }),
    { numRuns: 30 },
  );
});

type Option = Omit<ScoredSection['questions'][number]['options'][number], 'id' | 'position'>;

/** No two options of a question are known by the same text. */
function distinct(options: Option[]): Option[] {
  const taken = new Set<string>();
  const isFree = (text: string) => !taken.has(fold(text)) && taken.add(fold(text)).size > 0;
  const labelled = options.filter(({ label }) => isFree(label));
  return labelled.map((option) => ({ ...option, aliases: option.aliases.filter(isFree) }));
}

/** As the database would have them: free text has none, and points are those that they bring. */
function optionsOf(
  {
    kind,
    options,
    pointValue,
  }: Pick<ScoredSection['questions'][number], 'kind' | 'pointValue'> & { options: Option[] },
  index: number,
) {
  const numbered = (kind === 'text' ? [] : options).map((option, place) => ({
    ...option,
    ...(kind === 'number' ? { from: option.notApplicable ? null : place - 0.5 } : {}),
    id: 10 * index + place,
    position: place + 1,
  }));
  for (const option of numbered.slice(1))
    option.leadsTo = numbered.find((target) => bringsMore(kind, option, target))?.label ?? null;
  return { options: numbered, pointValue: pointsOfOptions({ kind, options: numbered }) ?? pointValue };
}

/** What a plan numbers below zero, in order. */
const withoutIds = (sections: ScoredSection[]): ScoredSection[] =>
  sections.map((section) => ({ ...section, id: 0 }));
