import { type Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { WorkbookError } from './workbook.errors.js';
import { WORKBOOK_LIMITS } from './workbook.types.js';

const MEGABYTE = 1024 * 1024;

export const tooLarge = (cause?: unknown): WorkbookError =>
  new WorkbookError(
    'workbook_too_large',
    {
      fileMegabytes: WORKBOOK_LIMITS.fileBytes / MEGABYTE,
      unpackedMegabytes: WORKBOOK_LIMITS.unpackedBytes / MEGABYTE,
    },
    cause,
  );

/** The parts of a package by name; a part is unpacked only when it is read, and what is unpacked is counted. */
export interface ZipParts {
  names: string[];
  has(name: string): boolean;
  read(name: string, onChunk: (chunk: Buffer) => void): Promise<void>;
}

/**
 * Opens a package after a look at its first bytes and its directory: size, number of entries, claimed sizes,
 * encryption. Throws WorkbookError; nothing has been unpacked by then.
 */
export async function openZip(bytes: Buffer): Promise<ZipParts> {
  refuseOtherFormats(bytes);
  const zip = await openDirectory(bytes);
  const entries = await listEntries(zip);
  let unpacked = 0;

  const read = async (name: string, onChunk: (chunk: Buffer) => void) => {
    const entry = entries.get(keyOf(name));
    if (!entry) throw new WorkbookError('workbook_damaged', {}, new Error('part is missing'));
    await inflate(zip, entry, (chunk) => {
      unpacked += chunk.length;
      if (unpacked > WORKBOOK_LIMITS.unpackedBytes) throw tooLarge();
      onChunk(chunk);
    });
  };
  return { names: [...entries.keys()], has: (name) => entries.has(keyOf(name)), read };
}

/** Part names are compared without regard to case, some writers use backslashes; nothing is ever written to disk. */
const keyOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

const OLE_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

function refuseOtherFormats(bytes: Buffer): void {
  if (bytes.length > WORKBOOK_LIMITS.fileBytes) throw tooLarge();
  if (bytes.subarray(0, 8).equals(OLE_MAGIC))
    throw new WorkbookError(bytes.includes(ENCRYPTED_PACKAGE) ? 'workbook_encrypted' : 'workbook_old_format');
  if (bytes.length < 4 || bytes.readUInt32BE(0) !== 0x504b0304) throw new WorkbookError('workbook_not_xlsx');
}

function openDirectory(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(
      bytes,
      { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true },
      (error, zip) => (error ? reject(new WorkbookError('workbook_damaged', {}, error)) : resolve(zip)),
    );
  });
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > WORKBOOK_LIMITS.entries) return Promise.reject(new WorkbookError('workbook_unsafe'));
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let claimed = 0;
    zip.on('error', (error) => reject(new WorkbookError('workbook_damaged', {}, error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      // With decodeStrings off the name is a Buffer, whatever its type says.
      const name = keyOf(Buffer.from(entry.fileName).toString('utf8'));
      claimed += entry.uncompressedSize;
      if (claimed > WORKBOOK_LIMITS.unpackedBytes) return reject(tooLarge());
      if (entry.isEncrypted()) return reject(new WorkbookError('workbook_encrypted'));
      // Two parts of one name: which of them a program reads is anybody's guess.
      if (entries.has(name)) return reject(new WorkbookError('workbook_unsafe'));
      entries.set(name, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

async function inflate(zip: ZipFile, entry: Entry, onChunk: (chunk: Buffer) => void): Promise<void> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) =>
      error ? reject(new WorkbookError('workbook_damaged', {}, error)) : resolve(opened),
    );
  });
  try {
    let sum = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      onChunk(chunk);
    }
    if (sum !== entry.crc32) throw new WorkbookError('workbook_damaged', {}, new Error('wrong checksum'));
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    // The counted size differs from the claimed one: somebody forged it.
    const forged =
      error instanceof Error && /too many bytes|not enough bytes|size mismatch/i.test(error.message);
    throw new WorkbookError(forged ? 'workbook_unsafe' : 'workbook_damaged', {}, error);
  }
}
