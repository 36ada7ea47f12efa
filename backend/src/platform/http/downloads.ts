import { StreamableFile } from '@nestjs/common';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook as an attachment with a safe ASCII name. */
export function workbookDownload(bytes: Buffer, name: string): StreamableFile {
  return new StreamableFile(bytes, {
    type: XLSX,
    length: bytes.length,
    disposition: `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"`,
  });
}
