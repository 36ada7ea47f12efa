import { ThreadPool } from '../../../platform/threads/thread-pool.js';
import type { PdfSource } from './compose-content.js';
import { PdfNotMade } from './pdf.errors.js';

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
