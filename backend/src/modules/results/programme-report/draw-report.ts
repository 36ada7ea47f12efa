import { type Column, drawList, drawTable } from '../../../platform/pdf/parts.js';
import { MARGIN, Sheet } from '../../../platform/pdf/sheet.js';
import { bytesOf, PAGE, TaggedDocument } from '../../../platform/pdf/tagged-document.js';
import { fill } from '../../../platform/text/say.js';
import { COLORS, STYLES } from '../pdf/look.js';
import type { ReportBlock, ReportContent } from './report.types.js';

const SPACE = 8;
const TITLE = { ...STYLES.headline, size: 20, color: COLORS.brand };
/** A heading does not stand alone at the foot of a page. */
const WITH_HEADING = 110;
/** What is higher may be divided: about a third of a page. */
const MOST_TOGETHER = 240;

/** The report as a tagged PDF. Works synchronously, so it belongs into a thread. */
export async function drawReport(content: ReportContent, createdAt: Date): Promise<Buffer> {
  const { title, questionnaire, facts, language, blocks } = content;
  const document = new TaggedDocument({
    title: `${title} – ${questionnaire}`,
    creator: title,
    language,
    createdAt,
  });
  const sheet = new Sheet(document);
  sheet.within('Document', () => {
    sheet.block('H1', title, TITLE);
    sheet.block('P', questionnaire, STYLES.lead);
    sheet.y += 4;
    for (const fact of facts) sheet.block('P', fact, STYLES.note);
    for (const group of groupsOf(blocks)) drawGroup(sheet, group);
  });
  drawFooters(sheet, content);
  return bytesOf(document);
}

/** A heading stands with what follows it, and bars with what is said of them. */
function groupsOf(blocks: readonly ReportBlock[]): ReportBlock[][] {
  const groups: ReportBlock[][] = [];
  let open: ReportBlock[] = [];
  for (const block of blocks) {
    open.push(block);
    const isBegun = open.some(({ kind }) => kind === 'subheading') ? block.kind !== 'bars' : isHeading(block);
    if (isBegun) continue;
    groups.push(open);
    open = [];
  }
  return [...groups, open];
}

const isHeading = ({ kind }: ReportBlock) => kind === 'heading' || kind === 'subheading';

/** On one page, unless that would leave much of the page before it empty: then a table goes on with its heading repeated. */
function drawGroup(sheet: Sheet, group: readonly ReportBlock[]): void {
  const draw = () => {
    for (const block of group) drawBlock(sheet, block);
  };
  if (sheet.measure(draw) <= MOST_TOGETHER) return sheet.together(draw);
  sheet.demand(WITH_HEADING);
  draw();
}

function drawBlock(sheet: Sheet, block: ReportBlock): void {
  switch (block.kind) {
    case 'heading':
      if (sheet.y > MARGIN.top) sheet.y += 2 * SPACE;
      sheet.demand(WITH_HEADING);
      sheet.document.outline.addItem(block.text);
      sheet.block('H2', block.text, STYLES.h2);
      sheet.y += 2;
      return;
    case 'subheading':
      sheet.y += SPACE;
      return sheet.block('H3', block.text, STYLES.h3);
    case 'paragraph':
      return sheet.block('P', block.text, STYLES.body);
    case 'note':
      return sheet.block('P', block.text, STYLES.note);
    case 'list':
      return drawList(sheet, block.items, STYLES.body, (item, place) => sheet.text(item, STYLES.body, place));
    case 'bars':
      return drawBars(sheet, block);
  }
}

const BAR_HEIGHT = 8;

/** A table whose middle column the bars stand in: the numbers are read, the bars only please the eye. */
function drawBars(
  sheet: Sheet,
  { heads: [label, text], bars }: Extract<ReportBlock, { kind: 'bars' }>,
): void {
  const { document } = sheet;
  const columns: Column[] = [
    { heading: label, share: 0.44 },
    {
      heading: text,
      share: 0.56,
      align: 'right',
      decorate: (row, { x, width, y, height }) => {
        const { percent, color } = bars[row]!;
        const whole = width - TEXT_WIDTH;
        const top = y + (height - BAR_HEIGHT) / 2;
        document.rect(x, top, whole, BAR_HEIGHT).fill(COLORS.track);
        document.rect(x, top, (whole * Math.min(Math.max(percent, 0), 100)) / 100, BAR_HEIGHT).fill(color);
      },
    },
  ];
  const look = { heading: STYLES.smallHeading, cell: STYLES.tableCell, rule: COLORS.line, padding: 3 };
  drawTable(
    sheet,
    columns,
    bars.map((bar) => [bar.label, bar.text]),
    look,
  );
}

/** What the numbers beside a bar take of its column. */
const TEXT_WIDTH = 118;

function drawFooters(sheet: Sheet, { footer, pageLabel }: ReportContent): void {
  const { count } = sheet.document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.document.switchToPage(page);
    const y = PAGE.height - MARGIN.bottom + 26;
    sheet.artifact(() => {
      sheet.line(footer, STYLES.footer, { y, width: sheet.width - 110 });
      sheet.line(fill(pageLabel, { page: page + 1, count }), STYLES.footer, { y, align: 'right' });
    }, 'Pagination');
  }
}
