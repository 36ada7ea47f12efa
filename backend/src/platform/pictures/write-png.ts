import { crc32, deflateSync } from 'node:zlib';
import { type Pixels, predict } from './read-png.js';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const FILTERS = [0, 1, 2, 3, 4] as const;

/** A PNG of these pixels and nothing else: colours, with alpha where anything is not opaque. Pure. */
export function writePng({ width, height, data }: Pixels): Buffer {
  const isOpaque = data.every((value, index) => index % 4 !== 3 || value === 255);
  const channels = isOpaque ? 3 : 4;
  const lines = Array.from({ length: height }, (_, y) => lineOf(data, y * width, width, channels));
  const filtered = lines.map((line, y) =>
    bestFilter(line, lines[y - 1] ?? new Uint8Array(line.length), channels),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, isOpaque ? 2 : 6], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(filtered), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function lineOf(data: Uint8Array, first: number, width: number, channels: number): Uint8Array {
  const line = new Uint8Array(width * channels);
  for (let x = 0; x < width; x += 1)
    line.set(data.subarray((first + x) * 4, (first + x) * 4 + channels), x * channels);
  return line;
}

/** The filter that leaves the smallest differences, which pack best. */
function bestFilter(line: Uint8Array, above: Uint8Array, step: number): Uint8Array {
  const tried = FILTERS.map((filter) => {
    const filtered = new Uint8Array(line.length + 1);
    filtered[0] = filter;
    let sum = 0;
    for (let x = 0; x < line.length; x += 1) {
      const left = x >= step ? line[x - step]! : 0;
      const corner = x >= step ? above[x - step]! : 0;
      const difference = (line[x]! - predict(filter, left, above[x]!, corner)) & 255;
      filtered[x + 1] = difference;
      sum += Math.min(difference, 256 - difference);
    }
    return { filtered, sum };
  });
  return tried.reduce((best, next) => (next.sum < best.sum ? next : best)).filtered;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
