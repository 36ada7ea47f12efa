import { cleanText } from '../text/clean-text.js';
import { isDateFormat } from './excel-date.js';
import { WORKBOOK_LIMITS } from './workbook.types.js';
import { readXml } from './xml-parts.js';
import { type ZipParts } from './zip-parts.js';

/** Undoes the escapes of the format (`_x000D_`) and drops what no database takes: NUL and halves of character pairs. */
export function decodeText(text: string): string {
  const decoded = text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;
  return cleanText(decoded).slice(0, WORKBOOK_LIMITS.cellCharacters);
}

/** A piece of a text as the file spells it: the longest spelling of a cell's text, were all of it escaped. */
export const LONGEST_SPELLING = WORKBOOK_LIMITS.cellCharacters * '_x000D_'.length;

/** Collects a text that may come in runs of rich text; the phonetic guide over East Asian text is no part of it. */
export class RichText {
  private text = '';
  /** Whether the text that comes now belongs to it. */
  inRun = false;
  private inPhonetic = false;

  open(name: string): void {
    if (name === 'rPh') this.inPhonetic = true;
    else if (name === 't') this.inRun = !this.inPhonetic;
  }
  add(text: string): void {
    if (this.inRun && this.text.length < LONGEST_SPELLING) this.text += text;
  }
  close(name: string): void {
    if (name === 'rPh') this.inPhonetic = false;
    else if (name === 't') this.inRun = false;
  }
  take(): string {
    if (this.text === '') return '';
    const taken = decodeText(this.text);
    this.text = '';
    return taken;
  }
}

/** The texts that cells name by their index. */
export async function readSharedStrings(parts: ZipParts, part: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (part === undefined || !parts.has(part)) return strings;
  const rich = new RichText();
  await readXml(parts, part, {
    open: (name) => rich.open(name),
    isListening: () => rich.inRun,
    text: (text) => rich.add(text),
    close: (name) => {
      rich.close(name);
      if (name === 'si') strings.push(rich.take());
    },
  });
  return strings;
}

/** What a number shows as: a date, a percentage with so many decimals, or itself. */
export type NumberStyle = 'date' | 'plain' | { percentDecimals: number };

/** For every cell style, by its index: what it shows a number as. */
export async function readNumberStyles(parts: ZipParts, part: string | undefined): Promise<NumberStyle[]> {
  const styles: NumberStyle[] = [];
  if (part === undefined || !parts.has(part)) return styles;
  const codes = new Map<number, string>();
  let inCellStyles = false;
  await readXml(parts, part, {
    open: (name, attribute) => {
      if (name === 'cellXfs') inCellStyles = true;
      else if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      else if (name === 'xf' && inCellStyles) {
        const id = Number(attribute('numFmtId') ?? 0);
        styles.push(styleOf(id, codes.get(id)));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return styles;
}

const BUILT_IN_PERCENT = new Map([
  [9, 0],
  [10, 2],
]);

function styleOf(id: number, code: string | undefined): NumberStyle {
  if (isDateFormat(id, code)) return 'date';
  const decimals = code === undefined ? undefined : /^[#0,]*0(?:\.(0+))?\s?%$/.exec(code.slice(0, 50));
  const percentDecimals = decimals ? (decimals[1]?.length ?? 0) : BUILT_IN_PERCENT.get(id);
  return percentDecimals === undefined ? 'plain' : { percentDecimals };
}
