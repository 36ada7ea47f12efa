import type { Place, Sheet, TextStyle } from './sheet.js';

/** A column of a table: its heading, its part of the width, how its cells stand, and what pleases the eye beside their text. */
export interface Column {
  heading: string;
  share: number;
  align?: 'left' | 'right';
  decorate?: (row: number, place: { x: number; width: number; y: number; height: number }) => void;
}

/** A text of a table, or one that leads to an address. */
export type Cell = string | { text: string; url: string };

export interface TableLook {
  heading: TextStyle;
  cell: TextStyle;
  rule: string;
  /** Above and below the text of a cell; 4.5 points if left out. */
  padding?: number;
}

const PADDING = 4.5;
const LABEL_WIDTH = 20;
const BELOW_ITEM = 4;

type DrawItem<T> = (item: T, place: { x: number; width: number }) => void;

/** How high the first item of a list is, so that a heading can stay with it. */
export const heightOfFirst = <T>(sheet: Sheet, [first]: readonly T[], draw: DrawItem<T>): number =>
  first === undefined ? 0 : sheet.measure(() => draw(first, placeOfItem(sheet))) + BELOW_ITEM;

/** A list with bullets or the items' own labels; `draw` writes one item into the given place, which is not divided. */
export function drawList<T>(
  sheet: Sheet,
  items: readonly T[],
  style: TextStyle,
  draw: DrawItem<T>,
  labelOf: (item: T) => string = () => '•',
): void {
  const { x } = sheet;
  const hasLabels = items.some((item) => labelOf(item) !== '•');
  sheet.within(
    'L',
    () => {
      for (const item of items)
        sheet.together(() => {
          sheet.within('LI', () => {
            sheet.within('Lbl', () =>
              sheet.mark(() => sheet.line(labelOf(item), style, { x, y: sheet.y, align: 'left' })),
            );
            sheet.within('LBody', () => draw(item, placeOfItem(sheet)));
          });
          sheet.y += BELOW_ITEM;
        });
    },
    { attributes: { O: 'List', ListNumbering: hasLabels ? 'Decimal' : 'Disc' } },
  );
}

const placeOfItem = ({ x, width }: Sheet) => ({ x: x + LABEL_WIDTH, width: width - LABEL_WIDTH });

/** A table whose rows begin with what they are about. Its heading is repeated, for the eye, on every page. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  look: TableLook,
): void {
  const { padding = PADDING } = look;
  const places = placesOf(sheet, columns, padding);
  const heightOf = (cells: readonly Cell[], style: TextStyle) =>
    Math.max(...cells.map((cell, index) => sheet.heightOf(textOf(cell), style, places[index]!.width))) +
    2 * padding;
  const headings = columns.map(({ heading }) => heading);
  const headingHeight = heightOf(headings, look.heading);
  const drawHeading = (cell: DrawCell) => {
    drawCells(sheet, headings, look.heading, places, cell);
    sheet.y += headingHeight;
    drawRule(sheet, look.rule, 1);
  };
  const heights = rows.map((row) => heightOf(row, look.cell));
  sheet.within('Table', () => {
    sheet.demand(headingHeight + (heights[0] ?? 0));
    sheet.within('TR', () =>
      drawHeading((_index, draw) => sheet.within('TH', () => sheet.mark(draw), { scope: 'Column' })),
    );
    for (const [row, cells] of rows.entries()) {
      const height = heights[row]!;
      if (sheet.demand(height)) sheet.artifact(() => drawHeading((_index, draw) => draw()));
      columns.forEach(({ decorate }, index) => {
        const { x, width } = places[index]!;
        if (decorate) sheet.artifact(() => decorate(row, { x, width, y: sheet.y, height }));
      });
      sheet.within('TR', () =>
        drawCells(sheet, cells, look.cell, places, (index, draw, cell) => {
          const type = index === 0 ? 'TH' : 'TD';
          const mark = () => sheet.mark(draw);
          sheet.within(
            type,
            () => (typeof cell === 'string' ? mark() : sheet.within('Link', mark)),
            index === 0 ? { scope: 'Row' } : {},
          );
        }),
      );
      sheet.y += height;
      drawRule(sheet, look.rule, 0.5);
    }
  });
}

type DrawCell = (index: number, draw: () => void, cell: Cell) => void;

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

function drawCells(
  sheet: Sheet,
  cells: readonly Cell[],
  style: TextStyle,
  places: readonly CellPlace[],
  drawCell: DrawCell,
): void {
  const height = sheet.lineHeightOf(style);
  cells.forEach((cell, index) => {
    const { padding, ...place } = places[index]!;
    const link = typeof cell === 'string' ? {} : { url: cell.url };
    drawCell(
      index,
      () =>
        sheet.linesOf(textOf(cell), style, place.width).forEach((line, number) => {
          sheet.line(line, style, { ...place, ...link, y: sheet.y + padding + number * height });
        }),
      cell,
    );
  });
}

type CellPlace = Required<Pick<Place, 'x' | 'width' | 'align'>> & { padding: number };

/** Between two columns. */
const GAP = 9;

function placesOf(sheet: Sheet, columns: readonly Column[], padding: number): CellPlace[] {
  let x = sheet.x;
  return columns.map(({ share, align = 'left' }, index) => {
    const width = sheet.width * share;
    const place = { x, width: width - (index === columns.length - 1 ? 0 : GAP), align, padding };
    x += width;
    return place;
  });
}

function drawRule(sheet: Sheet, color: string, thickness: number): void {
  sheet.artifact(() =>
    sheet.document
      .moveTo(sheet.x, sheet.y)
      .lineTo(sheet.x + sheet.width, sheet.y)
      .lineWidth(thickness)
      .stroke(color),
  );
}
