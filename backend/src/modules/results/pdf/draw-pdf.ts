import { bytesOf, PAGE, TaggedDocument } from '../../../platform/pdf/tagged-document.js';
import { MARGIN, Sheet } from '../../../platform/pdf/sheet.js';
import type { PdfContent, SectionContent } from './content.types.js';
import { areaDrawing } from '../page-rules/area-drawing.js';
import { drawCover } from './draw-cover.js';
import { drawBar } from './draw-result.js';
import { drawStrip } from './draw-strip.js';
import {
  drawBreakdown,
  drawChange,
  drawHeading,
  drawItems,
  drawLink,
  drawPlan,
  drawSolutions,
  drawSteps,
  drawTexts,
} from './draw-texts.js';
import { COLORS, STYLES } from './look.js';

const SPACE = 8;
const HEIGHT = PAGE.height - MARGIN.top - MARGIN.bottom;

/** The PDF's bytes: the letter, the plan, the areas and what is looked up. Works synchronously for up to seconds, so it belongs into a thread. */
export async function drawPdf(content: PdfContent, createdAt: Date): Promise<Buffer> {
  const document = new TaggedDocument({
    title: content.documentTitle,
    creator: content.title,
    language: content.language,
    createdAt,
  });
  const sheet = new Sheet(document);
  sheet.within('Document', () => {
    sheet.within('Sect', () => drawCover(sheet, content));
    drawPlanPart(sheet, content);
    drawSummary(sheet, content);
    for (const section of content.sections) drawSection(sheet, section);
    drawAnnex(sheet, content);
  });
  drawFooters(sheet, content);
  return bytesOf(document);
}

/** It begins its own page, unless more than a third of the one before would be left empty. */
function drawPlanPart(sheet: Sheet, { plan }: PdfContent): void {
  if (plan.periods.length === 0) return;
  sheet.y += SPACE;
  sheet.demand(HEIGHT / 3);
  sheet.document.outline.addItem(plan.heading);
  sheet.within('Sect', () => drawPlan(sheet, plan));
}

function drawSummary(sheet: Sheet, { changeTable, summary }: PdfContent): void {
  if (changeTable === null && summary.paragraphs.length === 0) return;
  sheet.y += SPACE;
  sheet.within('Sect', () => {
    drawTexts(sheet, summary, 'H2');
    sheet.y += SPACE;
    drawChange(sheet, changeTable);
  });
}

/** Space only below what was there to be drawn. */
function drawParts(sheet: Sheet, parts: readonly (() => void)[]): void {
  for (const draw of parts) {
    const before = sheet.y;
    draw();
    if (sheet.y !== before) sheet.y += SPACE;
  }
}

/** Where an area may begin: lower on the page its head would stand nearly alone. */
const FOR_AREA = HEIGHT / 6;

function drawSection(sheet: Sheet, section: SectionContent): void {
  const { strengths, analysis, steps, solutions, complete } = section;
  const drawHead = () => drawSectionHead(sheet, section);
  const drawRest = () =>
    drawParts(sheet, [
      () => drawItems(sheet, strengths.heading, strengths.items),
      () => drawTexts(sheet, analysis),
      () => (steps.items.length > 0 ? drawSteps(sheet, steps) : sheet.block('P', complete, STYLES.body)),
      () => sheet.together(() => sheet.block('P', solutions, STYLES.strong)),
    ]);
  sheet.y += SPACE;
  const head = sheet.measure(drawHead);
  const [first = ''] = [...strengths.items, ...analysis.paragraphs, ...steps.items.map(({ text }) => text)];
  const beginning =
    head + sheet.heightOf(first, STYLES.body) + sheet.heightOf(analysis.heading, STYLES.h3) + SPACE;
  sheet.demand(Math.max(Math.min(head + sheet.measure(drawRest), FOR_AREA), beginning));
  sheet.document.outline.addItem(section.name);
  sheet.within('Sect', () => {
    drawHead();
    drawRest();
  });
}

function drawSectionHead(sheet: Sheet, section: SectionContent): void {
  sheet.artifact(() => drawAreaIcon(sheet, section.name));
  sheet.block('H2', section.name, STYLES.h2, { x: sheet.x + ICON + 8, width: sheet.width - ICON - 8 });
  sheet.y += 3;
  drawBar(sheet, section.result);
  for (const sentence of section.change) sheet.block('P', sentence, STYLES.body);
  sheet.y += 2;
  sheet.block('P', section.description, STYLES.note);
  sheet.y += SPACE;
}

/** What is looked up; its last words stay together, so that no page has a line or two. */
function drawAnnex(sheet: Sheet, content: PdfContent): void {
  const { annex, solutions, position, breakdown, links, how, contact } = content;
  sheet.y += SPACE;
  sheet.demand(FOR_AREA);
  sheet.document.outline.addItem(annex);
  sheet.within('Sect', () => {
    drawHeading(sheet, 'H2', annex, 0);
    drawParts(sheet, [
      () => drawSolutions(sheet, solutions),
      () => {
        if (position !== null)
          sheet.together(() => {
            drawTexts(sheet, position);
            drawStrip(sheet, position.strip);
          });
      },
      () => drawBreakdown(sheet, breakdown),
      () =>
        sheet.together(() => {
          for (const link of links) drawLink(sheet, link);
          sheet.y += SPACE;
          drawTexts(sheet, how);
          drawTexts(sheet, contact);
        }),
    ]);
  });
}

/** How it was made, and the number of the page; readers aloud have both elsewhere. */
function drawFooters(sheet: Sheet, { footer, pageLabel }: PdfContent): void {
  const { count } = sheet.document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.document.switchToPage(page);
    const y = PAGE.height - MARGIN.bottom + 26;
    sheet.artifact(() => {
      const rule = sheet.document.moveTo(sheet.x, y - 6).lineTo(sheet.x + sheet.width, y - 6);
      rule.lineWidth(0.5).stroke(COLORS.line);
      sheet.line(footer, STYLES.footer, { y, width: sheet.width - 60 });
      sheet.line(pageLabel(page + 1, count), STYLES.footer, { y, align: 'right' });
    }, 'Pagination');
  }
}

const ICON = 20;

/** The page's drawing of the area, beside its name. */
function drawAreaIcon(sheet: Sheet, name: string): void {
  const { document, x, y } = sheet;
  document.save();
  document.translate(x, y).scale(ICON / 48);
  document.lineWidth(2.6).lineCap('round').lineJoin('round').path(areaDrawing(name)).stroke(COLORS.brand);
  document.restore();
}
