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

/** For every cell style, by its index: does it show a number as a date? */
export async function readDateStyles(parts: ZipParts, part: string | undefined): Promise<boolean[]> {
  const styles: boolean[] = [];
  if (part === undefined || !parts.has(part)) return styles;
  const isDate = new Map<number, boolean>();
  let inCellStyles = false;
  await readXml(parts, part, {
    open: (name, attribute) => {
      if (name === 'cellXfs') inCellStyles = true;
      else if (name === 'numFmt') {
        const id = Number(attribute('numFmtId'));
        isDate.set(id, isDateFormat(id, attribute('formatCode') ?? ''));
      } else if (name === 'xf' && inCellStyles) {
        const id = Number(attribute('numFmtId') ?? 0);
        styles.push(isDate.get(id) ?? isDateFormat(id, undefined));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return styles;
}
