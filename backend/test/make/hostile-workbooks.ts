import { inlineRows, makeZip, rawWorkbook, workbookParts, type ZipEntry } from './workbooks.js';

/** Two million cells take this much; what is refused for their number has to have them. */
const LARGEST = 45;

/** The workbook with one small sheet, with one of its parts changed. */
export function changedWorkbook(name: string, change: (part: ZipEntry) => void): Buffer {
  const parts = workbookParts({ sheets: [{ name: 'S', data: inlineRows([['a']]) }] });
  change(parts.find((part) => part.name === name)!);
  return makeZip(parts);
}

/** What it is, how it is made, and what becomes of it: a refusal, or the number of rows. */
export type HostileWorkbook = [string, () => Buffer, string | number];

/** Workbooks that cost their sender little, with so many megabytes of one kind of markup. */
export function hostileWorkbooks(megabytes: number): HostileWorkbook[] {
  const fill = (piece: string, most = megabytes) =>
    piece.repeat(Math.floor((most * 1024 * 1024) / Buffer.byteLength(piece)));
  const sheet = (data: string, after = '') => rawWorkbook({ sheets: [{ name: 'S', data, after }] });
  const strings = (sharedStrings: string) =>
    rawWorkbook({ sheets: [{ name: 'S', data: '' }], sharedStrings });
  const relations = (count: number) =>
    changedWorkbook('xl/_rels/workbook.xml.rels', (part) => {
      const more = '<Relationship Id="a" Type="t" Target="x"/>'.repeat(count);
      part.data = String(part.data).replace('<Relationship ', `${more}<Relationship `);
    });
  return [
    ['empty cells', () => sheet(`<row>${fill('<c/>')}</row>`), 0],
    ['empty rows', () => sheet(fill('<row r="1"/>')), 0],
    [
      'a row after each thousand empty ones',
      () => sheet(fill(`${'<row/>'.repeat(999)}<row><c><v>1</v></c></row>`)),
      'workbook_too_full',
    ],
    ['references', () => sheet(`<row><c t="str"><v>${fill('&lt;')}</v></c></row>`), 1],
    ['references that nobody reads', () => sheet('', `<a>${fill('&#9;')}</a>`), 0],
    ['line ends', () => sheet(`<row><c t="str"><v>${fill('\r\n')}</v></c></row>`), 1],
    ['a comment full of dashes', () => sheet('', `<!--${fill('x-')}-->`), 0],
    ['elements within elements', () => sheet('', fill('<a>')), 'workbook_unsafe'],
    ['millions of attributes', () => sheet('', `<a ${fill('b="" ')}/>`), 'workbook_unsafe'],
    ['long tags', () => sheet(fill(`<row b="${'>'.repeat(100_000)}"/>`)), 0],
    ['a name without end', () => sheet(`<${fill('x')}/>`), 'workbook_unsafe'],
    ['empty texts', () => strings(fill('<si/>')), 0],
    ['escapes', () => strings(fill(`<si><t>${'_xD800_'.repeat(1400)}</t></si>`)), 0],
    ['a million relations', () => relations(1_000_000), 'workbook_unsafe'],
    [
      'two million dates',
      () =>
        rawWorkbook({
          sheets: [
            { name: 'S', data: fill(`<row>${'<c s="0"><v>46000.5</v></c>'.repeat(400)}</row>`, LARGEST) },
          ],
          styles: '<cellXfs><xf numFmtId="14"/></cellXfs>',
        }),
      'workbook_too_full',
    ],
  ];
}
