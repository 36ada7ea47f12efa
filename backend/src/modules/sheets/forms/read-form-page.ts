import type { QuestionKind } from '../../questionnaires/question-fields.js';
import { FormBuilder, formId, FormUnreadable, type ReadForm } from './form.js';

/** What looks like the variable may also stand in texts of the form; more often than this it is no form's page. */
const MOST_PLACES = 5;
/** A form nests its lists about ten deep. */
const MOST_LEVELS = 64;

/** Kinds of items on a form's public page that are no questions; 8 is a page break. */
const PAGE_BREAK = 8;
const NO_QUESTIONS = new Set([6, 11, 12]);
const GRID = 7;
const CHECKBOXES = 4;
const WITH_OPTIONS = new Set([2, 3, CHECKBOXES, 5, GRID]);
const FREE = new Set([0, 1, 9, 10, 13]);
const KNOWN_QUESTIONS = new Set([0, 1, 2, 3, 4, 5, GRID, 9, 10, 13]);

/**
 * Reads a form from the HTML of its public page, which holds its items in one JSON value. The page is not documented and shows
 * neither points nor correct answers. Throws FormUnreadable where the value is missing or of another shape
 * (rules: google forms).
 */
export function readFormPage(html: string): ReadForm {
  const data = findLoadData(html);
  const body = listAt(data, 1);
  const items = body[1] === null || body[1] === undefined ? [] : listAt(body, 1);
  const built = new FormBuilder(body[8] || data[3]);
  for (const entry of items) {
    built.next();
    if (!Array.isArray(entry) || typeof entry[3] !== 'number')
      throw new FormUnreadable('An item has no kind.');
    addItem(built, entry as unknown[], entry[3]);
  }
  return built.done('page');
}

function addItem(built: FormBuilder, item: unknown[], kind: number): void {
  const [id, title, description] = item;
  if (kind === PAGE_BREAK) return built.page(formId(id), title, description);
  if (NO_QUESTIONS.has(kind)) return;
  const asked = Array.isArray(item[4]) ? (item[4] as unknown[]) : [];
  if (KNOWN_QUESTIONS.has(kind) && asked.length === 0) throw new FormUnreadable('A question has no entry.');
  for (const entry of asked) {
    if (!Array.isArray(entry)) throw new FormUnreadable('An entry of a question is no list.');
    const isRow = kind === GRID || asked.length > 1;
    const row = isRow && Array.isArray(entry[3]) ? (entry[3] as unknown[])[0] : undefined;
    built.question(formId(entry[0]), title, {
      ...(isRow ? { row } : {}),
      ...choicesOf(entry, kind),
      required: entry[2] === 1,
      isUnknownKind: !KNOWN_QUESTIONS.has(kind),
    });
  }
}

/** How an entry is answered: each of its options is a list that begins with the label; a fifth part tells 'other'. */
function choicesOf(entry: unknown[], kind: number): { kind?: QuestionKind; options?: unknown[] } {
  if (FREE.has(kind)) return { kind: 'text' };
  if (!WITH_OPTIONS.has(kind)) return {};
  const options = Array.isArray(entry[1]) ? (entry[1] as unknown[]) : [];
  const isTicked = Array.isArray(entry[11]) && (entry[11] as unknown[])[0] === 1;
  return {
    kind: kind === CHECKBOXES || (kind === GRID && isTicked) ? 'multiple' : 'single',
    options: options.flatMap((option) =>
      Array.isArray(option) && option[4] !== 1 ? [option[0] as unknown] : [],
    ),
  };
}

/** The value of the variable, wherever in the page it stands. */
function findLoadData(html: string): unknown[] {
  const places = html.matchAll(/FB_PUBLIC_LOAD_DATA_\s{0,9}=\s{0,9}(?=\[)/g);
  let tries = 0;
  for (const { 0: opening, index } of places) {
    if ((tries += 1) > MOST_PLACES) break;
    const json = cutList(html, index + opening.length);
    const value = json ? parseList(json) : null;
    if (value && Array.isArray(value[1])) return value;
  }
  throw new FormUnreadable('The page has no data of a form.');
}

/**
 * The list that begins here, up to its own closing bracket: brackets in texts do not count. Null when it never ends or nests
 * deeper than any form does.
 */
function cutList(html: string, start: number): string | null {
  const signs = /["[\]]/g;
  const textEnd = /["\\]/g;
  let depth = 0;
  signs.lastIndex = start;
  for (let sign = signs.exec(html); sign; sign = signs.exec(html)) {
    if (sign[0] === '"') {
      const end = endOfText(html, sign.index + 1, textEnd);
      if (end < 0) return null;
      signs.lastIndex = end;
    } else {
      depth += sign[0] === '[' ? 1 : -1;
      if (depth === 0) return html.slice(start, sign.index + 1);
      if (depth > MOST_LEVELS) return null;
    }
  }
  return null;
}

/** The place behind a text's closing quotation mark; -1 when there is none. */
function endOfText(html: string, start: number, signs: RegExp): number {
  signs.lastIndex = start;
  for (let sign = signs.exec(html); sign; sign = signs.exec(html)) {
    if (sign[0] === '"') return sign.index + 1;
    signs.lastIndex = sign.index + 2;
  }
  return -1;
}

function parseList(json: string): unknown[] | null {
  try {
    return JSON.parse(json) as unknown[];
  } catch {
    return null;
  }
}

function listAt(list: unknown[], index: number): unknown[] {
  const value = list[index];
  if (!Array.isArray(value)) throw new FormUnreadable(`Place ${index} holds no list.`);
  return value as unknown[];
}
