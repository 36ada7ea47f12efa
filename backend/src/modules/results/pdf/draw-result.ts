import { type Sheet } from '../../../platform/pdf/sheet.js';
import type { ResultContent } from './content.types.js';
import { BAND_COLORS, COLORS, STYLES } from './look.js';
import { bandOfPercentage } from '../page-rules/score-band.js';

const START_DEGREES = 135;
const SWEEP_DEGREES = 270;
const RADIUS = 46;
export const GAUGE_HEIGHT = 106;
export const GAUGE_WIDTH = 116;

/** The page's gauge: a ring open at the bottom, its arc in the band's colour, a dark tick at the industry average. */
export function drawGauge(sheet: Sheet, result: ResultContent, x: number, y: number): void {
  const { document } = sheet;
  const center = { x: x + GAUGE_WIDTH / 2, y: y + RADIUS + 10 };
  const color = BAND_COLORS[bandOfPercentage(result.percentage)];
  const place = { x, width: GAUGE_WIDTH, align: 'center' as const };
  const draw = () => {
    document.lineWidth(10).lineCap('round');
    document.path(arc(center, RADIUS, 1)).stroke(COLORS.track);
    const share = shareOf(result.percentage);
    if (share > 0) document.path(arc(center, RADIUS, share)).stroke(color);
    document.lineCap('butt');
    if (result.average > 0) drawTick(sheet, center, shareOf(result.average));
    sheet.line(result.percent, { font: 'bold', size: 20, color: COLORS.ink }, { ...place, y: center.y - 21 });
    sheet.line(result.word, { font: 'medium', size: 10, color }, { ...place, y: center.y + 7 });
  };
  const bbox = [x, y, x + GAUGE_WIDTH, y + GAUGE_HEIGHT];
  sheet.within('Figure', () => sheet.mark(draw), { alt: result.alt, bbox, placement: 'Block' });
}

function drawTick(sheet: Sheet, center: Point, share: number): void {
  const from = pointAt(center, RADIUS - 8, share);
  const to = pointAt(center, RADIUS + 8, share);
  for (const [width, color] of [
    [5, COLORS.white],
    [2.5, COLORS.ink],
  ] as const)
    sheet.document.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(width).stroke(color);
}

const BAR_HEIGHT = 9;

/** A section's bar with a tick at the industry average, and below it the same in words. */
export function drawBar(sheet: Sheet, result: ResultContent): void {
  const { document, x, width } = sheet;
  const top = sheet.y + 3;
  const draw = () => {
    drawTrack(sheet, result.percentage, { x, y: top, width, height: BAR_HEIGHT });
    if (result.average <= 0) return;
    const tick = Math.min(Math.max(x + width * shareOf(result.average), x + 2), x + width - 2);
    document.rect(tick - 2.5, top - 3, 5, BAR_HEIGHT + 6).fill(COLORS.white);
    document.rect(tick - 1.25, top - 3, 2.5, BAR_HEIGHT + 6).fill(COLORS.ink);
  };
  const bbox = [x, top - 3, x + width, top + BAR_HEIGHT + 3];
  sheet.within('Figure', () => sheet.mark(draw), { alt: result.alt, bbox, placement: 'Block' });
  sheet.y = top + BAR_HEIGHT + 5;
  const words = [`${result.percent}, ${result.word}`, result.points, result.legend];
  sheet.block('P', words.filter((part) => part !== null).join('   ·   '), STYLES.strong);
}

/** A bar in its band's colour. */
export function drawTrack(
  { document }: Sheet,
  percentage: number,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
): void {
  document.roundedRect(x, y, width, height, height / 2).fill(COLORS.track);
  const filled = width * shareOf(percentage);
  if (filled <= 0) return;
  document.save();
  document.roundedRect(x, y, width, height, height / 2).clip();
  document.rect(x, y, filled, height).fill(BAND_COLORS[bandOfPercentage(percentage)]);
  document.restore();
}

interface Point {
  x: number;
  y: number;
}

/** What is no number counts as nothing. */
const shareOf = (percentage: number): number =>
  Number.isFinite(percentage) ? Math.min(Math.max(percentage / 100, 0), 1) : 0;

function pointAt(center: Point, radius: number, share: number): Point {
  const angle = ((START_DEGREES + SWEEP_DEGREES * share) * Math.PI) / 180;
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
}

function arc(center: Point, radius: number, share: number): string {
  const start = pointAt(center, radius, 0);
  const end = pointAt(center, radius, share);
  const isLarge = share * SWEEP_DEGREES > 180 ? 1 : 0;
  return `M${start.x} ${start.y} A${radius} ${radius} 0 ${isLarge} 1 ${end.x} ${end.y}`;
}
