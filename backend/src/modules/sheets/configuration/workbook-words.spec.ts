import { madeOption, madeQuestion, madeSection } from '../../../../test/make/scored.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import { fold } from '../../../platform/text/fold.js';
import { LANGUAGES } from '../../../platform/http/languages.js';
import { describeReason } from '../sheets.errors.js';
import { toGuidedSheets } from './configuration-guide.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration } from './configuration-workbook.js';
import en from './texts/words.en.json' with { type: 'json' };
import hu from './texts/words.hu.json' with { type: 'json' };
import ro from './texts/words.ro.json' with { type: 'json' };
import { inWords, nameFinder } from './workbook-words.js';

const there = [
  madeSection(1, [
    madeQuestion(1, {
      kind: 'multiple',
      effort: 'large',
      required: true,
      options: [madeOption(1, 'a', { exclusive: true })],
    }),
    madeQuestion(2, { kind: 'text', effort: 'small' }),
  ]),
];

describe('the words of the configuration workbook', () => {
  it.each(['sheets', 'columns', 'values'] as const)(
    'of %s mean one thing, whichever language they are of',
    (group) => {
      const owners = new Map<string, string>();
      for (const name of Object.keys(hu[group]))
        for (const words of [{ [name]: name }, hu[group], en[group], ro[group]]) {
          const word = fold((words as Record<string, string>)[name]!);
          expect([name, owners.get(word) ?? name]).toEqual([name, name]);
          owners.set(word, name);
        }
    },
  );

  it.each(LANGUAGES)('in %s come back as what they are, and change nothing', (language) => {
    const sheets = toGuidedSheets(there, language, { id: 7, name: 'Próba' });
    const read = readConfiguration(sheets.map(({ name, rows }) => sheetOf(name, rows)));
    expect([read.unmatchedColumns, read.source]).toEqual([[], { id: 7, name: 'Próba' }]);
    expect(planConfiguration(there, read)).toMatchObject({ changes: [], errors: [] });
    expect(read.questions.map(({ kind, effort, required }) => [kind, effort, required])).toEqual([
      ['multiple', 'large', true],
      ['text', 'small', false],
    ]);
  });

  it('may be of several languages in one file, and stay as the file has them in what is reported of it', () => {
    const read = readConfiguration([
      sheetOf('Întrebări', [
        ['Szakasz', 'questionText', 'Points of the question', 'Tipul răspunsului'],
        ['Alapok', 'Van?', 'sok', 'free text'],
      ]),
    ]);
    expect(read.questions[0]).toMatchObject({ section: 'Alapok', questionText: 'Van?', kind: 'text' });
    expect(read.errors).toMatchObject([{ sheet: 'Questions', column: 'pointValue' }]);
    expect(read.written.Questions).toMatchObject({
      sheet: 'Întrebări',
      columns: { pointValue: 'Points of the question' },
    });
  });

  it('stand in texts where their names are, and in reasons', () => {
    expect(inWords('{kind}: {single} vagy {other}', 'hu')).toBe('Válaszadás módja: egy válasz vagy {other}');
    const reason = { code: 'column_missing', params: { column: 'questionText' } } as const;
    expect(describeReason(reason, 'hu')).toBe('Hiányzik egy oszlop: „Kérdés”.');
    expect(nameFinder(['yes', 'no'])('DA')).toBe('yes');
  });
});
