import { deflateRawSync } from 'node:zlib';
import { changedWorkbook, hostileWorkbooks } from '../../../test/make/hostile-workbooks.js';
import { inlineRows, rawWorkbook, type ZipEntry } from '../../../test/make/workbooks.js';
import { readWorkbook } from './read-workbook.js';

/** A tenth of what is allowed, so that the tests stay quick. */
const MEGABYTES = 5;
const good = inlineRows([['a']]);
const sheet = (data: string, after = '') => rawWorkbook({ sheets: [{ name: 'S', data, after }] });
const SHEET = 'xl/worksheets/sheet1.xml';
const bytesOf = (text: string, encoding: BufferEncoding) =>
  changedWorkbook(SHEET, (part) => (part.data = Buffer.from(text, encoding)));
const inOneCell = (text: string) =>
  `<worksheet><sheetData><row><c t="str"><v>${text}</v></c></row></sheetData></worksheet>`;
describe('what is cheap to send is read or refused', () => {
  it.each(hostileWorkbooks(MEGABYTES))('%s', async (_what, make, outcome) => {
    const read = readWorkbook(make()).then(
      (sheets) => sheets[0]!.rows.length,
      (error: { code: string }) => error.code,
    );
    expect(await read).toBe(outcome);
  });
});

describe('a damaged or odd file', () => {
  const cellsOf = async (bytes: Buffer) =>
    (await readWorkbook(bytes))[0]!.rows.map(({ number, cells }) => [number, ...cells]);
  const withPrefix = (prefix: string) => (part: ZipEntry) =>
    (part.data = String(part.data)
      .replaceAll('r:id', `${prefix}:id`)
      .replace('xmlns:r=', `xmlns:${prefix}=`));

  it.each<[string, () => Buffer, unknown[][]]>([
    [
      'rows in no order',
      () =>
        sheet(
          '<row r="3"><c><v>3</v></c></row><row r="1"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row>',
        ),
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    ],
    [
      'rows whose numbers are none',
      () =>
        sheet(
          '<row r="1.5"><c><v>1</v></c></row><row r="1e300"><c><v>2</v></c></row><row r="-7"><c><v>3</v></c></row>',
        ),
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    ],
    [
      'cells that belong to an extension',
      () => sheet(good, '<extLst><z:row r="5"><z:c><z:v>9</z:v></z:c></z:row></extLst>'),
      [[1, 'a']],
    ],
    [
      'relations with a prefix of its own',
      () => changedWorkbook('xl/workbook.xml', withPrefix('ns0')),
      [[1, 'a']],
    ],
    [
      'text in Latin 2, as it says',
      () => bytesOf(`<?xml version="1.0" encoding="ISO-8859-2"?>${inOneCell('\u00F5\u00FB')}`, 'latin1'),
      [[1, 'őű']],
    ],
    [
      'UTF-8 that calls itself UTF-16',
      () => bytesOf(`<?xml version="1.0" encoding="utf-16"?>${inOneCell('ő')}`, 'utf8'),
      [[1, 'ő']],
    ],
    [
      'UTF-16',
      () => bytesOf(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${inOneCell('ő😀')}`, 'utf16le'),
      [[1, 'ő😀']],
    ],
    [
      'unused bytes behind a part',
      () =>
        changedWorkbook(
          SHEET,
          (part) =>
            (part.packed = Buffer.concat([deflateRawSync(Buffer.from(part.data)), Buffer.alloc(999)])),
        ),
      [[1, 'a']],
    ],
  ])('is read: %s', async (_what, make, rows) => {
    expect(await cellsOf(make())).toEqual(rows);
  });

  it.each<[string, () => Buffer, string]>([
    ['a wrong checksum', () => changedWorkbook(SHEET, (part) => (part.forgedSum = 7)), 'workbook_damaged'],
    ['bytes that are no UTF-8', () => bytesOf(inOneCell('\u00E1'), 'latin1'), 'workbook_damaged'],
    [
      'an encoding that nobody knows',
      () => bytesOf(`<?xml version="1.0" encoding="IBM037"?>${inOneCell('a')}`, 'utf8'),
      'workbook_damaged',
    ],
    [
      'a document type in UTF-16',
      () => bytesOf(`\uFEFF<!-- x --><!DOCTYPE a [<!ENTITY b "c">]>${inOneCell('&b;')}`, 'utf16le'),
      'workbook_unsafe',
    ],
    ...[
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/sharedStrings.xml',
      'xl/styles.xml',
    ].map((name): [string, () => Buffer, string] => [
      `a document type in ${name}`,
      () => changedWorkbook(name, (part) => (part.data = `<!DOCTYPE a>${String(part.data)}`)),
      'workbook_unsafe',
    ]),
  ])('is refused: %s', async (_what, make, code) => {
    await expect(readWorkbook(make())).rejects.toMatchObject({ code });
  });
});
