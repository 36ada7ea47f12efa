import { BadRequest } from '../../../platform/errors/app-error.js';
import { uploadOf } from '../../../platform/http/uploads.js';
import { ownBytes, readingThreads } from '../../../platform/workbooks/reading-thread.js';
import { type ListedClinic, MOST_INVITED } from './invitation.types.js';
import type { ListData, ReadList } from './list.thread.js';

/**
 * `readList` of a workbook, or of a text, in a thread of its own. Throws WorkbookError, and BadRequest for a list that names no
 * addresses or too many.
 */
export async function readListInThread(file: {
  bytes: Buffer;
  isWorkbook: boolean;
}): Promise<ListedClinic[]> {
  const bytes = ownBytes(file.bytes);
  const data: ListData = { ...file, bytes };
  const thread = new URL('./list.thread.js', import.meta.url);
  let list: ReadList | null = null;
  for await (const read of readingThreads.listen<ReadList | null>(thread, data, [bytes.buffer])) list = read;
  if (list === null || list.count === 0) throw new BadRequest('list_without_addresses');
  if (list.count > MOST_INVITED)
    throw new BadRequest('list_too_long', { count: list.count, most: MOST_INVITED });
  return list.clinics;
}

/** The uploaded list: a workbook, or a text by its name. Throws BadRequest. */
export function uploadedList(file: Express.Multer.File | undefined): { bytes: Buffer; isWorkbook: boolean } {
  const name = file?.originalname.toLowerCase() ?? '.xlsx';
  if (name.endsWith('.xlsx')) return { bytes: uploadOf(file).bytes, isWorkbook: true };
  if (!/\.(?:csv|txt|tsv)$/.test(name)) throw new BadRequest('list_format');
  return { bytes: file!.buffer, isWorkbook: false };
}
