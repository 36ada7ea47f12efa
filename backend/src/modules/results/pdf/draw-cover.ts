import { drawTable } from '../../../platform/pdf/parts.js';
import { MARGIN, type Sheet } from '../../../platform/pdf/sheet.js';
import { PAGE } from '../../../platform/pdf/tagged-document.js';
import type { PrintedPicture } from '../../pictures/pictures.service.js';
import type { ExpertContent, PdfContent } from './content.types.js';
import { drawGauge, GAUGE_HEIGHT, GAUGE_WIDTH } from './draw-result.js';
import { drawStrip } from './draw-strip.js';
import { drawTexts } from './draw-texts.js';
import { COLORS, STYLES } from './look.js';

const GAP = 28;
const MOST_LINES = 6;

/** The first page: whose evaluation it is, how it turned out, where that stands, and every area in one table. */
export function drawCover(sheet: Sheet, content: PdfContent): void {
  drawBanner(sheet, content);
  if (content.previewNote !== '') drawNote(sheet, content.previewNote);
  if (content.noResult === null) drawResult(sheet, content);
  else drawTexts(sheet, content.noResult, 'H2');
  if (content.expert !== null) drawExpert(sheet, content.expert);
  for (const paragraph of content.motivation) {
    sheet.block('P', paragraph, STYLES.body);
    sheet.y += 6;
  }
  if (content.position !== null) {
    sheet.y += 12;
    drawTexts(sheet, content.position, 'H2');
    if (content.position.strip !== null) drawStrip(sheet, content.position.strip);
  }
  if (content.overview.rows.length > 0) {
    sheet.y += 14;
    drawOverview(sheet, content.overview);
  }
}

/** As high as its texts: clinics have long names, too. Endless ones end in dots; the whole name is in the title. */
function drawBanner(sheet: Sheet, content: PdfContent): void {
  const { title, organisation, clinicName, clientName, preparedFor, date } = content;
  const clinic = shorten(sheet, clinicName);
  const client = clientName === '' ? '' : `${preparedFor}: ${clientName}`;
  const parts = [
    { type: 'P', text: organisation, style: STYLES.coverFact, below: 10 },
    { type: 'H1', text: title, style: STYLES.coverTitle, below: 12 },
    { type: 'P', text: clinic, style: STYLES.coverClinic, below: 10 },
    { type: 'P', text: shorten(sheet, client), style: STYLES.coverFact, below: 2 },
    { type: 'P', text: date, style: STYLES.coverFact, below: 0 },
  ].filter(({ text }) => text !== '');
  const height = parts.reduce((sum, { text, style, below }) => sum + sheet.heightOf(text, style) + below, 0);
  const above = content.logo === null ? 0 : LOGO.above + LOGO.height + LOGO.below;
  if (content.logo !== null) drawLogo(sheet, content.logo, organisation);
  const top = above + (above === 0 ? MARGIN.top : PADDING);
  sheet.artifact(() =>
    sheet.document.rect(0, above, PAGE.width, top - above + height + PADDING).fill(COLORS.brand),
  );
  sheet.y = top;
  sheet.document.outline.addItem(title);
  for (const { type, text, style, below } of parts) {
    sheet.block(type, text, style, { align: 'left' });
    sheet.y += below;
  }
  sheet.y = top + height + PADDING + 26;
}

const LOGO = { width: 150, height: 24, above: 20, below: 16 };
/** Of the banner, where it does not begin with the page. */
const PADDING = 34;

/** Above the banner, on white, as logos are made for paper. */
function drawLogo(sheet: Sheet, logo: PrintedPicture, name: string): void {
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const place = { x: sheet.x, y: LOGO.above, width: logo.width * scale, height: logo.height * scale };
  drawPicture(sheet, logo, name, place);
}

const PORTRAIT = 32;

