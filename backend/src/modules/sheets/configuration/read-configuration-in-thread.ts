import { setImmediate } from 'node:timers/promises';
import { ownBytes, readingThreads } from '../../../platform/workbooks/reading-thread.js';
import type { ReadConfiguration } from './configuration-workbook.js';

/** `readConfiguration` of an uploaded file, in a thread of its own. Throws WorkbookError. */
export async function readConfigurationInThread(bytes: Buffer): Promise<ReadConfiguration> {
  const data = ownBytes(bytes);
  const read: ReadConfiguration = { sections: [], questions: [], errors: [], unmatchedColumns: [] };
  const file = new URL('./configuration.thread.js', import.meta.url);
  for await (const piece of readingThreads.listen<ReadConfiguration>(file, data, [data.buffer])) {
    read.sections.push(...piece.sections);
    read.questions.push(...piece.questions);
    read.errors.push(...piece.errors);
    read.unmatchedColumns.push(...piece.unmatchedColumns);
    await setImmediate();
  }
  return read;
}
