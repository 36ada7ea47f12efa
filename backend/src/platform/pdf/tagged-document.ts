import PDFDocument from 'pdfkit';
import { FONT_FILES } from './fonts.js';

export interface DocumentFacts {
  title: string;
  /** What made it. */
  creator: string;
  /** A language tag. */
  language: string;
  createdAt: Date;
}

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A PDF document that readers aloud understand (PDF/UA): tagged, with a title and a language, and with no font but
 * embedded ones. Pages are held until the end, so that their numbers can be written when their count is known.
 */
export class TaggedDocument extends PDFDocument {
  constructor({ title, creator, language, createdAt }: DocumentFacts) {
    super({
      autoFirstPage: false,
      bufferPages: true,
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      // pdfkit knows it, its types don't yet.
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      displayTitle: true,
      lang: language,
      // Otherwise a font that every reader brings itself would be the first one, and not be embedded.
      font: FONT_FILES.regular,
      info: { Title: title, Creator: creator, Producer: 'PDFKit', CreationDate: createdAt },
    });
  }

  /** By now the title is written as it is; what follows copies it into XML as if it were XML. */
  override endMarkings(): void {
    super.endMarkings();
    this.info.Title = escapeXml(this.info.Title ?? '');
  }
}

/** Whether the font in use has a character; of pdfkit's own font object only this is needed. */
export function hasCharacter(document: TaggedDocument, codePoint: number): boolean {
  const { _font } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
  };
  return _font.font.hasGlyphForCodePoint(codePoint);
}

/** The bytes of a document, which this ends. */
export async function bytesOf(document: TaggedDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.end();
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
