import { AppError, defineMessages } from '../../../platform/errors/app-error.js';
import { ThreadPool } from '../../../platform/threads/thread-pool.js';
import type { PdfSource } from './compose-content.js';

defineMessages({
  pdf_not_made: {
    hu: 'A PDF-et most nem sikerült elkészíteni. Kérjük, próbálja újra néhány perc múlva.',
    en: 'The PDF could not be made right now. Please try again in a few minutes.',
    ro: 'PDF-ul nu a putut fi creat acum. Vă rugăm să încercați din nou peste câteva minute.',
  },
});

class PdfNotMade extends AppError {
  constructor(cause?: unknown) {
    super('pdf_not_made', 503, {}, { cause });
  }
}

const LARGEST = 10_000_000;

const threads = new ThreadPool({
  most: 2,
  heapMegabytes: 256,
  milliseconds: 30_000,
  told: (code) => new PdfNotMade(new Error(code)),
  outOfMemory: (cause) => new PdfNotMade(cause),
  lost: (reason) => new PdfNotMade(new Error(reason)),
});

/** Makes the PDF in a thread of its own. Throws PdfNotMade, also for one that would be over 10 MB. */
export async function makeInThread(source: PdfSource): Promise<Buffer> {
  const file = new URL('./pdf.thread.js', import.meta.url);
  for await (const bytes of threads.listen<Uint8Array>(file, { ...source, now: new Date() })) {
    if (bytes.length > LARGEST) throw new PdfNotMade(new Error(`${bytes.length} bytes`));
    return Buffer.from(bytes);
  }
  throw new PdfNotMade(new Error('the thread said nothing'));
}
