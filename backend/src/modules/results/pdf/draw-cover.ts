import type { Column } from '../../../platform/pdf/parts.js';
import type { Sheet } from '../../../platform/pdf/sheet.js';
import { PAGE } from '../../../platform/pdf/tagged-document.js';
import type { PrintedPicture } from '../../pictures/pictures.service.js';
import type { ExpertContent, PdfContent } from './content.types.js';
import { drawGauge, drawTrack, GAUGE_HEIGHT, GAUGE_WIDTH } from './draw-result.js';
import { columnsOf, drawHeadedTable, drawSteps, drawTexts, TABLE } from './draw-texts.js';
import { COLORS, STYLES } from './look.js';

const GAP = 10;
const MOST_LINES = 6;

/** The letter: whose evaluation it is, how it turned out, what to do first, how every area stands, and who has read it. */
export function drawCover(sheet: Sheet, content: PdfContent): void {
  const { previewNote, noResult, motivation, firstSteps, overview, expert } = content;
  drawBanner(sheet, content);
  if (previewNote !== '') drawNote(sheet, previewNote);
  if (noResult === null) drawResult(sheet, content);
  else drawTexts(sheet, noResult, 'H2', STYLES.lead);
  for (const paragraph of motivation) {
    sheet.block('P', paragraph, STYLES.body);
    sheet.y += 4;
  }
  if (firstSteps.items.length > 0) {
    sheet.y += GAP;
    drawSteps(sheet, firstSteps, 'H2');
    sheet.block('P', firstSteps.order, STYLES.note);
  }
  if (overview.rows.length > 0) {
    sheet.y += GAP;
    drawOverview(sheet, overview);
  }
  if (expert !== null) {
    sheet.y += GAP;
    sheet.together(() => drawExpert(sheet, expert));
  }
}

/** As high as its texts: clinics have long names, too. Endless ones end in dots; the whole name is in the title. */
function drawBanner(sheet: Sheet, content: PdfContent): void {
  const { title, organisation, clinicName, clientName, preparedFor, date } = content;
  const clinic = shorten(sheet, clinicName);
  const client = clientName === '' ? [] : [`${preparedFor}: ${clientName}`];
  const facts = [...client, date].join('   ·   ');
  const parts = [
    { type: 'P', text: organisation, style: STYLES.coverFact, below: 6 },
    { type: 'H1', text: title, style: STYLES.coverTitle, below: 4 },
    { type: 'P', text: clinic, style: STYLES.coverClinic, below: 6 },
    { type: 'P', text: shorten(sheet, facts), style: STYLES.coverFact, below: 0 },
  ].filter(({ text }) => text !== '');
  const height = parts.reduce((sum, { text, style, below }) => sum + sheet.heightOf(text, style) + below, 0);
  const above = content.logo === null ? 0 : LOGO.above + LOGO.height + LOGO.below;
  if (content.logo !== null) drawLogo(sheet, content.logo, organisation);
  const top = above + (above === 0 ? 32 : PADDING);
  sheet.artifact(() =>
    sheet.document.rect(0, above, PAGE.width, top - above + height + PADDING).fill(COLORS.brand),
  );
  sheet.y = top;
  sheet.document.outline.addItem(title);
  for (const { type, text, style, below } of parts) {
    sheet.block(type, text, style, { align: 'left' });
    sheet.y += below;
  }
  sheet.y = top + height + PADDING + 16;
}

const LOGO = { width: 150, height: 24, above: 18, below: 12 };
/** Of the banner, where it does not begin with the page. */
const PADDING = 16;

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
  sheet.y = Math.max(sheet.y, picture === null ? 0 : top + PORTRAIT) + 4;
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
  sheet.y += 8 + 10;
}

const BESIDE_GAUGE = 20;

/** The gauge, and beside it the same in words. */
function drawResult(sheet: Sheet, { result, headline, verdict, place, change }: PdfContent): void {
  const top = sheet.y;
  drawGauge(sheet, result, sheet.x - 6, top);
  const indent = GAUGE_WIDTH + BESIDE_GAUGE;
  const beside = { x: sheet.x + indent, width: sheet.width - indent };
  const texts = [
    { text: headline, style: STYLES.headline },
    { text: verdict, style: STYLES.lead },
    ...[[result.points, place].filter((text) => text !== '').join(' · '), ...change].map((text) => ({
      text,
      style: STYLES.body,
    })),
  ];
  const draw = () => {
    for (const { text, style } of texts) {
      sheet.block('P', text, style, beside);
      sheet.y += 3;
    }
  };
  sheet.y = top + Math.max(0, (GAUGE_HEIGHT - sheet.measure(draw)) / 2);
  draw();
  sheet.y = Math.max(sheet.y, top + GAUGE_HEIGHT) + 6;
}

const BAR = { width: 54, height: 7, above: 5.5 };

/** Every area with a bar beside its result; none beside what does not apply. */
function drawOverview(sheet: Sheet, { heading, columns, rows, percentages }: PdfContent['overview']): void {
  const shares = columns.length === 4 ? [0.39, 0.33, 0.1, 0.18] : [0.48, 0.36, 0.16];
  const decorate: Column['decorate'] = (row, { x, y }) => {
    const percentage = percentages[row];
    if (percentage !== undefined) drawTrack(sheet, percentage, { ...BAR, x, y: y + BAR.above });
  };
  const places = columnsOf(columns, shares).map((column, index) =>
    index === 1 ? { ...column, decorate } : column,
  );
  drawHeadedTable(sheet, 'H2', heading, places, rows, {
    ...TABLE,
    cell: { ...STYLES.tableCell, size: 9 },
    padding: 3.5,
  });
}
