import {
  type Cell,
  type Column,
  drawList,
  drawTable,
  heightOfFirst,
  type TableLook,
} from '../../../platform/pdf/parts.js';
import { type Place, type Sheet, type TextStyle } from '../../../platform/pdf/sheet.js';
import type {
  BreakdownContent,
  ChangeTable,
  PlanContent,
  SolutionsContent,
  StepContent,
  TextContent,
} from './content.types.js';
import { COLORS, STYLES } from './look.js';

const HEADINGS = { H2: STYLES.h2, H3: STYLES.h3 } as const;
const BELOW_HEADING = 3;
const BELOW_PARAGRAPH = 4;

export const TABLE = { heading: STYLES.tableHeading, cell: STYLES.tableCell, rule: COLORS.line } as const;
const SMALL_TABLE = { heading: STYLES.smallHeading, cell: STYLES.smallCell, rule: COLORS.line } as const;

/** A heading stays with what follows it, which needs this height to begin. */
export function drawHeading(
  sheet: Sheet,
  type: 'H2' | 'H3',
  text: string,
  following: number,
  style: TextStyle = HEADINGS[type],
): void {
  if (text === '') return;
  sheet.demand(sheet.heightOf(text, style) + BELOW_HEADING + following);
  sheet.block(type, text, style);
  sheet.y += BELOW_HEADING;
}

/** Nothing where there is nothing to say. */
export function drawTexts(
  sheet: Sheet,
  { heading, paragraphs }: TextContent,
  type: 'H2' | 'H3' = 'H3',
  style: TextStyle = HEADINGS[type],
): void {
  if (paragraphs.length === 0) return;
  drawHeading(sheet, type, heading, sheet.heightOf(paragraphs[0]!, STYLES.body), style);
  for (const paragraph of paragraphs) {
    sheet.together(() => sheet.block('P', paragraph, STYLES.body));
    sheet.y += BELOW_PARAGRAPH;
  }
}

/** A heading with its table, whose first row stays with it. */
export function drawHeadedTable(
  sheet: Sheet,
  type: 'H2' | 'H3',
  heading: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  look: TableLook,
): void {
  if (rows.length === 0) return;
  const draw = (some: typeof rows) => drawTable(sheet, columns, some, look);
  const beginning = sheet.measure(() => draw(rows.slice(0, 1)));
  drawHeading(sheet, type, heading, beginning);
  draw(rows);
}

/** What was then and is now. */
export function drawChange(sheet: Sheet, change: ChangeTable | null): void {
  if (change === null) return;
  const { heading, columns, rows, notes } = change;
  sheet.together(() => {
    const shares = [0.46, 0.16, 0.14, 0.24];
    drawHeadedTable(sheet, 'H3', heading, columnsOf(columns, shares), rows, { ...TABLE, padding: 3 });
    for (const note of notes) sheet.block('P', note, STYLES.note);
  });
}

/** All but the first are figures. */
export const columnsOf = (headings: readonly string[], shares: readonly number[]): Column[] =>
  headings.map((heading, index) => ({
    heading,
    share: shares[index]!,
    align: index === 0 ? 'left' : 'right',
  }));

export function drawItems(sheet: Sheet, heading: string, items: readonly string[]): void {
  if (items.length === 0) return;
  const draw = (text: string, place: Place) => sheet.block('P', text, STYLES.body, place);
  drawHeading(sheet, 'H3', heading, heightOfFirst(sheet, items, draw));
  drawList(sheet, items, STYLES.body, draw);
}

/** Steps by their numbers in the plan; below the first one, why it is the first. */
export function drawSteps(
  sheet: Sheet,
  { heading, items, reason = '' }: { heading: string; items: readonly StepContent[]; reason?: string },
  type: 'H2' | 'H3' = 'H3',
): void {
  if (items.length === 0) return;
  const style = type === 'H2' ? STYLES.strong : STYLES.body;
  const draw = (item: StepContent, place: Place) => {
    sheet.block('P', item.text, style, place);
    sheet.block('P', item.note ?? '', { ...STYLES.note, color: COLORS.brand }, place);
    if (item === items[0]) sheet.block('P', reason, STYLES.body, place);
  };
  drawHeading(sheet, type, heading, heightOfFirst(sheet, items, draw));
  drawList(sheet, items, STYLES.strong, draw, ({ label }) => label);
}

/** Sizes of the plan's letters, largest first, each with the room above and below them. */
const PLAN_SIZES = [
  [10, 8],
  [9.5, 6],
  [9, 4.5],
  [8.5, 3.5],
  [8, 2.5],
  [8, 1.5],
] as const;
const PLAN_SHARES = [0.56, 0.15, 0.145, 0.145];

/** A table for each period, as large as one page allows: who does what by when is written into it. */
export function drawPlan(sheet: Sheet, { heading, outcome, columns, periods }: PlanContent): void {
  const draw = ([size, padding]: readonly [number, number]) => {
    drawHeading(sheet, 'H2', heading, FOR_TABLE);
    sheet.block('P', outcome, STYLES.body);
    for (const { heading: period, rows, isOpen } of periods) {
      sheet.y += 4;
      const headings = [period, ...(isOpen ? [] : columns)];
      drawTable(
        sheet,
        headings.map((column, index) => ({
          heading: column,
          share: isOpen ? 1 : PLAN_SHARES[index]!,
          ...(index < FIRST_TO_FILL ? {} : { decorate: tintCell(sheet) }),
        })),
        rows,
        {
          heading: { ...STYLES.smallHeading, color: COLORS.brand },
          cell: { ...STYLES.tableCell, size },
          rule: COLORS.line,
          padding,
        },
      );
    }
  };
  draw(PLAN_SIZES.find((size) => sheet.measure(() => draw(size)) <= sheet.left) ?? PLAN_SIZES.at(-1)!);
}

/** From here on the columns of the plan are written in. */
const FIRST_TO_FILL = 2;

const tintCell =
  ({ document }: Sheet): NonNullable<Column['decorate']> =>
  (_row, { x, y, width, height }) =>
    document.rect(x - 4, y + 1, width + 4, height - 2).fill(COLORS.mist);

/** For the heading of a table and its first row. */
const FOR_TABLE = 80;

export function drawSolutions(sheet: Sheet, { heading, columns, rows }: SolutionsContent): void {
  const shares = [0.19, 0.5, 0.17, 0.14];
  const places = columns.map((column, index) => ({ heading: column, share: shares[index]! }));
  drawHeadedTable(sheet, 'H3', heading, places, rows, { ...SMALL_TABLE, padding: 3 });
}

/** What every question brought, area by area. */
export function drawBreakdown(sheet: Sheet, { heading, points, areas }: BreakdownContent): void {
  areas.forEach(({ name, rows }, index) => {
    const columns = columnsOf([name, points], [0.86, 0.14]);
    const draw = () =>
      drawHeadedTable(sheet, 'H3', index === 0 ? heading : '', columns, rows, {
        ...SMALL_TABLE,
        padding: 1.5,
      });
    sheet.together(draw);
    sheet.y += 5;
  });
}

export function drawLink(sheet: Sheet, { text, url }: { text: string; url: string }): void {
  sheet.within('P', () => sheet.block('Link', text, STYLES.link, { url }));
}
