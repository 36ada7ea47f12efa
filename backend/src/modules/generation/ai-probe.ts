import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { type Finding, ProbesService, unset, works } from '../settings/probes.service.js';
import { SettingChecksService } from '../settings/setting-checks.service.js';
import { type AiSettings, SettingsService } from '../settings/settings.service.js';
import { WriterError } from './writer-error.js';
import { normalizeBaseUrl } from './writers/openai/base-url.js';
import { type Assignment, ChatClient } from './writers/openai/chat-client.js';
import { WritersService } from './writers.service.js';

/** A model that has to be loaded first takes a while. */
const TIMEOUT_MS = 30_000;
const MOST_NAMES = 8;
const question = (): Assignment => ({
  compose: () => ({ system: 'Be brief.', user: 'Answer with the word OK.' }),
  answer: null,
  tokenLimit: 16,
  purpose: { questionnaireId: null, kind: 'test' },
  // The client has a time limit of its own.
  signal: new AbortController().signal,
});

/** Asks the AI server for its models, and each model of the settings for one word, which costs next to nothing. */
@Injectable()
export class AiProbe {
  constructor(
    probes: ProbesService,
    checks: SettingChecksService,
    private readonly settings: SettingsService,
    private readonly writers: WritersService,
  ) {
    checks.register('openai_base_url', { check: normalizeBaseUrl });
    probes.register('ai', {
      keys: ['openai_api_key', 'openai_base_url', 'openai_model', 'ai_second_reader_model'],
      run: () => this.run(),
    });
  }

  private async run(): Promise<Finding> {
    const ai = await this.settings.ai();
    if (!ai) return unset('ai_test_nothing');
    const models = [ai.model, ai.secondReaderModel].filter((model) => model !== null);
    let listed: string[] = [];
    let tried = ai.model;
    try {
      listed = await this.client(ai, '/models').models().catch(unlessUnlisted);
      for (const model of models)
        await this.client({ ...ai, model: (tried = model) })
          .complete(question())
          .catch(unlessAboutQuestion);
    } catch (error) {
      if (!(error instanceof WriterError)) throw error;
      const { code } = error;
      if (code !== 'ai_model_missing' || listed.length === 0) throw new AppError(code, 502);
      const names = listed.slice(0, MOST_NAMES).map((name) => name.slice(0, 60));
      throw new AppError('ai_model_unknown', 502, { model: tried, models: names.join(', ') });
    }
    return works('ai_test_works', { model: models.join(', ') });
  }

  private client(ai: AiSettings, path = '/chat/completions'): ChatClient {
    const timeoutMs = TIMEOUT_MS;
    return new ChatClient({ ...this.writers.accessTo(ai, { path, timeoutMs }), timeoutMs });
  }
}

/** Some servers have models and no list of them. */
function unlessUnlisted(error: unknown): string[] {
  if (error instanceof WriterError && error.code === 'ai_model_missing') return [];
  throw error;
}

/** What a model has against the question itself says nothing of key, address and credit. */
function unlessAboutQuestion(error: unknown): void {
  if (!(error instanceof WriterError && ['input', 'refused'].includes(error.kind))) throw error;
}
