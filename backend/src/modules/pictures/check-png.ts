import { crc32, inflateSync } from 'node:zlib';
import { MOST_BYTES, MOST_PIXELS, refusePicture, tooLarge } from './picture.errors.js';

/** A PNG that may be shown, and its size in pixels. */
export interface CheckedPng {
  width: number;
  height: number;
  /** Without what nobody sees: comments, place, camera, and whatever follows its end. */
  bytes: Buffer;
}

interface Chunk {
  type: string;
  data: Buffer;
  /** With its length, type and checksum. */
  whole: Buffer;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** What a picture consists of (PNG specification, 5.6): header, palette, transparency, pixels, end. */
const SHOWN = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
/** Values of a pixel, by type of colour: grey, colours, palette, grey with alpha, colours with alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS = [1, 2, 4, 8];

/**
 * Checks a PNG by its signature, size and pixels: its data unpack to exactly what its size says, so that no reader of it
 * unpacks more. Throws BadRequest for what is damaged, larger than a picture needs, or interlaced. Pure.
 */
export function checkPng(bytes: Buffer): CheckedPng {
  if (bytes.length > MOST_BYTES) throw tooLarge();
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw refusePicture('picture_not_png');
  const chunks = chunksOf(bytes).filter(({ type }) => SHOWN.includes(type));
  const { width, height, rowBytes } = headerOf(chunks[0]);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  if (unpackedLength(packed, height * rowBytes) !== height * rowBytes) throw refusePicture('picture_not_png');
  return { width, height, bytes: Buffer.concat([SIGNATURE, ...chunks.map(({ whole }) => whole)]) };
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  throw refusePicture('picture_not_png');
}

function headerOf(first: Chunk | undefined): { width: number; height: number; rowBytes: number } {
  if (first?.type !== 'IHDR' || first.data.length !== 13) throw refusePicture('picture_not_png');
  const [width, height] = [first.data.readUInt32BE(0), first.data.readUInt32BE(4)];
  const [depth = 0, color = 0, packing, filtering, interlace] = first.data.subarray(8);
  const channels = CHANNELS[color];
  const isKnown = channels !== undefined && DEPTHS.includes(depth) && packing === 0 && filtering === 0;
  if (!isKnown || width === 0 || height === 0) throw refusePicture('picture_not_png');
  if (width > MOST_PIXELS || height > MOST_PIXELS) throw tooLarge();
  if (interlace !== 0) throw refusePicture('picture_interlaced');
  // Each row begins with the number of its filter.
  return { width, height, rowBytes: 1 + Math.ceil((width * channels * depth) / 8) };
}

function unpackedLength(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: most }).length;
  } catch {
    throw refusePicture('picture_not_png');
  }
}
