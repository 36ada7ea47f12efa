import { speakFromThread } from '../../../platform/threads/speak-from-thread.js';
import { readWorkbook } from '../../../platform/workbooks/read-workbook.js';
import type { ReadConfiguration } from './configuration-rows.js';
import { readConfiguration } from './configuration-workbook.js';

const ROWS_PER_MESSAGE = 500;

/** What was found, in pieces that hold nobody up: the first one has the columns nobody knows. */
await speakFromThread<Uint8Array, ReadConfiguration>(async (bytes, say) => {
  const read = readConfiguration(await readWorkbook(Buffer.from(bytes)));
  const { sections, questions, options, errors } = read;
  const most = Math.max(sections.length, questions.length, options.length, errors.length, 1);
  for (let start = 0; start < most; start += ROWS_PER_MESSAGE) {
    const piece = <T>(list: T[]): T[] => list.slice(start, start + ROWS_PER_MESSAGE);
    await say({
      source: read.source,
      written: read.written,
      sections: piece(sections),
      questions: piece(questions),
      options: piece(options),
      insights: start === 0 ? read.insights : null,
      errors: piece(errors),
      unmatchedColumns: start === 0 ? read.unmatchedColumns : [],
    });
  }
});
