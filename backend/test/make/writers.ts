import { makeZip, type ZipEntry } from './workbooks.js';

/** What every file of these holds: a header, then a text with signs, a number, a moment and a ticked box. */
export const WRITTEN = [
  ['E-mail-cím', 'Név', 'Pont', 'Mikor', 'Jelölve'],
  ['anna@clinic.example', 'Őry „Űr” & Társa', 12.5, new Date('2026-03-02T09:14:22Z'), true],
] as const;
const [HEADER, [MAIL, NAME]] = WRITTEN;
const SERIAL = 46_083.384_976_851_85;
const SERIAL_1904 = SERIAL - 1_462;
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const STRICT_MAIN = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const DATE_STYLES =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs>';

const escape = (text: string) => text.replaceAll('&', '&amp;');
const NAMED = escape(NAME);

interface Package {
  sheet: string;
  strings?: string;
  styles?: string;
  workbook?: string;
  /** Beside the parts that every package has. */
  types?: string;
  target?: string;
  office?: string;
  main?: string;
  more?: ZipEntry[];
  name?: string;
}

/** A package as a writer puts it together; what writers differ in is given. */
function packed(parts: Package): Buffer {
  const { office = OFFICE, main = MAIN, target = 'worksheets/sheet1.xml', strings, more = [] } = parts;
  const relation = (id: string, type: string, to: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${to}"/>`;
  const relations = (...list: string[]) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
  const workbook =
    parts.workbook ??
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${parts.name ?? 'Sheet1'}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return makeZip([
    {
      name: '[Content_Types].xml',
      data: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>${parts.types ?? ''}<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/></Types>`,
    },
    { name: '_rels/.rels', data: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    { name: 'xl/workbook.xml', data: XML + workbook },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: relations(
        relation('rId2', 'styles', 'styles.xml'),
        ...(strings === undefined ? [] : [relation('rId3', 'sharedStrings', 'sharedStrings.xml')]),
        relation('rId1', 'worksheet', target),
      ),
    },
    {
      name: 'xl/styles.xml',
      data: `${XML}<styleSheet xmlns="${main}">${parts.styles ?? DATE_STYLES}</styleSheet>`,
    },
    ...(strings === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', data: `${XML}<sst xmlns="${main}">${strings}</sst>` }]),
    { name: 'xl/worksheets/sheet1.xml', data: XML + parts.sheet },
    ...more,
  ]);
}

const at = (column: number, row: number) => `${'ABCDE'[column]}${row}`;
const sheet = (rows: string, { before = '', after = '', root = `xmlns="${MAIN}"` } = {}) =>
  `<worksheet ${root}>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
/** Rows whose texts are numbers of a list, in the order given. */
const shared = (
  order: readonly number[],
  { date = `<c r="D2" s="1"><v>${SERIAL}</v></c>`, row = '' } = {},
) => {
  const text = (index: number, place: string) => `<c r="${place}" t="s"><v>${order[index]}</v></c>`;
  return `<row r="1"${row}>${HEADER.map((_, column) => text(column, at(column, 1))).join('')}</row><row r="2"${row}>${text(5, 'A2')}${text(6, 'B2')}<c r="C2"><v>12.5</v></c>${date}<c r="E2" t="b"><v>1</v></c></row>`;
};
const strings = [...HEADER, MAIL, NAMED].map((text) => `<si><t>${text}</t></si>`).join('');
const inOrder = [0, 1, 2, 3, 4, 5, 6];
const inline = (text: string, place: string, style = '') =>
  `<c r="${place}"${style} t="inlineStr"><is><t>${text}</t></is></c>`;

/** Files as these programs write them, made of the parts that they are known by. */
export const WRITERS: [string, () => Buffer][] = [
  [
    'SheetJS: no list of texts, a type for macros that no part has',
    () =>
      packed({
        types: `<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>`,
        sheet: sheet(
          `<row r="1">${HEADER.map((text, column) => `<c r="${at(column, 1)}" t="str"><v>${text}</v></c>`).join('')}</row><row r="2"><c r="A2" t="str"><v>${MAIL}</v></c><c r="B2" t="str"><v>${NAMED}</v></c><c r="C2" t="n"><v>12.5</v></c><c r="D2" t="n" s="1"><v>${SERIAL}</v></c><c r="E2" t="b"><v>1</v></c></row>`,
          {
            before: '<dimension ref="A1:E2"/>',
            after: '<ignoredErrors><ignoredError numberStoredAsText="1" sqref="A1:E2"/></ignoredErrors>',
          },
        ),
      }),
  ],
  [
    'openpyxl: texts in the cells, an absolute target, no declaration of shared texts',
    () =>
      packed({
        target: '/xl/worksheets/sheet1.xml',
        sheet: sheet(
          `<row r="1">${HEADER.map((text, column) => inline(text, at(column, 1))).join('')}</row><row r="2">${inline(MAIL, 'A2')}${inline(NAMED, 'B2')}<c r="C2" t="n"><v>12.5</v></c><c r="D2" s="1" t="n"><v>${SERIAL}</v></c><c r="E2" t="b"><v>1</v></c></row>`,
          { before: '<sheetPr><outlinePr summaryBelow="1"/><pageSetUpPr/></sheetPr>' },
        ),
      }),
  ],
  [
    'xlsxwriter: spans, shared texts with counts',
    () =>
      packed({
        strings,
        sheet: sheet(shared(inOrder, { row: ' spans="1:5"' }), { after: '<pageMargins left="0.7"/>' }),
        more: [{ name: 'docProps/app.xml', data: `${XML}<Properties/>` }],
      }),
  ],
  [
    'LibreOffice: shared texts in another order, styled blank cells to the right and rows below',
    () =>
      packed({
        strings: [...HEADER, MAIL, NAMED]
          .toReversed()
          .map((text) => `<si><t xml:space="preserve">${text}</t></si>`)
          .join(''),
        target: '/xl/worksheets/sheet1.xml',
        sheet: sheet(
          `${shared(inOrder.toReversed(), { row: ' customFormat="false" ht="12.8" hidden="false"' }).replaceAll('</row>', '<c r="F1" s="0"/></row>')}<row r="3" customFormat="1" ht="12.8"><c r="A3" s="0"/></row>`,
          { before: '<sheetPr filterMode="false"/><cols><col min="1" max="1025" width="11.52"/></cols>' },
        ),
      }),
  ],
  [
    'WPS: phonetic texts, extensions of its own',
    () =>
      packed({
        strings: strings.replace(
          `<t>${NAMED}</t>`,
          `<t>${NAMED}</t><rPh sb="0" eb="1"><t>x</t></rPh><phoneticPr fontId="1"/>`,
        ),
        sheet: sheet(shared(inOrder), {
          root: `xmlns="${MAIN}" xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData"`,
          after:
            '<extLst><ext uri="{A}"><etc:row r="9"><etc:c r="A9"><etc:v>no</etc:v></etc:c></etc:row></ext></extLst>',
        }),
      }),
  ],
  [
    'Numbers: rich runs, the name of its table in that of the sheet',
    () =>
      packed({
        name: 'Lap 1 - 1. táblázat',
        strings: strings.replace(
          `<t>${NAMED}</t>`,
          `<r><rPr><b val="1"/></rPr><t xml:space="preserve">Őry „Űr” </t></r><r><t>&amp; Társa</t></r>`,
        ),
        sheet: sheet(shared(inOrder), { before: '<sheetFormatPr defaultRowHeight="19.9"/>' }),
      }),
  ],
  [
    'Google: inherited styles, no dimension, numbers with a format code of its own',
    () =>
      packed({
        strings,
        styles:
          '<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;. &quot;mm&quot;. &quot;dd&quot;. &quot;h:mm:ss"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>',
        sheet: sheet(shared(inOrder), {
          root: `xmlns="${MAIN}" xmlns:mx="http://schemas.microsoft.com/office/mac/excel/2008/main"`,
          before:
            '<sheetPr><outlinePr summaryBelow="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"/></sheetViews>',
        }),
      }),
  ],
  [
    'Excel for Mac: days since 1904, alternate content',
    () =>
      packed({
        strings,
        workbook: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><workbookPr date1904="1"/><mc:AlternateContent><mc:Choice Requires="x15"><x/></mc:Choice></mc:AlternateContent><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        sheet: sheet(shared(inOrder, { date: `<c r="D2" s="1"><v>${SERIAL_1904}</v></c>` })),
      }),
  ],
  [
    'Excel, saved as Strict: other namespaces, dates as texts',
    () =>
      packed({
        strings,
        office: STRICT,
        main: STRICT_MAIN,
        sheet: sheet(shared(inOrder, { date: '<c r="D2" s="1" t="d"><v>2026-03-02T09:14:22</v></c>' }), {
          root: `xmlns="${STRICT_MAIN}"`,
        }),
      }),
  ],
  [
    'programs with the Open XML SDK: prefixed elements, no places',
    () =>
      packed({
        sheet: `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row>${HEADER.map((text) => `<x:c t="str"><x:v>${text}</x:v></x:c>`).join('')}</x:row><x:row><x:c t="str"><x:v>${MAIL}</x:v></x:c><x:c t="str"><x:v>${NAMED}</x:v></x:c><x:c><x:v>12.5</x:v></x:c><x:c s="1"><x:v>${SERIAL}</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      }),
  ],
];

const LINES = [
  ['E-mail-cím', 'Név'],
  [MAIL, 'Őry „Űr” & Társa'],
];
const TEXT = (separator: string) => LINES.map((cells) => cells.join(separator)).join('\r\n');
/** The letters of the text that Windows has elsewhere than Unicode. */
const windows = (text: string, letters: Record<string, number>) =>
  Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
const QUOTES = { '„': 0x84, '”': 0x94 };

/** The same in text, as spreadsheets save it; of Western Windows a name without Hungarian letters. */
export const TEXT_WRITERS: [string, Buffer, string[][]][] = [
  ['UTF-8, commas', Buffer.from(TEXT(',')), LINES],
  ['UTF-8 with its mark, semicolons', Buffer.from(`\ufeff${TEXT(';')}`), LINES],
  ['UTF-8, the separator said', Buffer.from(`sep=;\r\n${TEXT(';')}`), LINES],
  ['UTF-8, tabs', Buffer.from(TEXT('\t')), LINES],
  ['UTF-16, tabs, as Excel saves Unicode text', Buffer.from(`\ufeff${TEXT('\t')}`, 'utf16le'), LINES],
  ['UTF-16, the other way round', Buffer.from(`\ufeff${TEXT('\t')}`, 'utf16le').swap16(), LINES],
  ['Windows-1250, semicolons', windows(TEXT(';'), { ...QUOTES, Ő: 0xd5, Ű: 0xdb }), LINES],
  [
    'Windows-1252, semicolons',
    windows('E-mail;Name\r\nanna@clinic.example;Mère Zoë', {}),
    [
      ['E-mail', 'Name'],
      [MAIL, 'Mère Zoë'],
    ],
  ],
];
