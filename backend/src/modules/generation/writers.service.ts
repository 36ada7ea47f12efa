import { Injectable } from '@nestjs/common';
import { BatchLoader } from '../../platform/jobs/batch-loader.js';
import { HttpClient } from '../../platform/outbound/http-client.js';
import { IntegrationStatusService } from '../settings/integration-status.service.js';
import { type AiSettings, SettingsService } from '../settings/settings.service.js';
import { AiMeterService } from './usage/ai-meter.service.js';
import { BuiltInWriter } from './writers/built-in/built-in-writer.js';
import { OpenAiWriter } from './writers/openai/open-ai-writer.js';
import { normalizeBaseUrl } from './writers/openai/base-url.js';
import type { TextWriter } from './writers/text-writer.js';
import { WatchedWriter } from './writers/watched-writer.js';

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
