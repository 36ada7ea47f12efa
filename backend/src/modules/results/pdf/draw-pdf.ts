import { bytesOf, PAGE, TaggedDocument } from '../../../platform/pdf/tagged-document.js';
import { MARGIN, Sheet } from '../../../platform/pdf/sheet.js';
import type { PdfContent, SectionContent } from './content.types.js';
import { drawCover } from './draw-cover.js';
import { drawBar } from './draw-result.js';
import { drawHeading, drawItems, drawLink, drawSolutions, drawTexts, drawTips } from './draw-texts.js';
import { COLORS, STYLES } from './look.js';

const SPACE = 12;

/** The PDF's bytes. Works synchronously for up to seconds, so it belongs into a thread. */
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
    sheet.y += SPACE;
    for (const section of content.sections) {
      sheet.y += SPACE;
      sheet.within('Sect', () => drawSection(sheet, section));
    }
    sheet.nextPage();
    sheet.within('Sect', () => drawSummary(sheet, content));
  });
  drawFooters(sheet, content);
  return bytesOf(document);
}

function drawSection(sheet: Sheet, section: SectionContent): void {
  sheet.demand(190);
  sheet.document.outline.addItem(section.name);
  drawHeading(sheet, 'H2', section.name);
  drawBar(sheet, section.result);
  sheet.y += 4;
  sheet.block('P', section.description, STYLES.note);
  const parts = [
    () => drawItems(sheet, section.strengths.heading, section.strengths.items),
    () => drawTexts(sheet, section.analysis),
    () =>
      section.tips.items.length > 0
        ? drawTips(sheet, section.tips.heading, section.tips.items)
        : sheet.block('P', section.complete, STYLES.body),
    () => drawSolutions(sheet, section.solutions.heading, section.solutions.items),
  ];
  sheet.y += SPACE;
  drawParts(sheet, parts);
}

function drawSummary(sheet: Sheet, { summary, how, contact }: PdfContent): void {
  sheet.document.outline.addItem(summary.heading);
  drawHeading(sheet, 'H2', summary.heading);
  const parts = [
    () => drawTexts(sheet, summary.text),
    () => drawTips(sheet, summary.tips.heading, summary.tips.items),
    () => drawSolutions(sheet, summary.solutions.heading, summary.solutions.items),
    () => {
      for (const link of summary.links) drawLink(sheet, link);
    },
    () => drawTexts(sheet, how),
    () => drawTexts(sheet, contact),
  ];
  drawParts(sheet, parts);
}

/** Space only below what was there to be drawn. */
function drawParts(sheet: Sheet, parts: readonly (() => void)[]): void {
  for (const draw of parts) {
    const before = sheet.y;
    draw();
    if (sheet.y !== before) sheet.y += SPACE;
  }
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
