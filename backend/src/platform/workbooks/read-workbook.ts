import { posix } from 'node:path';
import { readNumberStyles, readSharedStrings } from './shared-parts.js';
import { WorkbookError } from './workbook.errors.js';
import { type Sheet, WORKBOOK_LIMITS } from './workbook.types.js';
import { readWorksheet, type WorkbookContext } from './worksheet.js';
import { readXml } from './xml-parts.js';
import { openZip, type ZipParts } from './zip-parts.js';

/**
 * Reads the values of an .xlsx file, sheets in their order, hidden ones marked. Bounds are WORKBOOK_LIMITS; anything beyond
 * them, anything that is no workbook and anything hostile throws WorkbookError (rules: uploads). Files
 * that come from outside are read in a thread (`reading-thread.ts`). `asShown` gives percentages as texts (`25%`).
 */
export async function readWorkbook(bytes: Buffer, { asShown = false } = {}): Promise<Sheet[]> {
  const parts = await openZip(bytes);
  if (!parts.has('[Content_Types].xml')) throw new WorkbookError('workbook_not_xlsx');
  const main = await findWorkbookPart(parts);
  await refuseMacros(parts, main);
  const related = await readRelations(parts, main);
  const { sheets, since1904 } = await readSheetList(parts, main);

  const context: WorkbookContext = {
    strings: await readSharedStrings(
      parts,
      related.find((relation) => relation.type === 'sharedStrings')?.part,
    ),
    styles: await readNumberStyles(parts, related.find((relation) => relation.type === 'styles')?.part),
    since1904,
    asShown,
    rowsLeft: WORKBOOK_LIMITS.rows,
    cellsLeft: WORKBOOK_LIMITS.cells,
    filledLeft: WORKBOOK_LIMITS.filledCells,
    charactersLeft: WORKBOOK_LIMITS.characters,
  };
  const read: Sheet[] = [];
  for (const { name, relation, hidden } of sheets) {
    const target = related.find(({ id, type }) => id === relation && type === 'worksheet');
    if (!target) continue;
    const sheet = await readWorksheet(parts, target.part, name, context);
    read.push(hidden ? { ...sheet, hidden } : sheet);
  }
  if (read.length === 0) throw new WorkbookError('workbook_damaged', {}, new Error('no worksheet'));
  return read;
}

/**
 * A workbook has macros where its main part says so, or where there is a part with macros. A type that is only declared for
 * an extension says nothing unless it is the main part's: SheetJS declares one in every file.
 */
async function refuseMacros(parts: ZipParts, main: string): Promise<void> {
  let hasMacros = parts.names.some((name) => name.endsWith('vbaproject.bin'));
  let byExtension = '';
  let ofMain: string | undefined;
  await readXml(parts, '[Content_Types].xml', {
    open: (name, attribute) => {
      const type = attribute('ContentType') ?? '';
      const part = (attribute('PartName') ?? '').replace(/^\/+/, '').toLowerCase();
      if (name === 'Override' && /vbaProject/i.test(type)) hasMacros = true;
      if (name === 'Override' && part === main.toLowerCase()) ofMain = type;
      if (name === 'Default' && attribute('Extension')?.toLowerCase() === 'xml') byExtension = type;
    },
  });
  if (hasMacros || /macroEnabled/i.test(ofMain ?? byExtension)) throw new WorkbookError('workbook_macro');
}

async function findWorkbookPart(parts: ZipParts): Promise<string> {
  const named = parts.has('_rels/.rels') ? await readRelations(parts, '') : [];
  const part = named.find((relation) => relation.type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  if (!part.toLowerCase().startsWith('xl/') || !part.toLowerCase().endsWith('.xml') || !parts.has(part))
    throw new WorkbookError('workbook_not_xlsx');
  return part;
}

const MOST_RELATIONS = 1_000;

interface Relation {
  id: string;
  /** The last word of the relation's type address, which is the same in both flavours of the format. */
  type: string;
  part: string;
}

async function readRelations(parts: ZipParts, source: string): Promise<Relation[]> {
  const folder = posix.dirname(source);
  const relations: Relation[] = [];
  const part = posix.join(folder, '_rels', `${posix.basename(source)}.rels`);
  if (!parts.has(part)) return relations;
  await readXml(parts, part, {
    open: (name, attribute) => {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      // Far more than there may be parts: looking through them for each sheet would take its time.
      if (relations.length >= MOST_RELATIONS) throw new WorkbookError('workbook_unsafe');
      const target = (attribute('Target') ?? '').replaceAll('\\', '/');
      relations.push({
        id: attribute('Id') ?? '',
        type: (attribute('Type') ?? '').split('/').at(-1)!,
        part: posix.resolve('/', folder, target).slice(1),
      });
    },
  });
  return relations;
}

async function readSheetList(parts: ZipParts, main: string) {
  const sheets: { name: string; relation: string; hidden: boolean }[] = [];
  let since1904 = false;
  await readXml(parts, main, {
    open: (name, attribute) => {
      if (name === 'workbookPr') since1904 = /^(1|true)$/i.test(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      // Many names for one part would have it read again and again.
      if (sheets.length >= WORKBOOK_LIMITS.entries) throw new WorkbookError('workbook_unsafe');
      const state = attribute('state') ?? 'visible';
      const relation = attribute(':id') ?? attribute('id') ?? '';
      sheets.push({ name: (attribute('name') ?? '').slice(0, 100), relation, hidden: state !== 'visible' });
    },
  });
  return { sheets, since1904 };
}
