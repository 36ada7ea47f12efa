import { crc32, deflateSync } from 'node:zlib';

interface Shape {
  width: number;
  height: number;
  depth: number;
  /** Type of colour: 0 grey, 2 colours, 3 palette, 4 grey with alpha, 6 colours with alpha. */
  color: number;
  interlace: number;
  /** The rows before they are compressed. */
  raw: Buffer;
  /** Chunks before the pixels. */
  more: Buffer[];
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, tail]);
}

/** A PNG of one colour with alpha, unless said otherwise. */
export function makePng(width: number, height: number, shape: Partial<Shape> = {}): Buffer {
  const { depth = 8, color = 6, interlace = 0, more = [] } = shape;
  const raw =
    shape.raw ??
    Buffer.alloc((1 + width * 4) * height, 200).map((byte, at) => (at % (1 + width * 4) === 0 ? 0 : byte));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', deflateSync(raw)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
