import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { BoundedCache } from '../../../platform/cache/bounded-cache.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { fileNameOf } from '../../../platform/http/downloads.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { ThreadPool } from '../../../platform/threads/thread-pool.js';
import { pictureAt } from '../../pictures/picture-name.js';
import { PicturesService } from '../../pictures/pictures.service.js';
import { UiTextsService } from '../../ui-texts/ui-texts.service.js';
import type { PdfSource } from './compose-content.js';
import { pageTexts } from './page-texts.js';
import { isoDay } from './words.js';

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
  errorOf: (code) => new PdfNotMade(new Error(code)),
  outOfMemory: (cause) => new PdfNotMade(cause),
  lost: (reason) => new PdfNotMade(new Error(reason)),
});

/** Makes the PDF in a thread of its own. Throws PdfNotMade, also for one that would be over 10 MB. */
async function makeInThread(source: PdfSource): Promise<Buffer> {
  const file = new URL('./pdf.thread.js', import.meta.url);
  for await (const bytes of threads.listen<Uint8Array>(file, { ...source, now: new Date() })) {
    if (bytes.length > LARGEST) throw new PdfNotMade(new Error(`${bytes.length} bytes`));
    return Buffer.from(bytes);
  }
  throw new PdfNotMade(new Error('the thread said nothing'));
}

export interface PdfFile {
  bytes: Buffer;
  name: string;
}

const MOST_BYTES = 24_000_000;

/** Makes a PDF once for as long as nothing in it changes (rules: PDF documents). */
@Injectable()
export class PdfMakerService {
  /** By a key that names the whole content, so that it is never out of date. */
  private readonly made = new BoundedCache<Buffer>({ most: MOST_BYTES, sizeOf: ({ length }) => length });

  constructor(
    private readonly texts: UiTextsService,
    private readonly pictures: PicturesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws PdfNotMade. */
  async make(shown: Omit<PdfSource, 'texts' | 'pictures'>): Promise<PdfFile> {
    const { page } = shown;
    const [texts, logo, expert] = await Promise.all([
      pageTexts(this.texts, page),
      this.pictures.print(pictureAt(page.organisation.logo)),
      this.pictures.print(pictureAt(page.evaluation.reviewer?.picture)),
    ]);
    const source = { ...shown, texts, pictures: { logo, expert } };
    const name = nameOf(source);
    // Of the date only the day is shown, and that is in the name.
    const content = JSON.stringify({ ...source, date: name });
    const bytes = await this.made.load(createHash('sha256').update(content).digest('base64url'), async () => {
      const started = performance.now();
      const made = await makeInThread(source);
      const milliseconds = Math.round(performance.now() - started);
      this.logger.info({ bytes: made.length, milliseconds }, 'PDF made');
      return made;
    });
    return { bytes, name };
  }
}

/** The file's name: what it is, the clinic, the day. Pure. */
function nameOf({ page, date, texts }: Pick<PdfSource, 'page' | 'date' | 'texts'>): string {
  const { clinicName, clientName } = page.evaluation;
  return `${fileNameOf([texts['evaluation.page.title'], clinicName.trim() || clientName.trim()])} – ${isoDay(date)}.pdf`;
}
