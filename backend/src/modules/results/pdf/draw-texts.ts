import { drawList, drawTable } from '../../../platform/pdf/parts.js';
import { type Place, type Sheet, type TextStyle } from '../../../platform/pdf/sheet.js';
import type { ChangeTable, PlanContent, SolutionContent, TextContent, TipContent } from './content.types.js';
import { COLORS, STYLES } from './look.js';

const HEADINGS = { H2: STYLES.h2, H3: STYLES.h3, H4: STYLES.strong } as const;

/** A heading stays with what follows it: more than a list demands for its first item. */
const WITH_HEADING = 80;

const CHANGE_SHARES = [0.46, 0.16, 0.14, 0.24];

export function drawHeading(
  sheet: Sheet,
  type: 'H2' | 'H3' | 'H4',
  text: string,
  style: TextStyle = HEADINGS[type],
  place: Place = {},
): void {
  sheet.demand(sheet.heightOf(text, style, place.width) + WITH_HEADING);
  sheet.block(type, text, style, place);
  sheet.y += 4;
}

/** Nothing where there is nothing to say. */
export function drawTexts(
  sheet: Sheet,
  { heading, paragraphs }: TextContent,
  type: 'H2' | 'H3' = 'H3',
): void {
  if (paragraphs.length === 0) return;
  drawHeading(sheet, type, heading, STYLES.h3);
  for (const paragraph of paragraphs) {
    sheet.block('P', paragraph, STYLES.body);
    sheet.y += 5;
  }
}

/** What was then and is now. */
export function drawChange(sheet: Sheet, change: ChangeTable | null): void {
  if (change === null) return;
  const { heading, columns, rows, notes } = change;
  drawHeading(sheet, 'H3', heading);
  drawTable(
    sheet,
    columns.map((column, index) => ({
      heading: column,
      share: CHANGE_SHARES[index]!,
      align: index === 0 ? 'left' : 'right',
    })),
    rows,
    { heading: STYLES.tableHeading, cell: STYLES.tableCell, rule: COLORS.line },
  );
  for (const note of notes) sheet.block('P', note, STYLES.note);
}

export function drawItems(sheet: Sheet, heading: string, items: readonly string[]): void {
  if (items.length === 0) return;
  drawHeading(sheet, 'H3', heading);
  drawList(sheet, items, STYLES.body, (text, place) => sheet.block('P', text, STYLES.body, place));
}

export function drawTips(sheet: Sheet, heading: string, tips: readonly TipContent[]): void {
  if (tips.length === 0) return;
  drawHeading(sheet, 'H3', heading);
  drawTipList(sheet, tips);
}

/** By period, each with its heading. */
export function drawPlan(sheet: Sheet, { heading, outcome, periods }: PlanContent): void {
  if (periods.length === 0) return;
  // Its heading stays with the first period and what is to be done in it.
  sheet.demand(2 * WITH_HEADING);
  drawHeading(sheet, 'H3', heading);
  sheet.block('P', outcome, STYLES.body);
  for (const period of periods) {
    drawHeading(sheet, 'H4', period.heading);
    drawTipList(sheet, period.items);
    sheet.y += 4;
  }
}

const drawTipList = (sheet: Sheet, tips: readonly TipContent[]): void =>
  drawList(sheet, tips, STYLES.body, ({ text, note, kept = '' }, place) => {
    sheet.block('P', text, STYLES.body, place);
    sheet.block('P', note, { ...STYLES.note, color: COLORS.brand }, place);
    sheet.block('P', kept, STYLES.strong, place);
  });

export function drawSolutions(sheet: Sheet, heading: string, solutions: readonly SolutionContent[]): void {
  if (solutions.length === 0) return;
  drawHeading(sheet, 'H3', heading);
  drawList(sheet, solutions, STYLES.strong, ({ name, gain, description, notes, link }, place) => {
    sheet.block('P', name, STYLES.strong, place);
    sheet.block('P', gain, { ...STYLES.note, color: COLORS.brand }, place);
    sheet.block('P', description, STYLES.body, place);
    for (const note of notes) sheet.block('P', note, STYLES.note, place);
    if (link !== null) drawLink(sheet, link, place);
  });
}

export function drawLink(
  sheet: Sheet,
  { text, url }: { text: string; url: string },
  place: Place = {},
): void {
  sheet.within('P', () => sheet.block('Link', text, STYLES.link, { ...place, url }));
}
