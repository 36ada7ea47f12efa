import { speakFromThread } from '../../../platform/threads/speak-from-thread.js';
import { readWorkbook } from '../../../platform/workbooks/read-workbook.js';
import { csvList } from './csv-list.js';
import { type ListedClinic, MOST_INVITED } from './invitation.types.js';
import { readList } from './read-list.js';

export interface ListData {
  bytes: Uint8Array;
  isWorkbook: boolean;
}

/** `count` is of the whole list; `clinics` is empty where the list is longer than may be invited. */
export interface ReadList {
  count: number;
  clinics: ListedClinic[];
}

await speakFromThread<ListData, ReadList | null>(async ({ bytes, isWorkbook }, say) => {
  const file = Buffer.from(bytes);
  const text = isWorkbook ? null : csvList(file);
  const sheets = isWorkbook ? await readWorkbook(file) : text ? [text] : [];
  const clinics = readList(sheets);
  await say(clinics && { count: clinics.length, clinics: clinics.length > MOST_INVITED ? [] : clinics });
});
