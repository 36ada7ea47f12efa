import { GoogleError } from './google-error.js';
import { columnLetters, rangeOf, readMeta, readRange, readRanges, showSameTimes } from './sheet-answers.js';

describe('answers of the Sheets API', () => {
  it('are read where defaults were left out, and refused where they are something else', () => {
    const tab = { properties: { title: 'A' } };
    expect(readMeta({ properties: { timeZone: 'Mars/Olympus' }, sheets: [tab] })).toEqual({
      title: '',
      locale: undefined,
      timeZone: undefined,
      tabs: [{ sheetId: 0, title: 'A', hidden: false, sheetType: 'GRID', rowCount: 0 }],
    });
    expect(readRange({ range: "'A'!A1:Z9" })).toEqual([]);
    expect(readRange({ values: [[], ['x', 1, true, null, { a: 1 }]] })).toEqual([
      [],
      ['x', 1, true, null, null],
    ]);
    for (const wrong of [null, [], 'text', { values: 'x' }, { values: ['x'] }, { sheets: [] }]) {
      expect(() => readMeta(wrong)).toThrow(GoogleError);
      expect(() => readRanges(wrong, 1)).toThrow(GoogleError);
    }
    expect(() => readRanges({ valueRanges: [{}] }, 2)).toThrow(GoogleError);
  });

  it('name tabs so that none is taken for a cell', () => {
    expect(rangeOf('CRM26')).toBe("'CRM26'");
    expect(rangeOf("Kati's Q3", 'A:A')).toBe("'Kati''s Q3'!A:A");
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
});

describe('two readings of the time column', () => {
  const serial = 46083.3849816782; // 2026-03-02 9:14:22
  it.each([
    '2026. 03. 02. 9:14:22',
    '02.03.2026 09:14:22',
    '3/2/2026 9:14:22',
    '02/03/2026 09:14:22',
    '2026. 03. 02. 9:14',
    '2. márc.',
    '',
  ])('fit together: %s', (shown) =>
    expect(showSameTimes(['Időbélyeg', shown], ['Időbélyeg', serial])).toBe(true),
  );

  it.each([
    ['another row’s time', ['2026. 03. 02. 10:40:05'], [serial]],
    ['a text under which a number lay', ['2026. 03. 02. 9:14:22'], ['tegnap']],
    ['a header that moved', ['Időbélyeg', '2026. 03. 02. 9:14:22'], ['2026. 03. 02. 9:14:22', 'Időbélyeg']],
    ['a blank one', ['2026. 03. 02. 9:14:22'], [undefined]],
  ])('do not: %s', (_what, shown, below) => {
    expect(showSameTimes(shown, below)).toBe(false);
  });

  it('may have rows at their end that only one of them knows', () => {
    expect(showSameTimes(['T'], ['T', serial])).toBe(true);
    expect(showSameTimes(['T', '2026. 03. 02. 9:14:22'], ['T'])).toBe(true);
  });
});
