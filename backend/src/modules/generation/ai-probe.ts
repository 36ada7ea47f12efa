import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { HttpClient } from '../../platform/outbound/http-client.js';
import { type ProbeResult, fails, ProbesService, unset, works } from '../settings/probes.service.js';
import { SettingChecksService } from '../settings/setting-checks.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { normalizeBaseUrl } from './writers/openai/base-url.js';
import { type AiServerAccess, listModels, tryModel } from './writers/openai/check-ai-server.js';
import { AiLedgerService } from './usage/ai-ledger.service.js';
import { costOf, NO_COST } from './usage/call-costs.js';
import { WriterError } from './writer-error.js';
import type { ReportedUsage } from './writers/call-meter.js';

/** A model that has to be loaded first takes a while. */
const TIME_MS = 30_000;
const MOST_NAMES = 8;
/** Of the one question that is asked. */
const PROMPT_BYTES = 30;

/** Asks the AI server for its models and for one word, which costs next to nothing. */
@Injectable()
export class AiProbe {
  constructor(
    probes: ProbesService,
    checks: SettingChecksService,
    private readonly settings: SettingsService,
    private readonly http: HttpClient,
    private readonly ledger: AiLedgerService,
  ) {
    checks.register('openai_base_url', { check: normalizeBaseUrl });
    probes.register('ai', {
      keys: ['openai_api_key', 'openai_base_url', 'openai_model', 'ai_second_reader_model'],
      run: () => this.run(),
    });
  }

  private async run(): Promise<ProbeResult> {
    const ai = await this.settings.ai();
    if (!ai) return unset('ai_test_nothing');
    const baseUrl = normalizeBaseUrl(ai.baseUrl);
    const access = (path: string): AiServerAccess => ({
      apiKey: ai.apiKey,
      baseUrl,
      fetch: this.http.fetchFor({
        service: 'ai',
        path,
        allowedHosts: URL.canParse(baseUrl) ? [new URL(baseUrl).host] : [],
        timeoutMs: TIME_MS,
      }),
    });
    let models: string[] = [];
    let tried = ai.model;
    try {
      models = await listModels(access('/models')).catch(unlessUnlisted);
      await this.tryModel(access('/chat/completions'), tried);
      if (ai.secondReaderModel !== null) {
        tried = ai.secondReaderModel;
        await this.tryModel(access('/chat/completions'), tried);
      }
    } catch (error) {
      if (!(error instanceof WriterError)) throw error;
      return this.explain(error, tried, models);
    }
    return works('ai_test_works', { model: [ai.model, ai.secondReaderModel ?? []].flat().join(', ') });
  }

  /** A test costs next to nothing, so it is counted but never held back. */
  private async tryModel(access: AiServerAccess, model: string): Promise<void> {
    const enter = (told: ReportedUsage | null) =>
      this.ledger.enter({
        purpose: { questionnaireId: null, kind: 'test' },
        model,
        cost: told ? costOf({ promptBytes: PROMPT_BYTES }, told) : NO_COST,
        hasFailed: told === null,
      });
    let told: ReportedUsage | null = null;
    try {
      told = await tryModel(access, model);
    } finally {
      await enter(told);
    }
  }

  private explain(error: WriterError, model: string, models: string[]): ProbeResult {
    if (error.code !== 'ai_model_missing' || models.length === 0) return fails(new AppError(error.code, 502));
    const names = models.slice(0, MOST_NAMES).map((name) => name.slice(0, 60));
    return fails(new AppError('ai_model_unknown', 502, { model, models: names.join(', ') }));
  }
}

/** Some servers have models and no list of them. */
function unlessUnlisted(error: unknown): string[] {
  if (error instanceof WriterError && error.code === 'ai_model_missing') return [];
  throw error;
}
