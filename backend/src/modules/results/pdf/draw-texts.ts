import { drawList } from '../../../platform/pdf/parts.js';
import { type Place, type Sheet, type TextStyle } from '../../../platform/pdf/sheet.js';
import type { SolutionContent, TextContent, TipContent } from './content.types.js';
import { COLORS, STYLES } from './look.js';

/** A heading stays with what follows it. */
const WITH_HEADING = 60;

export function drawHeading(
  sheet: Sheet,
  type: 'H2' | 'H3',
  text: string,
  style: TextStyle = STYLES[type === 'H2' ? 'h2' : 'h3'],
): void {
  sheet.demand(sheet.heightOf(text, style) + WITH_HEADING);
  sheet.block(type, text, style);
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

export function drawItems(sheet: Sheet, heading: string, items: readonly string[]): void {
  if (items.length === 0) return;
  drawHeading(sheet, 'H3', heading);
  drawList(sheet, items, STYLES.body, (text, place) => sheet.block('P', text, STYLES.body, place));
}

export function drawTips(sheet: Sheet, heading: string, tips: readonly TipContent[]): void {
  if (tips.length === 0) return;
  drawHeading(sheet, 'H3', heading);
  drawList(sheet, tips, STYLES.body, ({ text, note }, place) => {
    sheet.block('P', text, STYLES.body, place);
    sheet.block('P', note, { ...STYLES.note, color: COLORS.brand }, place);
  });
}

export function drawSolutions(sheet: Sheet, heading: string, solutions: readonly SolutionContent[]): void {
  if (solutions.length === 0) return;
  drawHeading(sheet, 'H3', heading);
  drawList(sheet, solutions, STYLES.strong, ({ name, gain, description, link }, place) => {
    sheet.block('P', name, STYLES.strong, place);
    sheet.block('P', gain, { ...STYLES.note, color: COLORS.brand }, place);
    sheet.block('P', description, STYLES.body, place);
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
