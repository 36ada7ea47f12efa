import { inflateSync } from 'node:zlib';

/** What a reader aloud finds in a tagged PDF, and what an eye sees; places are 'page:mark', marks counting from 0 on each page. */
export interface PdfStructure {
  /** Marked content in the order in which it is drawn. */
  drawn: string[];
  /** The same in the order in which the structure tree names it. */
  read: string[];
  /** The same as the parent tree leads back from it to the elements that hold it. */
  ledBack: string[];
  /** Pieces of text and shapes that are neither marked nor artifacts. */
  unmarked: number;
  /** Levels of the headings, in reading order. */
  headings: number[];
  /** Kinds of elements that stand where they may not. */
  misplaced: string[];
  /** Annotations, and those of them that an element of the tree holds and that say where they lead. */
  links: { all: number; described: number };
}

interface Element {
  tag: string;
  parent: string;
  /** The object's number of its page, for marks that name none. */
  page: string | null;
  kids: string;
}

/** Parents that some elements must have (ISO 14289-1). */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  TR: ['Table', 'THead', 'TBody'],
  TH: ['TR'],
  TD: ['TR'],
};

/** Reads the structure of a PDF whose objects stand in it one by one, as pdfkit writes them. */
export function readPdfStructure(bytes: Buffer): PdfStructure {
  const objects = objectsOf(bytes.toString('latin1'));
  const root = find(objects, '/Type /StructTreeRoot');
  const pages = [...find(objects, '/Type /Pages').matchAll(/(\d+) 0 R/g)].map(([, id]) => id!);
  const elements = new Map([...objects].flatMap(([id, text]) => elementOf(id, text)));
  const content = pages.map((id) => contentOf(objects, id));
  const tree = walk(elements, field(root, 'K'), pages);
  const annotations = [...objects.values()].filter((text) => text.includes('/Type /Annot'));
  return {
    drawn: content.flatMap(({ marks }, page) => marks.map((mark) => `${page}:${mark}`)),
    read: tree.marks,
    ledBack: ledBack(root, elements, objects, pages),
    unmarked: content.reduce((sum, { unmarked }) => sum + unmarked, 0),
    headings: tree.tags.flatMap((tag) => (/^H\d$/.test(tag) ? [Number(tag[1])] : [])),
    misplaced: [...elements.values()]
      .filter(({ tag, parent }) => PARENTS[tag]?.includes(elements.get(parent)?.tag ?? '') === false)
      .map(({ tag }) => tag),
    links: {
      all: annotations.length,
      described: annotations.filter(
        (text) => /\/Contents \(.+\)/.test(text) && /\/StructParent \d/.test(text),
      ).length,
    },
  };
}

function objectsOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]));
}

function find(objects: Map<string, string>, mark: string): string {
  const found = [...objects.values()].find((text) => text.includes(`${mark}\n`));
  if (found === undefined) throw new Error(`The PDF has no ${mark}.`);
  return found;
}

/** A value of a dictionary: an array, a reference or a plain word. */
const field = (text: string, name: string): string =>
  new RegExp(`/${name} (\\[[\\s\\S]*?\\n?\\]|\\d+ 0 R|\\S+)`).exec(text)?.[1] ?? '';

function elementOf(id: string, text: string): [string, Element][] {
  const [, tag] = /^<<\n\/S \/(\w+)\n/.exec(text) ?? [];
  const parent = field(text, 'P').split(' ')[0]!;
  if (tag === undefined || parent === '') return [];
  const kids = field(text, 'K');
  // Marks on further pages name theirs among the kids.
  const page = field(text.replace(kids, ''), 'Pg').split(' ')[0]!;
  return [[id, { tag, parent, page: page === '' ? null : page, kids }]];
}

/** Marks and elements in the order of the tree. */
function walk(
  elements: Map<string, Element>,
  kids: string,
  pages: string[],
  page: string | null = null,
): { marks: string[]; tags: string[] } {
  const found = { marks: [] as string[], tags: [] as string[] };
  for (const [whole, reference, mark] of kids.matchAll(/<<[\s\S]*?>>|(\d+) 0 R|(\d+)/g)) {
    const element = reference === undefined ? undefined : elements.get(reference);
    if (element !== undefined) {
      const below = walk(elements, element.kids, pages, element.page);
      found.tags.push(element.tag, ...below.tags);
      found.marks.push(...below.marks);
    } else if (mark !== undefined) found.marks.push(`${pages.indexOf(page ?? '')}:${mark}`);
    else if (whole.includes('/MCID'))
      found.marks.push(`${pages.indexOf(field(whole, 'Pg').split(' ')[0]!)}:${field(whole, 'MCID')}`);
  }
  return found;
}

/** Follows the parent tree: of each page's marks, those whose element holds them. */
function ledBack(
  root: string,
  elements: Map<string, Element>,
  objects: Map<string, string>,
  pages: string[],
): string[] {
  const rows = new Map([...root.matchAll(/^\s*(\d+) \[([^\]]*)\]/gm)].map(([, key, row]) => [key!, row!]));
  return pages.flatMap((id, page) => {
    const row = rows.get(field(objects.get(id)!, 'StructParents')) ?? '';
    const holders = [...row.matchAll(/(\d+) 0 R/g)].map(([, holder]) => elements.get(holder!));
    return holders.flatMap((holder, mark) => {
      const held = holder && walk(new Map(), holder.kids, pages, holder.page).marks;
      return held?.includes(`${page}:${mark}`) ? [`${page}:${mark}`] : [];
    });
  });
}

/** The marks of one page, and how much is drawn outside of any. */
function contentOf(objects: Map<string, string>, page: string): { marks: string[]; unmarked: number } {
  const stream = objects.get(field(objects.get(page)!, 'Contents').split(' ')[0]!)!;
  const packed = Buffer.from(/stream\n([\s\S]*)\nendstream/.exec(stream)![1]!, 'latin1');
  const operators = inflateSync(packed).toString('latin1');
  const marks: string[] = [];
  let depth = 0;
  let unmarked = 0;
  for (const [operator, mark] of operators.matchAll(
    /\/MCID (\d+)|\b(?:BDC|BMC|EMC|TJ|Tj)\b|(?<=\n)(?:f|S|B|f\*)(?=\n)/g,
  )) {
    if (mark !== undefined) marks.push(mark);
    else if (operator === 'BDC' || operator === 'BMC') depth++;
    else if (operator === 'EMC') depth--;
    else if (depth === 0) unmarked++;
  }
  if (depth !== 0) throw new Error('Marked content is not closed on its page.');
  return { marks, unmarked };
}
