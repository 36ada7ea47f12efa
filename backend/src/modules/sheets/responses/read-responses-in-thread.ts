import { ownBytes, readingThreads } from '../../../platform/workbooks/reading-thread.js';
import type { Sheet } from '../../../platform/workbooks/workbook.types.js';
import type { ScoredOption } from '../../scoring/scoring.types.js';
import type { ResponseQuestion } from './columns/response-question.js';
import type { ReadResponses, ReadResponsesOptions } from './response-rows.js';
import type { ResponsesData, ResponsesMessage } from './responses.thread.js';

/** An uploaded table: a workbook, or text. */
export interface ResponsesFile {
  bytes: Buffer;
  isText: boolean;
}

/**
 * `readResponses` in a thread of its own: first what was found, then the good rows in pieces, each when it is asked for, so
 * that ten thousand rows neither fill the memory nor stop the process. Throws WorkbookError.
 */
export function readResponsesInThread(
  source: ResponsesFile | Sheet[],
  questions: ResponseQuestion[],
  options: ReadResponsesOptions,
  { explains = false } = {},
): AsyncGenerator<ResponsesMessage> {
  const file = new URL('./responses.thread.js', import.meta.url);
  const asked = questions.map(
    ({ questionId, questionText, correctAnswer, kind = 'single', options = [], ...number }) => ({
      questionId,
      questionText,
      correctAnswer: correctAnswer ?? null,
      kind,
      unit: number.unit ?? null,
      min: number.min ?? null,
      max: number.max ?? null,
      decimals: number.decimals ?? false,
      options: options.map(withoutTexts),
    }),
  );
  if (Array.isArray(source)) {
    const data: ResponsesData = { source: { sheets: source }, questions: asked, options, explains };
    return readingThreads.listen(file, data, []);
  }
  const bytes = ownBytes(source.bytes);
  const data: ResponsesData = {
    source: { bytes, isText: source.isText },
    questions: asked,
    options,
    explains,
  };
  return readingThreads.listen(file, data, [bytes.buffer]);
}

/** What an option is called and does; its texts are long and not needed there. */
const withoutTexts = ({
  id,
  position,
  label,
  aliases,
  points,
  exclusive,
  notApplicable,
  from,
}: ScoredOption): ScoredOption => ({
  id,
  position,
  label,
  aliases,
  points,
  exclusive,
  notApplicable,
  from,
  meaning: null,
  advice: null,
  leadsTo: null,
  prepares: false,
});

/** As `readResponsesInThread`, for who needs all rows at once. */
export async function readAllInThread(
  ...asked: Parameters<typeof readResponsesInThread>
): Promise<ReadResponses> {
  let read: ReadResponses | undefined;
  for await (const message of readResponsesInThread(...asked)) {
    if (message.kind === 'read') read = { ...message.notes, rows: [] };
    else read!.rows.push(...message.rows);
  }
  return read!;
}
