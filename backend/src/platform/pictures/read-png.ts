import { crc32, inflateSync } from 'node:zlib';
import { MOST_BYTES, MOST_PIXELS, refusePicture, tooLarge } from './picture.errors.js';

/** Four bytes a pixel: red, green, blue, and how opaque it is. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

interface Header {
  width: number;
  height: number;
  depth: number;
  /** 0 grey, 2 colours, 3 palette, 4 grey with alpha, 6 colours with alpha. */
  color: number;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/**
 * The pixels of a PNG; everything else in the file is left behind. What it unpacks to is known from its size before a
 * byte of it is unpacked, and is all that is. Throws BadRequest for what is damaged, larger than a picture needs, or interlaced. Pure.
 */
export function readPng(bytes: Buffer): Pixels {
  if (bytes.length > MOST_BYTES) throw tooLarge();
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw refusePicture('picture_not_png');
  const chunks = chunksOf(bytes);
  const header = headerOf(chunks);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data ?? Buffer.alloc(0);
  const transparency = chunks.find(({ type }) => type === 'tRNS')?.data ?? Buffer.alloc(0);
  return pixelsOf(header, rowsOf(header, packed), palette, transparency);
}

function chunksOf(bytes: Buffer): { type: string; data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) break;
    if (type === 'IEND') return chunks;
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4) });
    at = end;
  }
  throw refusePicture('picture_not_png');
}

function headerOf([first]: { type: string; data: Buffer }[]): Header {
  if (first?.type !== 'IHDR' || first.data.length !== 13) throw refusePicture('picture_not_png');
  const [depth, color, packing, filtering, interlace] = first.data.subarray(8) as unknown as number[];
  const [width, height] = [first.data.readUInt32BE(0), first.data.readUInt32BE(4)];
  const isKnown = DEPTHS[color!]?.includes(depth!) && packing === 0 && filtering === 0;
  if (!isKnown || width === 0 || height === 0) throw refusePicture('picture_not_png');
  if (width > MOST_PIXELS || height > MOST_PIXELS) throw tooLarge();
  if (interlace !== 0) throw refusePicture('picture_interlaced');
  return { width, height, depth: depth!, color: color! };
}

/** The unpacked lines, their filters undone. */
function rowsOf({ width, height, depth, color }: Header, packed: Buffer): Uint8Array[] {
  const bitsPerPixel = CHANNELS[color]! * depth;
  const length = Math.ceil((width * bitsPerPixel) / 8);
  const raw = unpack(packed, (length + 1) * height);
  const step = Math.max(1, bitsPerPixel >> 3);
  const rows: Uint8Array[] = [];
  let above: Uint8Array = new Uint8Array(length);
  for (let y = 0; y < height; y += 1) {
    const start = y * (length + 1);
    above = unfilter(raw[start]!, raw.subarray(start + 1, start + 1 + length), above, step);
    rows.push(above);
  }
  return rows;
}

function unpack(packed: Buffer, length: number): Buffer {
  let raw: Buffer;
  try {
    raw = inflateSync(packed, { maxOutputLength: length });
  } catch {
    throw refusePicture('picture_not_png');
  }
  if (raw.length !== length) throw refusePicture('picture_not_png');
  return raw;
}

function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): Uint8Array {
  if (filter > 4) throw refusePicture('picture_not_png');
  for (let x = 0; x < line.length; x += 1) {
    const left = x >= step ? line[x - step]! : 0;
    const corner = x >= step ? above[x - step]! : 0;
    line[x]! += predict(filter, left, above[x]!, corner);
  }
  return line;
}

/** What a line's filter expects of a byte, by its neighbours: left, above, and left of above. Pure. */
export function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function pixelsOf(
  { width, height, depth, color }: Header,
  rows: readonly Uint8Array[],
  palette: Buffer,
  transparency: Buffer,
): Pixels {
  const data = new Uint8Array(width * height * 4);
  const channels = CHANNELS[color]!;
  rows.forEach((row, y) => {
    // As browsers draw them, in one go.
    if (color === 6 && depth === 8) return data.set(row, y * width * 4);
    for (let x = 0; x < width; x += 1) {
      const samples = Array.from({ length: channels }, (_, index) =>
        sampleOf(row, x * channels + index, depth),
      );
      data.set(colorOf(samples, { depth, color }, palette, transparency), (y * width + x) * 4);
    }
  });
  return { width, height, data };
}

function sampleOf(row: Uint8Array, index: number, depth: number): number {
  if (depth === 16) return (row[index * 2]! << 8) | row[index * 2 + 1]!;
  if (depth === 8) return row[index]!;
  const bit = index * depth;
  return (row[bit >> 3]! >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

function colorOf(
  samples: readonly number[],
  { depth, color }: Pick<Header, 'depth' | 'color'>,
  palette: Buffer,
  transparency: Buffer,
): [number, number, number, number] {
  if (color === 3) {
    const entry = samples[0]!;
    if (entry * 3 + 2 >= palette.length) throw refusePicture('picture_not_png');
    const [red, green, blue] = palette.subarray(entry * 3, entry * 3 + 3) as unknown as number[];
    return [red!, green!, blue!, transparency[entry] ?? 255];
  }
  const most = 2 ** depth - 1;
  const scaled = samples.map((sample) => Math.round((sample / most) * 255));
  const isGrey = color === 0 || color === 4;
  const [red, green, blue] = isGrey ? [scaled[0]!, scaled[0]!, scaled[0]!] : scaled;
  const alpha = color === 4 || color === 6 ? scaled.at(-1)! : isNamedClear(samples, transparency) ? 0 : 255;
  return [red!, green!, blue!, alpha];
}

/** Without alpha, one colour may be named that is not painted. */
const isNamedClear = (samples: readonly number[], transparency: Buffer): boolean =>
  transparency.length === samples.length * 2 &&
  samples.every((sample, index) => transparency.readUInt16BE(index * 2) === sample);
