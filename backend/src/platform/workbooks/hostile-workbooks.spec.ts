import { deflateRawSync } from 'node:zlib';
import {
  inlineRows,
  makeZip,
  rawWorkbook,
  workbookParts,
  type ZipEntry,
} from '../../../test/make/workbooks.js';
import { readWorkbook } from './read-workbook.js';

/** Less than half of what is allowed, so that the tests stay quick. */
const MEGABYTES = 20;
const good = inlineRows([['a']]);
const fill = (piece: string, megabytes = MEGABYTES) =>
  piece.repeat(Math.floor((megabytes * 1024 * 1024) / Buffer.byteLength(piece)));
const sheet = (data: string, after = '') => rawWorkbook({ sheets: [{ name: 'S', data, after }] });
const strings = (sharedStrings: string) => rawWorkbook({ sheets: [{ name: 'S', data: '' }], sharedStrings });
/** The good workbook with one of its parts changed. */
function changed(name: string, change: (part: ZipEntry) => void): Buffer {
  const parts = workbookParts({ sheets: [{ name: 'S', data: good }] });
  change(parts.find((part) => part.name === name)!);
  return makeZip(parts);
}
const SHEET = 'xl/worksheets/sheet1.xml';
const bytesOf = (text: string, encoding: BufferEncoding) =>
  changed(SHEET, (part) => (part.data = Buffer.from(text, encoding)));
const inOneCell = (text: string) =>
  `<worksheet><sheetData><row><c t="str"><v>${text}</v></c></row></sheetData></worksheet>`;
const relations = (count: number) => changed('xl/_rels/workbook.xml.rels', (part) => (part.data = String(part.data).replace('<Relationship ', `${'<Relationship Id="a" Type="t" Target="x"/>'.repeat(count)}<Relationship `))); // prettier-ignore

// What it is, how it is made, and what becomes of it: a refusal, or the number of rows.
const cheapToSend: [string, () => Buffer, string | number][] = [
  ['empty cells', () => sheet(`<row>${fill('<c/>')}</row>`), 0],
  ['empty rows', () => sheet(fill('<row r="1"/>')), 0],
  ['a row after each thousand empty ones', () => sheet(fill(`${'<row/>'.repeat(999)}<row><c><v>1</v></c></row>`)), 'workbook_too_full'],
  ['references', () => sheet(`<row><c t="str"><v>${fill('&lt;')}</v></c></row>`), 1],
  ['references that nobody reads', () => sheet('', `<a>${fill('&#9;')}</a>`), 0],
  ['line ends', () => sheet(`<row><c t="str"><v>${fill('\r\n')}</v></c></row>`), 1],
  ['a comment full of dashes', () => sheet('', `<!--${fill('x-')}-->`), 0],
  ['elements within elements', () => sheet('', fill('<a>')), 'workbook_unsafe'],
  ['millions of attributes', () => sheet('', `<a ${fill('b="" ', 20)}/>`), 'workbook_unsafe'],
  ['long tags', () => sheet(fill(`<row b="${'>'.repeat(100_000)}"/>`)), 0],
  ['a name without end', () => sheet(`<${fill('x')}/>`), 'workbook_unsafe'],
  ['empty texts', () => strings(fill('<si/>')), 0],
  ['escapes', () => strings(fill(`<si><t>${'_xD800_'.repeat(1400)}</t></si>`)), 0],
  ['a million relations', () => relations(1_000_000), 'workbook_unsafe'],
  ['two million dates', () => rawWorkbook({ sheets: [{ name: 'S', data: fill(`<row>${'<c s="0"><v>46000.5</v></c>'.repeat(400)}</row>`, 45) }], styles: '<cellXfs><xf numFmtId="14"/></cellXfs>' }), 'workbook_too_full'],
]; // prettier-ignore

describe('what is cheap to send is cheap to read', () => {
  it.each(cheapToSend)('%s', async (_what, make, outcome) => {
    const bytes = make();
    const before = process.cpuUsage();
    const read = readWorkbook(bytes).then(
      (sheets) => sheets[0]!.rows.length,
      (error: { code: string }) => error.code,
    );
    expect(await read).toBe(outcome);
    // Working time, so that busy neighbours do not count; code under test runs at half its speed.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(4000);
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
    ['rows in no order', () => sheet('<row r="3"><c><v>3</v></c></row><row r="1"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row>'), [[1, 1], [2, 2], [3, 3]]],
    ['rows whose numbers are none', () => sheet('<row r="1.5"><c><v>1</v></c></row><row r="1e300"><c><v>2</v></c></row><row r="-7"><c><v>3</v></c></row>'), [[1, 1], [2, 2], [3, 3]]],
    ['cells that belong to an extension', () => sheet(good, '<extLst><z:row r="5"><z:c><z:v>9</z:v></z:c></z:row></extLst>'), [[1, 'a']]],
    ['relations with a prefix of its own', () => changed('xl/workbook.xml', withPrefix('ns0')), [[1, 'a']]],
    ['text in Latin 2, as it says', () => bytesOf(`<?xml version="1.0" encoding="ISO-8859-2"?>${inOneCell('\u00F5\u00FB')}`, 'latin1'), [[1, 'őű']]],
    ['UTF-8 that calls itself UTF-16', () => bytesOf(`<?xml version="1.0" encoding="utf-16"?>${inOneCell('ő')}`, 'utf8'), [[1, 'ő']]],
    ['UTF-16', () => bytesOf(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${inOneCell('ő😀')}`, 'utf16le'), [[1, 'ő😀']]],
    ['unused bytes behind a part', () => changed(SHEET, (part) => (part.packed = Buffer.concat([deflateRawSync(Buffer.from(part.data)), Buffer.alloc(999)]))), [[1, 'a']]],
  ])('is read: %s', async (_what, make, rows) => {
    expect(await cellsOf(make())).toEqual(rows);
  }); // prettier-ignore

  it.each<[string, () => Buffer, string]>([
    ['a wrong checksum', () => changed(SHEET, (part) => (part.forgedSum = 7)), 'workbook_damaged'],
    ['bytes that are no UTF-8', () => bytesOf(inOneCell('\u00E1'), 'latin1'), 'workbook_damaged'],
    ['an encoding that nobody knows', () => bytesOf(`<?xml version="1.0" encoding="IBM037"?>${inOneCell('a')}`, 'utf8'), 'workbook_damaged'],
    ['a document type in UTF-16', () => bytesOf(`\uFEFF<!-- x --><!DOCTYPE a [<!ENTITY b "c">]>${inOneCell('&b;')}`, 'utf16le'), 'workbook_unsafe'],
    ...['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/sharedStrings.xml', 'xl/styles.xml'].map(
      (name): [string, () => Buffer, string] => [`a document type in ${name}`, () => changed(name, (part) => (part.data = `<!DOCTYPE a>${String(part.data)}`)), 'workbook_unsafe'],
    ),
  ])('is refused: %s', async (_what, make, code) => {
    await expect(readWorkbook(make())).rejects.toMatchObject({ code });
  }); // prettier-ignore
});
