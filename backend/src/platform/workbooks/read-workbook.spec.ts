import {
  bombWorkbook,
  inlineRows,
  makeZip,
  oleFile,
  rawWorkbook,
  workbookParts,
} from '../../../test/make/workbooks.js';
import { readWorkbook } from './read-workbook.js';
import { writeWorkbook } from './write-workbook.js';

const oneSheet = (data: string) => ({ sheets: [{ name: 'S', data }] });
const cellsOf = async (bytes: Buffer) => (await readWorkbook(bytes))[0]!.rows.map((row) => row.cells);
const utc = (iso: string) => new Date(`${iso}Z`);

describe('a workbook is read', () => {
  it('with its sheets in order, hidden ones marked, and values of every kind', async () => {
    const bytes = rawWorkbook({
      sheets: [
        {
          name: 'Első & „második”',
          data: `<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c></row>
            <row r="4"><c r="A4"><v>12.5</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c>
            <c t="str"><f>A1&amp;"x"</f><v>result</v></c><c><f>1+1</f><v>2</v></c><c><f>1+1</f></c>
            <c t="inlineStr"><is><r><t>rich </t></r><r><t>text</t></r></is></c></row>`,
        },
        { name: 'Hidden', data: inlineRows([['x']]), state: 'veryHidden' },
      ],
      sharedStrings:
        '<si><t>plain_x000D_</t></si><si><r><t>two </t></r><r><t>runs</t></r><rPh sb="0" eb="1"><t>kana</t></rPh></si>',
    });
    expect(await readWorkbook(bytes)).toEqual([
      {
        name: 'Első & „második”',
        rows: [
          { number: 2, cells: [null, 'plain\r', null, 'two runs'] },
          { number: 4, cells: [12.5, true, null, 'result', 2, null, 'rich text'] },
        ],
        faults: [
          { row: 4, column: 2, error: '#N/A' },
          { row: 4, column: 5, error: '' },
        ],
      },
      { name: 'Hidden', hidden: true, rows: [{ number: 1, cells: ['x'] }] },
    ]);
  });

  it('with dates recognised by their format, as wall-clock time', async () => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="yyyy\\. mm\\. dd\\. h:mm:ss"/>
      <numFmt numFmtId="165" formatCode="#,##0.00&quot; days&quot;"/><numFmt numFmtId="166" formatCode="[Red][&gt;1]0.00"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>`;
    const data = `<row>${[0, 1, 2, 3, 4].map((s) => `<c s="${s}"><v>46083.5</v></c>`).join('')}<c t="d"><v>2026-03-02T12:00:00</v></c></row>`;
    const noon = utc('2026-03-02T12:00:00');
    expect(await cellsOf(rawWorkbook({ ...oneSheet(data), styles }))).toEqual([
      [46083.5, noon, noon, 46083.5, 46083.5, noon],
    ]);
    const of1904 = rawWorkbook({
      ...oneSheet('<row><c s="1"><v>44621.5</v></c></row>'),
      styles,
      date1904: true,
    });
    expect(await cellsOf(of1904)).toEqual([[noon]]);
  });

  it('without blank rows and blank cells at the end', async () => {
    const data = `${inlineRows([['a', null, null], [], ['b']])}${'<row><c s="3"/></row>'.repeat(20_000)}`;
    expect(await readWorkbook(rawWorkbook(oneSheet(data)))).toEqual([
      {
        name: 'S',
        rows: [
          { number: 1, cells: ['a'] },
          { number: 2, cells: [] },
          { number: 3, cells: ['b'] },
        ],
      },
    ]);
  });

  it('with prefixed elements, backslashes in part names and other main parts', async () => {
    const parts = workbookParts(oneSheet('')).map((part) => ({
      ...part,
      name: part.name.replaceAll('/', '\\'),
    }));
    parts.at(-1)!.data =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>';
    expect(await cellsOf(makeZip(parts))).toEqual([['a']]);
  });

  it('without expanding a merge over the whole sheet', async () => {
    const after = '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>';
    const bytes = rawWorkbook({ sheets: [{ name: 'S', data: inlineRows([['merged']]), after }] });
    expect(await cellsOf(bytes)).toEqual([['merged']]);
  });

  it('with header texts that name object internals, long texts cut and broken characters replaced', async () => {
    const data = `${inlineRows([['__proto__', 'constructor'], ['x'.repeat(20_000)]])}<row><c t="str"><v>_x0000_a_xD800_</v></c></row>`;
    const cells = await cellsOf(rawWorkbook(oneSheet(data)));
    expect(cells[0]).toEqual(['__proto__', 'constructor']);
    expect(cells[1]![0]).toHaveLength(10_000);
    expect(cells[2]).toEqual(['a\uFFFD']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('exactly as it was written, guarded formulas included', async () => {
    const rows = [
      [
        '=HYPERLINK("http://x")',
        '+36 1',
        '-1',
        '@a',
        "'=x",
        "'quoted'",
        '\ttab',
        'a\r\nb',
        '_x0041_',
        '<&>"',
        ' x ',
      ],
      ['', 0, -1.5, true, null, utc('2026-03-02T09:14:22'), 'õ 🦷'],
    ];
    const bytes = await writeWorkbook([
      { name: 'a/b:c?'.repeat(10), rows, columns: [10, 20], headerRows: 2 },
      { name: '', rows: [] },
    ]);
    const [sheet, blank] = await readWorkbook(bytes);
    expect(sheet!.name).toHaveLength(31);
    expect(blank).toEqual({ name: 'Sheet', rows: [] });
    expect(sheet!.rows[0]!.cells).toEqual(rows[0]);
    expect(sheet!.rows[1]!.cells).toEqual([null, ...rows[1]!.slice(1)]);
  });
});

describe('a hostile or wrong file is refused', () => {
  const good = inlineRows([['a']]);
  const withPart = (name: string, data: string | Buffer = 'x') =>
    makeZip([...workbookParts(oneSheet(good)), { name, data }]);
  const entities =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>';

  const cases: [string, () => Buffer, string][] = [
    ['an empty file', () => Buffer.alloc(0), 'workbook_not_xlsx'],
    ['text', () => Buffer.from('name,email\na,b'), 'workbook_not_xlsx'],
    ['an old .xls', () => oleFile('xls'), 'workbook_old_format'],
    ['a workbook with a password', () => oleFile('encrypted'), 'workbook_encrypted'],
    ['a file over 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'PK'), 'workbook_too_large'],
    ['half a file', () => rawWorkbook(oneSheet(good)).subarray(0, 900), 'workbook_damaged'],
    ['a zip without a workbook', () => makeZip([{ name: 'a.txt', data: 'x' }]), 'workbook_not_xlsx'],
    [
      'a document',
      () =>
        makeZip([
          { name: '[Content_Types].xml', data: '<Types/>' },
          { name: 'word/document.xml', data: '<x/>' },
        ]),
      'workbook_not_xlsx',
    ],
    ['a macro file with a new name', () => withPart('xl/vbaProject.bin'), 'workbook_macro'],
    [
      'a macro content type',
      () =>
        rawWorkbook({
          ...oneSheet(good),
          contentType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
        }),
      'workbook_macro',
    ],
    ['an entity bomb', () => rawWorkbook({ ...oneSheet(good), prolog: entities }), 'workbook_unsafe'],
    [
      'an entity nobody declared',
      () => rawWorkbook(oneSheet('<row><c><v>&a;</v></c></row>')),
      'workbook_damaged',
    ],
    ['broken XML', () => rawWorkbook(oneSheet('<row><c></row>')), 'workbook_damaged'],
    ['a zip bomb', () => bombWorkbook(60), 'workbook_too_large'],
    [
      '200 MB in a part that nobody needs',
      () => withPart('xl/media/a.png', Buffer.alloc(200e6)),
      'workbook_too_large',
    ],
    ['a forged size', () => bombWorkbook(60, 1000), 'workbook_unsafe'],
    [
      'a size forged upwards',
      () => makeZip(workbookParts(oneSheet(good)).map((part) => ({ ...part, forgedSize: 5000 }))),
      'workbook_unsafe',
    ],
    [
      '300 entries',
      () => makeZip(Array.from({ length: 300 }, (_, i) => ({ name: `${i}`, data: '' }))),
      'workbook_unsafe',
    ],
    ['one name twice', () => withPart('XL/workbook.xml', '<workbook/>'), 'workbook_unsafe'],
    [
      'an encrypted entry',
      () => makeZip(workbookParts(oneSheet(good)).map((part) => ({ ...part, encrypted: true }))),
      'workbook_encrypted',
    ],
    [
      'a million rows',
      () => rawWorkbook(oneSheet('<row><c><v>1</v></c></row>'.repeat(1e6))),
      'workbook_too_many_rows',
    ],
    [
      'a cell in the last column',
      () => rawWorkbook(oneSheet('<row><c r="XFD1"><v>1</v></c></row>')),
      'workbook_too_many_columns',
    ],
    [
      'one long text in a million cells',
      () =>
        rawWorkbook({
          ...oneSheet(`<row>${'<c t="s"><v>0</v></c>'.repeat(400)}</row>`.repeat(2000)),
          sharedStrings: `<si><t>${'x'.repeat(10_000)}</t></si>`,
        }),
      'workbook_too_full',
    ],
    [
      'wide blank rows on many sheets',
      () =>
        rawWorkbook({
          sheets: Array.from({ length: 20 }, (_, i) => ({
            name: `${i}`,
            data: '<row><c r="SF1"><v>1</v></c></row>'.repeat(9000),
          })),
        }),
      'workbook_too_full',
    ],
    [
      'a thousand sheets in one part',
      () => {
        const parts = workbookParts(oneSheet(good));
        const main = parts.find(({ name }) => name === 'xl/workbook.xml')!;
        main.data = String(main.data).replace(/<sheet .*?\/>/, (sheet) => sheet.repeat(1000));
        return makeZip(parts);
      },
      'workbook_unsafe',
    ],
  ];

  it.each(cases)('%s', async (_, make, code) => {
    const bytes = make();
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ code });
  });

  it('but names that climb out of the archive do no harm', async () => {
    expect(await cellsOf(withPart('../../etc/passwd'))).toEqual([['a']]);
  });
});
