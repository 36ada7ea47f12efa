import type { AiMode } from '../../../../../test/fakes/ai-server.js';
import { facts, startAiWriting, taskFor, type AiWriting } from '../../../../../test/fakes/ai-writing.js';
import { HttpClient } from '../../../../platform/outbound/http-client.js';
import { fieldsOf } from '../../../evaluations/texts/text-fields.js';
import { ChatClient } from './chat-client.js';

let ai: AiWriting;
beforeEach(async () => {
  ai = await startAiWriting();
});
afterEach(() => ai.end());

describe('unusable answers', () => {
  it('asks once more with double the limit when an answer was cut', async () => {
    ai.server.respondWith(['length', 'good']);
    await ai.makeWriter().write(taskFor(facts()));
    const limits = ai.bodies().map((body) => Number(body.max_tokens));
    expect(limits[1]).toBe((limits[0] ?? 0) * 2);
    expect(ai.usages.map(({ completion }) => completion)).toEqual([287, 287]);
  });

  it('gives up when it is cut again, and tells of each call what was spent', async () => {
    expect(await ai.failureOf(['length', 'length', 'good'])).toMatchObject({
      kind: 'garbage',
      retryable: false,
    });
    expect(ai.usages.map(({ prompt }) => prompt)).toEqual([612, 612]);
  });

  it.each<AiMode>(['garbage', 'empty-text', 'huge'])(
    'asks once more after %s, and gives up the second time',
    async (mode) => {
      ai.server.respondWith([mode, 'good']);
      await ai.makeWriter().write(taskFor(facts()));
      expect(ai.server.requests).toHaveLength(2);
      expect(await ai.failureOf([mode, mode, 'good'])).toMatchObject({
        kind: 'garbage',
        code: 'ai_bad_answer',
      });
    },
  );

  it.each<AiMode>([
    'html-in-text',
    'placeholders',
    'wrong-ids',
    'missing-section',
    'obeys-attacker',
    'wrong-facts',
    'no-facts',
    'half-bad',
  ])('loses only the bad sentences of %s, in two calls at most', async (mode) => {
    ai.server.respondWith(() => mode);
    const { texts, evidence, builtIn } = await ai.makeWriter().write(taskFor(facts()));
    const all = [
      ...Object.values(evidence).flat(),
      ...[...fieldsOf(texts).values()].map((text) => ({ text })),
    ];
    expect(all.map(({ text }) => text).join('\n')).not.toMatch(/evil|<|\{|17%/);
    expect(Object.values(texts.sections).map(({ text }) => text)).not.toContain('');
    expect([texts.summary, texts.motivationalMessage]).not.toContain('');
    // The built-in writer makes no card where nobody has written what the answer means.
    if (!builtIn.includes('strengths.7.0')) expect(texts.strengths[7]?.[0]).not.toBe('');
    expect(ai.server.requests.length).toBeLessThanOrEqual(2);
    expect(builtIn).not.toContain('motivationalMessage');
  });

  it.each<AiMode>(['refusal', 'content-filter', 'error:azure_content_filter'])(
    'never repeats after %s',
    async (mode) => {
      expect(await ai.failureOf(mode)).toMatchObject({
        kind: 'refused',
        code: 'ai_refused',
        retryable: false,
      });
      expect(ai.server.requests).toHaveLength(1);
    },
  );

  it.each<AiMode>(['empty-choices', 'html'])('takes %s for trouble that may pass once', async (mode) => {
    expect(await ai.failureOf(mode)).toMatchObject({ kind: 'transient', retryOnce: true, retryable: true });
  });
});

describe('errors of the server', () => {
  it.each<[AiMode, object]>([
    ['error:bad_key', { kind: 'config', code: 'ai_key_refused' }],
    ['error:model_missing', { kind: 'config', code: 'ai_model_missing' }],
    ['error:old_vllm_shape', { kind: 'config', code: 'ai_model_missing' }],
    ['error:rate', { kind: 'busy', code: 'ai_rate_limited', retryAfterMs: 1160 }],
    ['retry-after-3600', { kind: 'busy', code: 'ai_rate_limited', retryAfterMs: 120_000 }],
    ['error:no_money', { kind: 'config', code: 'ai_credit_used_up' }],
    ['error:context_length', { kind: 'input', code: 'ai_context_too_long' }],
    ['error:server', { kind: 'transient', code: 'ai_unavailable', retryAfterMs: null }],
    ['error:overloaded', { kind: 'transient', code: 'ai_unavailable', retryAfterMs: 20_000 }],
    ['error:proxy_html', { kind: 'transient', code: 'ai_unavailable' }],
    ['reset', { kind: 'transient', code: 'ai_unavailable' }],
  ])('classes %s', async (mode, expected) => {
    const failure = await ai.failureOf(mode);
    expect(failure).toMatchObject(expected);
    expect(failure.message).not.toMatch(/sk-|Bearer/);
    expect(ai.server.requests).toHaveLength(1);
  });

  it.each<AiMode>(['error:temperature', 'error:max_tokens', 'error:bad_schema'])(
    'never loops on %s',
    async (mode) => {
      ai.server.respondWith(() => mode);
      const failure = await ai.failureOf(Array<AiMode>(20).fill(mode));
      expect(failure).toMatchObject({ kind: 'input', code: 'ai_request_refused' });
      expect(ai.server.requests.length).toBeLessThanOrEqual(4);
    },
  );

  it.each<AiMode>(['stall-before-headers', 'stall-in-body'])('ends %s at the time limit', async (mode) => {
    expect(await ai.failureOf(mode, ai.makeWriter({ timeoutMs: 200 }))).toMatchObject({
      kind: 'transient',
      code: 'ai_timeout',
    });
  });

  it('stops when its job is stopped', async () => {
    const controller = new AbortController();
    ai.server.respondWith(() => {
      controller.abort();
      return 'stall-in-body';
    });
    await expect(ai.makeWriter().write(taskFor(facts(), controller.signal))).rejects.toMatchObject({
      code: 'ai_cancelled',
    });
  });

  it('names an address that may not be called as a matter of the settings', async () => {
    const strict = new HttpClient();
    const settings = { service: 'ai', path: '/chat/completions', allowedHosts: [ai.server.host] };
    const writer = ai.makeWriter({ fetch: strict.fetchFor(settings) });
    expect(await ai.failureOf('good', writer)).toMatchObject({ kind: 'config', code: 'ai_address_refused' });
    await strict.close();
  });

  it('has nothing to write without sections', async () => {
    const empty = { ...facts(), sections: [] };
    await expect(ai.makeWriter().write(taskFor(empty))).rejects.toMatchObject({
      kind: 'input',
      code: 'nothing_to_write',
    });
  });
});

describe('The models of a server', () => {
  it('are listed, and a wrong key and a foreign page are refused', async () => {
    const client = new HttpClient({ privateHosts: [ai.server.host] });
    const send = client.fetchFor({ service: 'ai', path: '/models', allowedHosts: [ai.server.host] });
    const { baseUrl } = ai.server;
    const options = { apiKey: 'key', baseUrl, model: '', fetch: send, timeoutMs: 5000 };
    const models = (own: object = {}) => new ChatClient({ ...options, ...own }).models();
    await expect(models()).resolves.toEqual(['gpt-4.1-mini']);
    await expect(models({ apiKey: 'wrong-key' })).rejects.toMatchObject({ code: 'ai_key_refused' });
    const elsewhere = { baseUrl: 'https://ai.example/v1' };
    await expect(models(elsewhere)).rejects.toMatchObject({ code: 'ai_address_refused' });
    await client.close();
  });
});
