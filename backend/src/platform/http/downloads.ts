import { StreamableFile } from '@nestjs/common';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CSV = 'text/csv';
export const PDF = 'application/pdf';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const CALENDAR = 'text/calendar';
const LONGEST_NAME = 120;

/** A workbook, or a table in text by its name, as an attachment with a safe ASCII name. */
export function workbookDownload(bytes: Buffer, name: string): StreamableFile {
  return new StreamableFile(bytes, {
    type: name.endsWith('.csv') ? `${CSV}; charset=utf-8` : XLSX,
    length: bytes.length,
    disposition: `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"`,
  });
}

/** A workbook as an attachment under a name in any script. */
export const namedWorkbookDownload = (bytes: Buffer, name: string): StreamableFile =>
  new StreamableFile(bytes, { type: XLSX, length: bytes.length, disposition: attachmentNamed(name) });

/** A PDF as an attachment under its own name. */
export const pdfDownload = ({ bytes, name }: { bytes: Buffer; name: string }): StreamableFile =>
  new StreamableFile(bytes, { type: PDF, length: bytes.length, disposition: attachmentNamed(name) });

/** A document of Word as an attachment under its own name. */
export const documentDownload = ({ bytes, name }: { bytes: Buffer; name: string }): StreamableFile =>
  new StreamableFile(bytes, { type: DOCX, length: bytes.length, disposition: attachmentNamed(name) });

/** A calendar as an attachment under its own name. */
export const calendarDownload = (bytes: Buffer, name: string): StreamableFile =>
  new StreamableFile(bytes, {
    type: `${CALENDAR}; charset=utf-8`,
    length: bytes.length,
    disposition: attachmentNamed(name),
  });

/** A picture as an attachment under its own name. */
export const pictureDownload = (bytes: Buffer, type: string, name: string): StreamableFile =>
  new StreamableFile(bytes, { type, length: bytes.length, disposition: attachmentNamed(name) });

/**
 * A `Content-Disposition` with the name in every script (RFC 6266, 8187), and in plain ASCII for programs that don't
 * know that. Pure.
 */
export function attachmentNamed(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w.() -]+/g, '-')
    .replace(/-(?:[ -]*-)+/g, '-')
    .replace(/^[ -]+/, '');
  const coded = encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}

/** What a file holds and whose it is as the first part of its name, without what file systems refuse. Pure. */
export function fileNameOf(parts: readonly string[]): string {
  const name = parts
    .map((part) =>
      part
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(' – ');
  return [...name].slice(0, LONGEST_NAME).join('').trim();
}
