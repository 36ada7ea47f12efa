import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { LOCALES } from '../../../platform/http/languages.js';
import { COLORS } from '../pdf/look.js';
import type { ReportBar, ReportBlock, ReportContent } from './report.types.js';

/** Twentieths of a point: an A4 page within its margins, and what of it each column of bars takes. */
const WIDTHS = { label: 4000, bar: 2800, text: 2800 } as const;
const WIDTH = WIDTHS.label + WIDTHS.bar + WIDTHS.text;
const MARGIN = 1150;
const CELL_MARGIN = 60;
const FOOTER = 'Footer';
const INK = hex(COLORS.ink);
const SOFT = hex(COLORS.soft);
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const BARE = { top: NONE, bottom: NONE, left: NONE, right: NONE } as const;
const RULED = { ...BARE, bottom: { style: BorderStyle.SINGLE, size: 4, color: hex(COLORS.line) } } as const;

/** The report as a document of Word: headings, texts and tables that can be edited; bars are shaded cells. */
export async function writeReport(content: ReportContent, createdAt: Date): Promise<Buffer> {
  const { title, questionnaire, facts, language, blocks } = content;
  const heading = (size: number, color: string, before: number) => ({
    run: { size, bold: true, color: hex(color) },
    paragraph: { spacing: { before, after: 80 }, keepNext: true },
  });
  const document = new Document({
    title: `${title} – ${questionnaire}`,
    creator: title,
    lastModifiedBy: title,
    description: createdAt.toISOString().slice(0, 10),
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 21, color: INK, language: { value: LOCALES[language] } },
          paragraph: { spacing: { after: 100 } },
        },
        title: heading(44, COLORS.brand, 0),
        heading1: heading(30, COLORS.brand, 320),
        heading2: heading(23, COLORS.ink, 200),
      },
      // A style, as some programs give the page's number that of its paragraph.
      paragraphStyles: [{ id: FOOTER, name: 'footer', run: { size: 16, color: SOFT } }],
    },
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 }, margin: marginOf(MARGIN) } },
        footers: { default: footerOf(content) },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          new Paragraph({ children: [new TextRun({ text: questionnaire, bold: true, size: 24 })] }),
          ...facts.map((text) => new Paragraph({ children: [new TextRun({ text, color: SOFT })] })),
          ...blocks.flatMap(childrenOf),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

type Child = ISectionOptions['children'][number];

function childrenOf(block: ReportBlock): Child[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1 })];
    case 'subheading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_2 })];
    case 'paragraph':
      return [new Paragraph({ text: block.text })];
    case 'note':
      return [new Paragraph({ children: [new TextRun({ text: block.text, color: SOFT, size: 19 })] })];
    case 'list':
      return block.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
    case 'bars':
      return [barsOf(block.heads, block.bars), new Paragraph({ spacing: { after: 0 } })];
  }
}

function barsOf([label, text]: [string, string], bars: readonly ReportBar[]): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: [WIDTHS.label, WIDTHS.bar, WIDTHS.text],
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: [
          cellOf(WIDTHS.label, [lineOf(label, { bold: true })]),
          cellOf(WIDTHS.bar, [lineOf('')]),
          cellOf(WIDTHS.text, [lineOf(text, { bold: true, isRight: true })]),
        ],
      }),
      ...bars.map(
        (bar) =>
          new TableRow({
            cantSplit: true,
            children: [
              cellOf(WIDTHS.label, [lineOf(bar.label)]),
              cellOf(WIDTHS.bar, [drawnBar(bar), lineOf('', { size: 2 })]),
              cellOf(WIDTHS.text, [lineOf(bar.text, { isRight: true })]),
            ],
          }),
      ),
    ],
  });
}

const cellOf = (width: number, children: (Paragraph | Table)[]): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlign.CENTER,
    borders: RULED,
    margins: { top: 40, bottom: 40, left: CELL_MARGIN, right: CELL_MARGIN },
    children,
  });

interface LineLook {
  bold?: boolean;
  isRight?: boolean;
  size?: number;
}

const lineOf = (text: string, { bold = false, isRight = false, size = 20 }: LineLook = {}): Paragraph =>
  new Paragraph({
    alignment: isRight ? AlignmentType.RIGHT : AlignmentType.LEFT,
    spacing: { after: 0, ...(size < 10 ? { line: 20, lineRule: 'exact' as const } : {}) },
    children: [new TextRun({ text, bold, size })],
  });

/** Two shaded cells, as wide as the bar and what is left of it. */
function drawnBar({ percent, color }: ReportBar): Table {
  const whole = WIDTHS.bar - 2 * CELL_MARGIN;
  const filled = Math.round((whole * Math.min(Math.max(percent, 0), 100)) / 100);
  const parts = [
    { width: filled, fill: hex(color) },
    { width: whole - filled, fill: hex(COLORS.track) },
  ].filter(({ width }) => width > 0);
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: whole, type: WidthType.DXA },
    columnWidths: parts.map(({ width }) => width),
    rows: [
      new TableRow({
        height: { value: 160, rule: 'exact' },
        children: parts.map(
          ({ width, fill }) =>
            new TableCell({
              width: { size: width, type: WidthType.DXA },
              borders: BARE,
              margins: marginOf(0),
              shading: { type: ShadingType.CLEAR, color: 'auto', fill },
              children: [lineOf('', { size: 2 })],
            }),
        ),
      }),
    ],
  });
}

/** The page's number stands where the label has its places. */
function footerOf({ footer, pageLabel }: ReportContent): Footer {
  const parts = pageLabel.split(/(\{page\}|\{count\})/);
  const number = parts.map((part) =>
    part === '{page}' ? PageNumber.CURRENT : part === '{count}' ? PageNumber.TOTAL_PAGES : part,
  );
  const tabStops = [{ type: TabStopType.RIGHT, position: WIDTH }];
  return new Footer({
    children: [
      new Paragraph({
        style: FOOTER,
        tabStops,
        children: [new TextRun({ children: [footer, '\t', ...number] })],
      }),
    ],
  });
}

const marginOf = (all: number) => ({ top: all, bottom: all, left: all, right: all });

/** A colour as Word writes it. */
function hex(color: string): string {
  return color.slice(1).toUpperCase();
}
