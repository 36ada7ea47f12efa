import { TextDecoder } from 'node:util';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { WorkbookError } from './workbook.errors.js';
import { type ZipParts } from './zip-parts.js';

/** Listeners get local names: writers are free to prefix elements (`x:row`). */
export interface XmlListener {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Streams one part of a package through an XML parser. A document type, the door to entity bombs and foreign files,
 * is refused; XML that is not well-formed means the file is damaged.
 */
export async function readXml(parts: ZipParts, name: string, listener: XmlListener): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let attributes: Record<string, string> = {};
  const attribute = (wanted: string) => (Object.hasOwn(attributes, wanted) ? attributes[wanted] : undefined);

  parser.on('error', (error) => {
    throw new WorkbookError('workbook_damaged', {}, error);
  });
  parser.on('doctype', () => {
    throw new WorkbookError('workbook_unsafe');
  });
  if (listener.open) {
    parser.on('opentag', (tag: SaxesTagPlain) => {
      attributes = tag.attributes;
      listener.open!(localName(tag.name), attribute);
    });
  }
  if (listener.text) {
    parser.on('text', (text) => listener.text!(text));
    parser.on('cdata', (text) => listener.text!(text));
  }
  if (listener.close) parser.on('closetag', (tag: SaxesTagPlain) => listener.close!(localName(tag.name)));

  let decoder: TextDecoder | undefined;
  await parts.read(name, (chunk) => {
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
  });
  parser.write(decoder?.decode() ?? '').close();
}

const localName = (name: string): string => {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
};

function encodingOf(chunk: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const first = chunk.length < 2 ? 0 : chunk.readUInt16BE(0);
  if (first === 0xfffe || first === 0x3c00) return 'utf-16le';
  if (first === 0xfeff || first === 0x003c) return 'utf-16be';
  return 'utf-8';
}
