import { bytesOf, PAGE, TaggedDocument } from '../../../platform/pdf/tagged-document.js';
import { MARGIN, Sheet } from '../../../platform/pdf/sheet.js';
import { drawTable } from '../../../platform/pdf/parts.js';
import type { BreakdownContent, PdfContent, SectionContent } from './content.types.js';
import { areaDrawing } from './area-drawing.js';
import { drawCover } from './draw-cover.js';
import { drawBar } from './draw-result.js';
import {
  drawChange,
  drawHeading,
  drawItems,
  drawLink,
  drawPlan,
  drawSolutions,
  drawTexts,
  drawTips,
} from './draw-texts.js';
import { COLORS, STYLES } from './look.js';

const SPACE = 12;
const HEIGHT = PAGE.height - MARGIN.top - MARGIN.bottom;
/** A page with less than this part of its height filled looks like a mistake. */
const LEAST_FILLED = 0.25;
/** What is moved may end in the space that a heading left at the foot of its page. */
const ENOUGH = LEAST_FILLED + 0.1;

/** Where a part of the document begins. */
interface Start {
  page: number;
  y: number;
}

/** The PDF's bytes. Works synchronously for up to seconds, so it belongs into a thread. */
export async function drawPdf(content: PdfContent, createdAt: Date): Promise<Buffer> {
  const { document, moved } = new Drawing(content, createdAt).draw();
  return bytesOf(moved === null ? document : new Drawing(content, createdAt, moved).draw().document);
}

/**
 * Which part has to begin on a new page so that the last page is no nearly empty one: the last of the page before that brings
 * enough, and leaves enough. Null where nothing has to move, or can. Pure.
 */
export function partToMove(starts: readonly Start[], end: Start): number | null {
  const filled = (end.y - MARGIN.top) / HEIGHT;
  if (end.page === 1 || filled >= LEAST_FILLED) return null;
  const moved = starts.findLastIndex(({ page, y }) => {
    const left = (y - MARGIN.top) / HEIGHT;
    return page === end.page - 1 && left >= LEAST_FILLED && 1 - left + filled >= ENOUGH;
  });
  return moved < 0 ? null : moved;
}

/** One way through the content, part by part. */
class Drawing {
  private readonly document: TaggedDocument;
  private readonly sheet: Sheet;
  private readonly starts: Start[] = [];

  constructor(
    private readonly content: PdfContent,
    createdAt: Date,
    /** The part that begins on a new page. */
    private readonly onNewPage: number | null = null,
  ) {
    this.document = new TaggedDocument({
      title: content.documentTitle,
      creator: content.title,
      language: content.language,
      createdAt,
    });
    this.sheet = new Sheet(this.document);
  }

  draw(): { document: TaggedDocument; moved: number | null } {
    const { sheet, content } = this;
    sheet.within('Document', () => {
      sheet.within('Sect', () => drawCover(sheet, content));
      sheet.y += SPACE;
      for (const section of content.sections) {
        sheet.y += SPACE;
        sheet.within('Sect', () => {
          drawSectionHead(sheet, section);
          this.drawParts(partsOfSection(sheet, section));
        });
      }
      // It begins its own page, unless more than a third of the one before would be left empty.
      sheet.demand(HEIGHT / 3);
      sheet.within('Sect', () => {
        drawSummaryHead(sheet, content);
        this.drawParts(partsOfSummary(sheet, content));
      });
    });
    const moved = partToMove(this.starts, this.here());
    drawFooters(sheet, content);
    return { document: this.document, moved };
  }

  /** Space only below what was there to be drawn. */
  private drawParts(parts: readonly (() => void)[]): void {
    const { sheet } = this;
    for (const draw of parts) {
      if (this.starts.length === this.onNewPage) sheet.nextPage();
      this.starts.push(this.here());
      const before = sheet.y;
      draw();
      if (sheet.y !== before) sheet.y += SPACE;
    }
  }

  private here(): Start {
    return { page: this.document.bufferedPageRange().count, y: this.sheet.y };
  }
}

function drawSectionHead(sheet: Sheet, section: SectionContent): void {
  sheet.demand(190);
  sheet.document.outline.addItem(section.name);
  sheet.artifact(() => drawAreaIcon(sheet, section.name));
  drawHeading(sheet, 'H2', section.name, STYLES.h2, { x: sheet.x + ICON + 8, width: sheet.width - ICON - 8 });
  drawBar(sheet, section.result);
  for (const sentence of section.change) sheet.block('P', sentence, STYLES.body);
  sheet.y += 4;
  sheet.block('P', section.description, STYLES.note);
  sheet.y += SPACE;
}

const partsOfSection = (sheet: Sheet, { strengths, analysis, tips, solutions, complete }: SectionContent) => [
  () => drawItems(sheet, strengths.heading, strengths.items),
  () => drawTexts(sheet, analysis),
  () =>
    tips.items.length > 0
      ? drawTips(sheet, tips.heading, tips.items)
      : sheet.block('P', complete, STYLES.body),
  () => drawSolutions(sheet, solutions.heading, solutions.items),
];

function drawSummaryHead(sheet: Sheet, { summary }: PdfContent): void {
  sheet.document.outline.addItem(summary.heading);
  drawHeading(sheet, 'H2', summary.heading);
}

const partsOfSummary = (sheet: Sheet, { summary, breakdown, how, contact }: PdfContent) => [
  () => drawChange(sheet, summary.change),
  () => drawTexts(sheet, summary.text),
  () => drawPlan(sheet, summary.plan),
  () => drawSolutions(sheet, summary.solutions.heading, summary.solutions.items),
  () => {
    for (const link of summary.links) drawLink(sheet, link);
  },
  ...breakdown.areas.map((area, index) => () => drawArea(sheet, area, breakdown, index === 0)),
  () => drawTexts(sheet, how),
  () => drawTexts(sheet, contact),
];

/** What each question of an area brought; the first one below the heading of them all. */
function drawArea(
  sheet: Sheet,
  { name, rows }: BreakdownContent['areas'][number],
  { heading, points }: BreakdownContent,
  isFirst: boolean,
): void {
  if (isFirst && heading !== '') {
    sheet.demand(Math.min(60 + rows.length * 16, 300));
    drawHeading(sheet, 'H3', heading);
  }
  drawTable(
    sheet,
    [
      { heading: name, share: 0.86, align: 'left' },
      { heading: points, share: 0.14, align: 'right' },
    ],
    rows,
    { heading: STYLES.smallHeading, cell: STYLES.smallCell, rule: COLORS.line, padding: 1.75 },
  );
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

const ICON = 22;

/** The page's drawing of the area, beside its name. */
function drawAreaIcon(sheet: Sheet, name: string): void {
  const { document, x, y } = sheet;
  document.save();
  document.translate(x, y).scale(ICON / 48);
  document.lineWidth(2.6).lineCap('round').lineJoin('round').path(areaDrawing(name)).stroke(COLORS.brand);
  document.restore();
}
