import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { BatchLoader } from '../../platform/jobs/batch-loader.js';
import { HttpClient } from '../../platform/outbound/http-client.js';
import { IntegrationStatusService } from '../settings/integration-status.service.js';
import { type AiSettings, SettingsService } from '../settings/settings.service.js';
import { AiMeterService } from './usage/ai-meter.service.js';
import { WriterError } from './writer-error.js';
import { BuiltInWriter } from './writers/built-in/built-in-writer.js';
import type { CallPurpose } from './writers/call-meter.js';
import { normalizeBaseUrl } from './writers/openai/base-url.js';
import { OpenAiWriter } from './writers/openai/open-ai-writer.js';
import type { GeneratedTexts, TextWriter, WriterFacts } from './writers/text-writer.js';

/** A writer whose successes and failures are kept for the status card (rules: integration status). */
class WatchedWriter implements TextWriter {
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

/** Which writer composes the texts: the AI one when a key is set, else the built-in one. */
@Injectable()
export class WritersService {
  readonly builtIn = new BuiltInWriter();
  private kept: { key: string; writer: TextWriter } | null = null;
  private readonly loader = new BatchLoader(async () => new Map([['ai', await this.settings.ai()]]));

  constructor(
    private readonly settings: SettingsService,
    private readonly http: HttpClient,
    private readonly status: IntegrationStatusService,
    private readonly meter: AiMeterService,
  ) {}

  /** Made from the settings of the moment, so a change counts at once; kept while they stay the same. */
  async current(): Promise<TextWriter> {
    const ai = await this.loader.load('ai');
    if (!ai) return this.builtIn;
    const key = JSON.stringify(ai);
    if (this.kept?.key !== key) this.kept = { key, writer: this.writerFor(ai) };
    return this.kept.writer;
  }

  private writerFor(ai: AiSettings): TextWriter {
    const baseUrl = normalizeBaseUrl(ai.baseUrl);
    const send = this.http.fetchFor({
      service: 'ai',
      path: '/chat/completions',
      allowedHosts: [new URL(baseUrl).host],
      timeoutMs: 60_000,
    });
    return new WatchedWriter(
      new OpenAiWriter({ ...ai, baseUrl, fetch: send, meter: this.meter }),
      this.status,
    );
  }
}
