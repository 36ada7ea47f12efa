import type { Sheet } from '../../../platform/pdf/sheet.js';
import type { StripContent } from './content.types.js';
import { COLORS } from './look.js';

const HEIGHT = 16;
const ABOVE = 10;
const DOT = 2.6;

/** Where the others lie, from 0 to 100: each result where they are few, else the middle half; the clinic's own on top. */
export function drawStrip(sheet: Sheet, { own, median, q1, q3, each, alt }: StripContent): void {
  const { document, x, width } = sheet;
  sheet.demand(ABOVE + HEIGHT + 8);
  const top = sheet.y + ABOVE;
  const at = (percentage: number) => x + width * Math.min(Math.max(percentage / 100, 0), 1);
  const draw = () => {
    document.roundedRect(x, top, width, HEIGHT, 3).fill(COLORS.track);
    if (each.length === 0)
      document.rect(at(q1), top, Math.max(at(q3) - at(q1), 1), HEIGHT).fill(COLORS.brandSoft);
    for (const result of each) document.circle(at(result), top + HEIGHT / 2, DOT).fill(COLORS.soft);
    document.rect(at(median) - 1, top, 2, HEIGHT).fill(COLORS.ink);
    document.rect(at(own) - 1.25, top - 3, 2.5, HEIGHT + 3).fill(COLORS.brand);
    document.circle(at(own), top - 5, 4.5).fill(COLORS.brand);
  };
  const bbox = [x - 5, top - ABOVE, x + width + 5, top + HEIGHT];
  sheet.within('Figure', () => sheet.mark(draw), { alt, bbox, placement: 'Block' });
  sheet.y = top + HEIGHT + 8;
}
