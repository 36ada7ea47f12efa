import { crc32, deflateRawSync } from 'node:zlib';
import { type Cell, type Sheet } from '../../src/platform/workbooks/workbook.types.js';

/** One entry of a package as it is to stand in the file; the forged fields lie about it. */
export interface ZipEntry {
  name: string;
  data: string | Buffer;
  store?: boolean;
  forgedSize?: number;
  forgedSum?: number;
  /** The packed bytes, where they are not simply those of `data`. */
  packed?: Buffer;
  encrypted?: boolean;
}

/** A zip file byte by byte, so that tests can make what no decent writer would. */
export function makeZip(entries: ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const data = Buffer.from(entry.data);
    const packed = entry.packed ?? (entry.store ? data : deflateRawSync(data));
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(entry.store ? 0 : 8, 4);
    fields.writeUInt32LE(entry.forgedSum ?? crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.forgedSize ?? data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, name]));
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

export interface RawSheet {
  name: string;
  /** What stands inside `<sheetData>`. */
  data: string;
  state?: 'hidden' | 'veryHidden';
  /** What stands after `</sheetData>`, such as merges. */
  after?: string;
}

export interface RawWorkbook {
  sheets: RawSheet[];
  sharedStrings?: string;
  styles?: string;
  date1904?: boolean;
  contentType?: string;
  /** Stands before the root element of each sheet. */
  prolog?: string;
}

/** The parts of a workbook whose sheets are given as raw XML; tests change or add parts before they zip them. */
export function workbookParts(workbook: RawWorkbook): ZipEntry[] {
  const { sheets } = workbook;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = [
    ...sheets.map((_, i) => relation(`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`)),
    relation('rIdS', 'sharedStrings', 'sharedStrings.xml'),
    relation('rIdT', 'styles', '/xl/styles.xml'),
  ];
  const list = sheets.map(
    ({ name, state }, i) =>
      `<sheet name="${escape(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"${state ? ` state="${state}"` : ''}/>`,
  );
  const parts: ZipEntry[] = [
    {
      name: '[Content_Types].xml',
      data: `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${workbook.contentType ?? `${SHEET_TYPE}.sheet.main+xml`}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${workbook.date1904 ? 1 : 0}"/><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      data: `<sst xmlns="${MAIN}">${workbook.sharedStrings ?? ''}</sst>`,
    },
    { name: 'xl/styles.xml', data: `<styleSheet xmlns="${MAIN}">${workbook.styles ?? ''}</styleSheet>` },
  ];
  sheets.forEach(({ data, after }, i) =>
    parts.push({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      data: `<?xml version="1.0" encoding="UTF-8"?>${workbook.prolog ?? ''}<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData>${after ?? ''}</worksheet>`,
    }),
  );
  return parts;
}

/** A workbook whose sheets are given as raw XML. */
export const rawWorkbook = (workbook: RawWorkbook): Buffer => makeZip(workbookParts(workbook));

/** `<row>` elements of inline texts, blank cells left out. */
export const inlineRows = (rows: (string | number | null)[][]): string =>
  rows
    .map((cells) => {
      const written = cells.map((cell) =>
        cell === null
          ? '<c/>'
          : typeof cell === 'number'
            ? `<c><v>${cell}</v></c>`
            : `<c t="inlineStr"><is><t>${escape(cell)}</t></is></c>`,
      );
      return `<row>${written.join('')}</row>`;
    })
    .join('');

/** An OLE file, as old workbooks and encrypted new ones are. */
export const oleFile = (kind: 'xls' | 'encrypted'): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1000),
    Buffer.from(kind === 'xls' ? 'Workbook' : 'EncryptedPackage', 'utf16le'),
    Buffer.alloc(500),
  ]);

/** A workbook of one sheet that unpacks to many times its size. */
export function bombWorkbook(unpackedMegabytes: number, forgedSize?: number): Buffer {
  const parts = workbookParts({ sheets: [{ name: 'Bomb', data: '' }] });
  const sheet = parts.find(({ name }) => name.endsWith('sheet1.xml'))!;
  sheet.data = Buffer.alloc(unpackedMegabytes * 1024 * 1024, `<row><c><v>1</v></c></row>`);
  sheet.forgedSize = forgedSize;
  return makeZip(parts);
}

/** A sheet as it is after reading, rows numbered from 1. */
export const sheetOf = (name: string, rows: Cell[][]): Sheet => ({
  name,
  rows: rows.map((cells, i) => ({ number: i + 1, cells })),
});
