import { TextDecoder } from 'node:util';
import { XmlScanner, type XmlListener } from './xml-scanner.js';
import { malformed } from './xml-text.js';
import { type ZipParts } from './zip-parts.js';

/** Streams one part of a package through a scanner. Throws WorkbookError. */
export async function readXml(parts: ZipParts, name: string, listener: XmlListener): Promise<void> {
  const scanner = new XmlScanner(listener);
  let decoder: TextDecoder | undefined;
  await parts.read(name, (chunk) => {
    decoder ??= decoderOf(chunk);
    scanner.write(decode(decoder, chunk));
  });
  scanner.write(decoder ? decode(decoder) : '');
  scanner.end();
}

/** Bytes that are no text in the part's encoding tell a damaged file; nothing is guessed. */
function decode(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (error) {
    throw malformed(String(error));
  }
}

/** UTF-16 shows in the first two bytes; anything else says its name, in letters of ASCII, or is UTF-8. */
function decoderOf(chunk: Buffer): TextDecoder {
  const first = chunk.length < 2 ? 0 : chunk.readUInt16BE(0);
  const declared = /^(?:\u00EF\u00BB\u00BF)?<\?xml[^>]{0,100}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    chunk.toString('latin1', 0, 200),
  )?.[1];
  const isTwoBytes = declared === undefined || /^(utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(declared);
  try {
    if (first === 0xfffe || first === 0x3c00) return new TextDecoder('utf-16le', { fatal: true });
    if (first === 0xfeff || first === 0x003c) return new TextDecoder('utf-16be', { fatal: true });
    // Some writers say UTF-16 and write UTF-8.
    return new TextDecoder(isTwoBytes ? 'utf-8' : declared, { fatal: true });
  } catch (error) {
    throw malformed(String(error));
  }
}
