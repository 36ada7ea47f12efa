import { FONT_FILES, type FontName } from './fonts.js';
import { breakLines } from './lines.js';
import { printable, type PrintableText } from './printable.js';
import { hasCharacter, PAGE, type TaggedDocument } from './tagged-document.js';
import { isRightToLeft, visualRuns } from './visual-order.js';

/** How a text looks; sizes in points, `leading` is the distance of lines as a multiple of the size. */
export interface TextStyle {
  font: FontName;
  size: number;
  color: string;
  leading?: number;
}

/** Where a text stands; without it, across the whole sheet at the cursor. */
export interface Place {
  x?: number;
  width?: number;
  align?: 'left' | 'center' | 'right';
  /** The text's lines become links to it. */
  url?: string;
}

interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Row' | 'Column';
  bbox?: number[];
  placement?: 'Block';
  attributes?: Record<string, unknown>;
}

export const MARGIN = { side: 48, top: 48, bottom: 60 } as const;
const LEADING = 1.45;
const ASCENT = 0.76;

/**
 * Pages that fill from top to bottom, with a cursor. Everything drawn is either in the element that is open, or an
 * artifact, which readers aloud pass over. Texts break to the next page between lines.
 */
export class Sheet {
  readonly x = MARGIN.side;
  readonly width = PAGE.width - 2 * MARGIN.side;
  y: number = MARGIN.top;
  private readonly open: { element: PDFKit.PDFStructureElement; type: string }[] = [];
  private readonly bottom = PAGE.height - MARGIN.bottom;
  private isInArtifact = false;
  private isMeasuring = false;
  private readonly coverage = new Map<number, boolean>();

  constructor(readonly document: TaggedDocument) {
    document.addPage();
  }

  nextPage(): void {
    this.document.addPage();
    this.y = MARGIN.top;
  }

  /** The height that is left on the page. */
  get left(): number {
    return this.bottom - this.y;
  }

  /** Goes to the next page unless so much height is left; true when it did. */
  demand(height: number): boolean {
    if (height <= this.left || this.y === MARGIN.top || this.isMeasuring) return false;
    this.nextPage();
    return true;
  }

  /** How high it is what this would draw; nothing is drawn. */
  measure(draw: () => void): number {
    const { y, isMeasuring } = this;
    this.isMeasuring = true;
    draw();
    const height = this.y - y;
    this.isMeasuring = isMeasuring;
    this.y = y;
    return height;
  }

  /** Draws what is not to be divided; what is higher than a page is. */
  together(draw: () => void): void {
    const height = this.measure(draw);
    if (height <= this.bottom - MARGIN.top) this.demand(height);
    draw();
  }

  /** Draws what belongs to one element of the document's structure; elements within it are its children. */
  within<T>(type: string, draw: () => T, { attributes, ...options }: ElementOptions = {}): T {
    if (this.isMeasuring) return draw();
    const element = this.document.struct(type, options);
    const parent = this.open.at(-1);
    if (parent) parent.element.add(element);
    else this.document.addStructure(element);
    if (attributes) attributesOf(element)['A'] = attributes;
    this.open.push({ element, type });
    const drawn = draw();
    this.open.pop();
    element.end();
    return drawn;
  }

  /** Content of the open element, all of it on this page. */
  mark(draw: () => void): void {
    if (this.isMeasuring) return;
    const { element, type } = this.open.at(-1)!;
    element.add(this.document.markStructureContent(type));
    draw();
    this.document.endMarkedContent();
  }

  /** What only pleases the eye. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.isMeasuring) return;
    if (this.isInArtifact) return draw();
    this.isInArtifact = true;
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
    this.isInArtifact = false;
  }

  /** An element of its own with one text, e.g. a paragraph. */
  block(type: string, text: string, style: TextStyle, place: Place = {}): void {
    const { text: drawn, isWhole } = this.printable(text);
    if (drawn === '') return;
    const isAsRead = isWhole && visualRuns(drawn, isRightToLeft(drawn)).every((run) => !run.isRightToLeft);
    this.within(type, () => this.text(drawn, style, place), isAsRead ? {} : { actual: text });
  }

  /** A text in the open element, below the cursor, line by line; the cursor ends below it. */
  text(text: string, style: TextStyle, place: Place = {}): void {
    const height = this.lineHeightOf(style);
    const lines = this.linesOf(text, style, place.width ?? this.width);
    const isFromRight = isRightToLeft(text);
    lines.forEach((line, index) => {
      this.demand(height);
      const ending = index < lines.length - 1 ? ' ' : '';
      this.mark(() => this.drawLine(line, ending, style, { ...place, isFromRight, height }));
      this.y += height;
    });
  }

  /** One line at a point, in whatever is open; the cursor stays. `y` is the top of the line. */
  line(text: string, style: TextStyle, place: Place & { y: number }): void {
    const cursor = this.y;
    this.y = place.y;
    const { text: drawn } = this.printable(text);
    this.drawLine(drawn, '', style, {
      ...place,
      isFromRight: isRightToLeft(drawn),
      height: this.lineHeightOf(style),
    });
    this.y = cursor;
  }

  linesOf(text: string, style: TextStyle, width: number): string[] {
    return breakLines(this.printable(text).text, width, (part) => this.widthOf(part, style));
  }

  heightOf(text: string, style: TextStyle, width = this.width): number {
    return this.linesOf(text, style, width).length * this.lineHeightOf(style);
  }

  lineHeightOf = ({ size, leading = LEADING }: TextStyle): number => size * leading;

  widthOf(text: string, style: TextStyle): number {
    return this.use(style).widthOfString(text);
  }

  printable(text: string): PrintableText {
    return printable(text, (codePoint) => {
      const known =
        this.coverage.get(codePoint) ?? hasCharacter(this.document.font(FONT_FILES.regular), codePoint);
      this.coverage.set(codePoint, known);
      return known;
    });
  }

  private drawLine(
    line: string,
    ending: string,
    style: TextStyle,
    place: Place & { isFromRight: boolean; height: number },
  ): void {
    const { x = this.x, width = this.width, isFromRight, height, url } = place;
    const align = place.align ?? (isFromRight ? 'right' : 'left');
    const used = this.widthOf(line, style);
    const free = width - used;
    const left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    const baseline = this.y + (height - style.size) / 2 + style.size * ASCENT;
    let at = left;
    const runs = visualRuns(line, isFromRight);
    runs.forEach(({ text }, index) => {
      const drawn = index === runs.length - 1 ? text + ending : text;
      this.use(style)
        .fillColor(style.color)
        .text(drawn, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.widthOf(text, style);
    });
    if (url !== undefined) this.linkTo(url, { x: left, width: used, height });
  }

  private linkTo(url: string, { x, width, height }: { x: number; width: number; height: number }): void {
    const structParent = this.open.at(-1)!.element;
    // A plain string would become a name; a String object becomes text, whatever the types say.
    const annotation = { structParent, Contents: Object(url) as string };
    this.document.link(x, this.y, width, height, url, annotation);
  }

  private use({ font, size }: TextStyle): TaggedDocument {
    // By its file: pdfkit opens a font that goes by another name anew each time.
    this.document.font(FONT_FILES[font]).fontSize(size);
    return this.document;
  }
}

/** Attributes that pdfkit has no option for, such as the numbering of a list. */
function attributesOf(element: PDFKit.PDFStructureElement): Record<string, unknown> {
  return (element as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data;
}
