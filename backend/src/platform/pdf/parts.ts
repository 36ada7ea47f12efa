import type { Place, Sheet, TextStyle } from './sheet.js';

/** A column of a table: its heading, its part of the width, and how its cells stand. */
export interface Column {
  heading: string;
  share: number;
  align: 'left' | 'right';
}

export interface TableLook {
  heading: TextStyle;
  cell: TextStyle;
  rule: string;
  /** Around the text of a cell; 4.5 points if left out. */
  padding?: number;
}

const PADDING = 4.5;
/** A table up to this height is not divided. */
const MOST_TOGETHER = 300;
const BULLET_WIDTH = 16;

/** A list with bullets; `draw` writes one item into the given place. */
export function drawList<T>(
  sheet: Sheet,
  items: readonly T[],
  style: TextStyle,
  draw: (item: T, place: { x: number; width: number }) => void,
): void {
  const x = sheet.x + BULLET_WIDTH;
  const place = { x, width: sheet.width - BULLET_WIDTH };
  sheet.within(
    'L',
    () => {
      for (const item of items) {
        // A few lines of an item stay together: a name alone at the end of a page says nothing.
        sheet.demand(6 * style.size);
        sheet.within('LI', () => {
          sheet.within('Lbl', () =>
            sheet.mark(() => sheet.line('•', style, { x: sheet.x + 3, y: sheet.y, align: 'left' })),
          );
          sheet.within('LBody', () => draw(item, place));
        });
        sheet.y += 4;
      }
    },
    { attributes: { O: 'List', ListNumbering: 'Disc' } },
  );
}

/** A table whose rows begin with what they are about. Its heading is repeated, for the eye, on every page. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly string[][],
  look: TableLook,
): void {
  const { padding = PADDING } = look;
  const places = placesOf(sheet, columns, padding);
  const heightOf = (texts: readonly string[], style: TextStyle) =>
    Math.max(...texts.map((text, index) => sheet.heightOf(text, style, places[index]!.width))) + 2 * padding;
  const headings = columns.map(({ heading }) => heading);
  const headingHeight = heightOf(headings, look.heading);
  const drawHeading = (cell: (index: number, draw: () => void) => void) => {
    drawCells(sheet, headings, look.heading, places, cell);
    sheet.y += headingHeight;
    drawRule(sheet, look.rule, 1);
  };
  const heights = rows.map((row) => heightOf(row, look.cell));
  sheet.within('Table', () => {
    // Whole on one page where it is short enough.
    const whole = heights.reduce((sum, height) => sum + height, headingHeight);
    sheet.demand(Math.min(whole, MOST_TOGETHER));
    sheet.within('TR', () =>
      drawHeading((_index, draw) => sheet.within('TH', () => sheet.mark(draw), { scope: 'Column' })),
    );
    for (const [index, row] of rows.entries()) {
      const height = heights[index]!;
      if (sheet.demand(height)) sheet.artifact(() => drawHeading((_index, draw) => draw()));
      sheet.within('TR', () =>
        drawCells(sheet, row, look.cell, places, (index, draw) =>
          sheet.within(
            index === 0 ? 'TH' : 'TD',
            () => sheet.mark(draw),
            index === 0 ? { scope: 'Row' } : {},
          ),
        ),
      );
      sheet.y += height;
      drawRule(sheet, look.rule, 0.5);
    }
  });
}

function drawCells(
  sheet: Sheet,
  texts: readonly string[],
  style: TextStyle,
  places: readonly CellPlace[],
  cell: (index: number, draw: () => void) => void,
): void {
  texts.forEach((text, index) => {
    const place = places[index]!;
    cell(index, () =>
      sheet.linesOf(text, style, place.width).forEach((line, number) => {
        sheet.line(line, style, { ...place, y: sheet.y + place.padding + number * style.size * 1.45 });
      }),
    );
  });
}

type CellPlace = Required<Pick<Place, 'x' | 'width' | 'align'>> & { padding: number };

function placesOf(sheet: Sheet, columns: readonly Column[], padding: number): CellPlace[] {
  let x = sheet.x;
  return columns.map(({ share, align }) => {
    const width = sheet.width * share;
    const place = { x: x + padding, width: width - 2 * padding, align, padding };
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
