import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { HttpClient } from '../../platform/outbound/http-client.js';
import { IntegrationStatusService } from '../settings/integration-status.service.js';
import type { AiWording } from '../questionnaires/ai-wording.js';
import { type AiSettings, SettingsService } from '../settings/settings.service.js';
import { AiMeterService } from './usage/ai-meter.service.js';
import { SecondReader } from './second-reader/second-reader.js';
import { WriterError } from './writer-error.js';
import { BuiltInWriter } from './writers/built-in/built-in-writer.js';
import { normalizeBaseUrl } from './writers/openai/base-url.js';
import { InsightDrafter } from './writers/openai/insight-drafter.js';
import { OpenAiWriter } from './writers/openai/open-ai-writer.js';
import { OptionDrafter } from './writers/openai/option-drafter.js';
import type { TextWriter, WritingTask, WrittenTexts } from './writers/text-writer.js';

const TIMEOUT_MS = 60_000;

/** A writer whose successes and failures are recorded for the status card (rules: integration status). */
class WatchedWriter implements TextWriter {
  readonly origin: TextWriter['origin'];

  constructor(
    private readonly writer: TextWriter,
    private readonly status: Pick<IntegrationStatusService, 'note'>,
  ) {
    this.origin = writer.origin;
  }

  async write(task: WritingTask): Promise<WrittenTexts> {
    try {
      const written = await this.writer.write(task);
      await this.status.note('ai', 'ok');
      return written;
    } catch (error) {
      // A refusal or a questionnaire that is too long is about one evaluation, a stopped job about nothing.
      const isAboutService = error instanceof WriterError && !['refused', 'input'].includes(error.kind);
      if (isAboutService && !task.signal.aborted) await this.status.note('ai', new AppError(error.code, 502));
      throw error;
    }
  }
}

/** Which writer composes the texts: the AI one when a key is set, else the built-in one. */
@Injectable()
export class WritersService {
  readonly builtIn = new BuiltInWriter();
  private readonly cached = new Map<AiWording, { key: string; writer: TextWriter }>();

  constructor(
    private readonly settings: SettingsService,
    private readonly http: HttpClient,
    private readonly status: IntegrationStatusService,
    private readonly meter: AiMeterService,
  ) {}

  /** Made from the present settings, so a change counts at once; cached while they stay the same. */
  async current(wording: AiWording): Promise<TextWriter> {
    const ai = await this.settings.ai();
    if (!ai) return this.builtIn;
    const key = JSON.stringify(ai);
    const known = this.cached.get(wording);
    if (known?.key === key) return known.writer;
    const writer = this.writerFor(ai, wording);
    this.cached.set(wording, { key, writer });
    return writer;
  }

  /** Whether texts are written by an AI. */
  async isAi(): Promise<boolean> {
    return (await this.settings.ai()) !== null;
  }

  /** Who proposes texts for answers; null where no AI is set: the built-in writer knows nothing of a new question. */
  async drafter(): Promise<OptionDrafter | null> {
    const ai = await this.settings.ai();
    return !ai ? null : new OptionDrafter({ ...this.accessTo(ai), timeoutMs: TIMEOUT_MS });
  }

  /** Who proposes insights; null where no AI is set. */
  async insightDrafter(): Promise<InsightDrafter | null> {
    const ai = await this.settings.ai();
    return !ai ? null : new InsightDrafter({ ...this.accessTo(ai), timeoutMs: TIMEOUT_MS });
  }

  /** Who reads finished texts; null where no model is set for it. */
  async secondReader(): Promise<SecondReader | null> {
    const ai = await this.settings.ai();
    if (!ai?.secondReaderModel) return null;
    return new SecondReader({ ...this.accessTo(ai), model: ai.secondReaderModel });
  }

  private writerFor(ai: AiSettings, wording: AiWording): TextWriter {
    return new WatchedWriter(new OpenAiWriter({ ...this.accessTo(ai), wording }), this.status);
  }

  /** What clients of the AI server are made with; `path` is what the log says of their calls. */
  accessTo(ai: AiSettings, { path = '/chat/completions', timeoutMs = TIMEOUT_MS } = {}) {
    const baseUrl = normalizeBaseUrl(ai.baseUrl);
    const send = this.http.fetchFor({
      service: 'ai',
      path,
      allowedHosts: URL.canParse(baseUrl) ? [new URL(baseUrl).host] : [],
      timeoutMs,
    });
    return { ...ai, baseUrl, fetch: send, meter: this.meter };
  }
}