/** Who has read it, as at the foot of a letter. */
function drawExpert(sheet: Sheet, { picture, name, text }: ExpertContent): void {
  const top = sheet.y;
  const indent = picture === null ? 0 : PORTRAIT + 12;
  if (picture !== null)
    drawPicture(sheet, picture, name, { x: sheet.x, y: top, width: PORTRAIT, height: PORTRAIT });
  const place = { x: sheet.x + indent, width: sheet.width - indent };
  const height = sheet.heightOf(text, STYLES.strong, place.width);
  sheet.y = top + (picture === null ? 0 : Math.max(0, (PORTRAIT - height) / 2));
  sheet.block('P', text, STYLES.strong, place);
  sheet.y = Math.max(sheet.y, picture === null ? 0 : top + PORTRAIT) + 12;
}

function drawPicture(
  sheet: Sheet,
  { png }: PrintedPicture,
  alt: string,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
): void {
  const size: [number, number] = [width, height];
  const draw = () =>
    sheet.document
      .save()
      .rect(x, y, width, height)
      .clip()
      .image(Buffer.from(png, 'base64'), x, y, { cover: size, align: 'center', valign: 'center' })
      .restore();
  const bbox = [x, y, x + width, y + height];
  if (alt === '') sheet.artifact(draw);
  else sheet.within('Figure', () => sheet.mark(draw), { alt, bbox, placement: 'Block' });
}

function shorten(sheet: Sheet, text: string): string {
  const lines = sheet.linesOf(text, STYLES.coverClinic, sheet.width);
  return lines.length <= MOST_LINES ? text : `${lines.slice(0, MOST_LINES).join(' ').slice(0, -2)}…`;
}

function drawNote(sheet: Sheet, text: string): void {
  const place = { x: sheet.x + 12, width: sheet.width - 24 };
  const height = sheet.heightOf(text, STYLES.strong, place.width) + 16;
  sheet.artifact(() => sheet.document.roundedRect(sheet.x, sheet.y, sheet.width, height, 6).fill('#fff4e0'));
  sheet.y += 8;
  sheet.block('P', text, { ...STYLES.strong, color: '#8a4b00' }, place);
  sheet.y += 8 + 16;
}

/** The gauge, and beside it the same in words. */
function drawResult(sheet: Sheet, { result, verdict, change }: PdfContent): void {
  const top = sheet.y;
  drawGauge(sheet, result, sheet.x - 8, top);
  const place = { x: sheet.x + GAUGE_WIDTH + GAP, width: sheet.width - GAUGE_WIDTH - GAP };
  const texts = [
    { text: verdict, style: STYLES.lead },
    ...change.map((text) => ({ text, style: STYLES.body })),
    { text: result.points, style: STYLES.body },
    { text: result.legend ?? '', style: STYLES.note },
  ].filter(({ text }) => text !== '');
  const height = texts.reduce(
    (sum, { text, style }) => sum + sheet.heightOf(text, style, place.width) + 4,
    0,
  );
  sheet.y = top + Math.max(0, (GAUGE_HEIGHT - height) / 2);
  for (const { text, style } of texts) {
    sheet.block('P', text, style, place);
    sheet.y += 4;
  }
  sheet.y = Math.max(sheet.y, top + GAUGE_HEIGHT) + 14;
}

function drawOverview(sheet: Sheet, { heading, columns, rows }: PdfContent['overview']): void {
  const shares = columns.length === 4 ? [0.46, 0.18, 0.16, 0.2] : [0.6, 0.2, 0.2];
  // With the whole table where it is no long one.
  sheet.demand(Math.min(60 + rows.length * 28, 340));
  sheet.block('H2', heading, STYLES.h2);
  sheet.y += 4;
  drawTable(
    sheet,
    columns.map((column, index) => ({
      heading: column,
      share: shares[index]!,
      align: index === 0 ? 'left' : 'right',
    })),
    rows,
    { heading: STYLES.tableHeading, cell: STYLES.tableCell, rule: COLORS.line },
  );
}
