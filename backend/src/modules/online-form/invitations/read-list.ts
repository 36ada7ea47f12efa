import { isEmailAddress, normalizeEmail } from '../../../platform/text/email-address.js';
import { isBlank, nameOf, textOf } from '../../../platform/workbooks/cell-text.js';
import type { Cell, Sheet } from '../../../platform/workbooks/workbook.types.js';
import { contactColumnOf, type ContactField } from '../../responses/intake/contact-columns.js';
import type { ListedClinic } from './invitation.types.js';

type Columns = Partial<Record<ContactField, number>>;

const HEADER_ROWS = 10;
/** One more than an address may have, so that a cell full of text still reads as no address. */
const LONGEST_ADDRESS = 255;

/**
 * The clinics of a list: of the first visible sheet that names addresses, by its header (rules: matching columns), else by
 * where the addresses stand. Null where there are none. Pure.
 */
export function readList(sheets: readonly Sheet[]): ListedClinic[] | null {
  for (const { rows } of sheets.filter(({ hidden }) => !hidden)) {
    const columns = rows.slice(0, HEADER_ROWS).map(({ cells }) => columnsOf(cells));
    const header = columns.findIndex((found) => found !== null);
    const known = columns[header] ?? null;
    if (known === null && !rows.some(({ cells }) => addressAt(cells) >= 0)) continue;
    return rows
      .slice(header + 1)
      .filter(({ cells }) => !isBlank(cells) && columnsOf(cells) === null)
      .map(({ number, cells }) => ({ row: number, ...(known ? byHeader(cells, known) : byPlace(cells)) }));
  }
  return null;
}

/** Null where it is no header: without a column of addresses, or with an address in it. */
function columnsOf(cells: Cell[]): Columns | null {
  const columns: Columns = {};
  const ranks: Partial<Record<ContactField, number>> = {};
  for (const [index, cell] of cells.entries()) {
    const match = contactColumnOf(textOf(cell));
    if (match === null || match.field === 'score' || match.rank >= (ranks[match.field] ?? Infinity)) continue;
    columns[match.field] = index;
    ranks[match.field] = match.rank;
  }
  return columns.clientEmail === undefined ? null : columns;
}

function byHeader(cells: Cell[], columns: Columns): Omit<ListedClinic, 'row'> {
  const at = (field: ContactField) => (columns[field] === undefined ? undefined : cells[columns[field]]);
  return {
    clientName: nameOf(at('clientName')),
    clinicName: nameOf(at('clinicName')),
    clientEmail: addressIn(at('clientEmail')),
  };
}

/** What stands around the address, in this order: name and clinic; one thing alone is the clinic. */
function byPlace(cells: Cell[]): Omit<ListedClinic, 'row'> {
  const place = addressAt(cells);
  const others = cells.filter((_, index) => index !== place);
  const [clientName, clinicName] = others.length > 1 ? others : [undefined, others[0]];
  return {
    clientName: nameOf(clientName),
    clinicName: nameOf(clinicName),
    clientEmail: place < 0 ? '' : addressIn(cells[place]),
  };
}

/** A cell that is nothing but an address goes before one that only holds the sign. */
function addressAt(cells: Cell[]): number {
  const texts = cells.map(addressIn);
  const place = texts.findIndex((text) => isEmailAddress(normalizeEmail(text)));
  return place < 0 ? texts.findIndex((text) => text.includes('@')) : place;
}

const addressIn = (cell: Cell | undefined): string => textOf(cell).slice(0, LONGEST_ADDRESS);
