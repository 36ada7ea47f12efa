import { AppError } from '../../../platform/errors/app-error.js';
import type { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { WriterError } from '../writer-error.js';
import type { CallPurpose } from './call-meter.js';
import type { GeneratedTexts, TextWriter, WriterFacts } from './text-writer.js';

/** A writer whose successes and failures are kept for the status card (rules: integration status). */
export class WatchedWriter implements TextWriter {
  readonly origin: TextWriter['origin'];

  constructor(
    private readonly writer: TextWriter,
    private readonly status: Pick<IntegrationStatusService, 'note'>,
  ) {
    this.origin = writer.origin;
  }

  async write(facts: WriterFacts, signal: AbortSignal, purpose: CallPurpose): Promise<GeneratedTexts> {
    try {
      const written = await this.writer.write(facts, signal, purpose);
      await this.status.note('ai', 'ok');
      return written;
    } catch (error) {
      // A refusal or a questionnaire that is too long is about one evaluation, a stopped job about nothing.
      const isAboutService = error instanceof WriterError && !['refused', 'input'].includes(error.kind);
      if (isAboutService && !signal.aborted) await this.status.note('ai', new AppError(error.code, 502));
      throw error;
    }
  }
}
