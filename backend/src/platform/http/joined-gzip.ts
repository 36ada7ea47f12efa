import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** The compressed beginning of a text whose end comes later. */
export interface CompressedHead {
  /** Raw deflate blocks that end on a byte boundary, without the last one. */
  deflated: Buffer;
  /** Of the plain bytes. */
  crc: number;
  length: number;
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LARGEST_BLOCK = 0xffff;

/** Compresses a beginning once, so that any end can be joined to it without compressing again. Pure. */
export function compressHead(plain: Buffer): CompressedHead {
  const deflated = deflateRawSync(plain, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  return { deflated, crc: crc32(plain), length: plain.length };
}

/** The plain bytes of a beginning, in one piece of the right size. Pure. */
export const plainHead = ({ deflated, length }: CompressedHead): Buffer =>
  inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: length + 64 });

/** One gzip file (RFC 1952) of beginning and end; the end goes in as stored blocks (RFC 1951, 3.2.4). Pure. */
export function joinGzip({ deflated, crc, length }: CompressedHead, tail: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let start = 0; start === 0 || start < tail.length; start += LARGEST_BLOCK) {
    const part = tail.subarray(start, start + LARGEST_BLOCK);
    const isLast = start + LARGEST_BLOCK >= tail.length;
    const head = Buffer.alloc(5);
    head.writeUInt8(isLast ? 1 : 0, 0);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(part.length ^ 0xffff, 3);
    blocks.push(head, part);
  }
  const trailer = Buffer.alloc(8);
  // Of no bytes, zlib's checksum is 0, whatever it is to go on from.
  trailer.writeUInt32LE(tail.length > 0 ? crc32(tail, crc) : crc, 0);
  trailer.writeUInt32LE((length + tail.length) % 2 ** 32, 4);
  return Buffer.concat([HEADER, deflated, ...blocks, trailer]);
}
