import { createHash } from 'node:crypto';
import type { Language } from '../../../platform/http/languages.js';
import { compressHead, type CompressedHead } from '../../../platform/http/joined-gzip.js';

/** A published page as ready bytes, to which the live parts are joined when it is asked for. */
export interface PackedPage extends CompressedHead {
  /** Differs whenever the page's text differs. */
  version: string;
  /** What the live parts need to know of the page. */
  percentage: number;
  sectionIds: number[];
  /** Absent in pages that were stored before it was kept. */
  language?: Language;
}

const LINE_FEED = 0x0a;

/** What every page has, its owner's and a shared one. */
interface Page {
  evaluation: { percentage: number };
  sections: { id: number }[];
  language: Language;
}

/** A page as it is stored: a line of JSON with its facts, then its text, compressed, without the closing brace. Pure. */
export function packPage(page: Page): Buffer {
  const text = Buffer.from(JSON.stringify(page).slice(0, -1));
  const { deflated, crc, length } = compressHead(text);
  const facts: Omit<PackedPage, 'deflated'> = {
    version: shortHash(text),
    percentage: page.evaluation.percentage,
    sectionIds: page.sections.map(({ id }) => id),
    language: page.language,
    crc,
    length,
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), deflated]);
}

/** The stored bytes, taken apart. Pure. */
export function unpackPage(bytes: Buffer): PackedPage {
  const end = bytes.indexOf(LINE_FEED);
  const facts = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<PackedPage, 'deflated'>;
  return { ...facts, deflated: bytes.subarray(end + 1) };
}

/** The end of a page's text: its live parts and the closing brace. Pure. */
export const tailOf = (liveParts: object): Buffer => Buffer.from(`,${JSON.stringify(liveParts).slice(1)}`);

/** 96 bits are plenty to tell one version from another. Pure. */
export const shortHash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
