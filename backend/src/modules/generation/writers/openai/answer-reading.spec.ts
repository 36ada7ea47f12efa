import { readFixture } from '../../../../../test/fakes/ai-fixtures.js';
import { normalizeBaseUrl, prefersCompletionTokens } from './base-url.js';
import { readWait } from './classify-failure.js';
import { normalizeErrorBody } from './error-body.js';
import { findJson } from './find-json.js';
import { adaptTo, CapabilityCache } from './server-capabilities.js';

const anyObject = (value: unknown) =>
  typeof value === 'object' && value !== null && 'a' in value ? value : null;

describe('findJson', () => {
  it.each([
    ['{"a":1}'],
    ['  {"a":1}\n'],
    ['Here: {"a":1} and so on'],
    ['<think>{"a":2}</think>{"a":1}'],
    ['{"a":2} is my plan</think>\n{"a":1}'],
    ['```json\n{"a":1}\n```'],
    ['```\n{"a":1}\n```'],
    ['{not json} {"b":0} {"a":1}'],
    ['{"wrapped":{"a":1}}'],
    ['set {x} then {"a":1}'],
  ])('finds the object in %j', (content) => expect(findJson(content, anyObject)).toEqual({ a: 1 }));

  it('minds braces and quotes inside strings', () => {
    expect(findJson('x {"a":"} \\" {"} y', anyObject)).toEqual({ a: '} " {' });
  });

  it.each(['', 'no', '{"a":1', '<think>{"a":1}</think>', '[1]', 'null'])('finds nothing in %j', (content) =>
    expect(findJson(content, anyObject)).toBeNull(),
  );

  it('is not held up by a megabyte of braces', () => {
    expect(findJson('{'.repeat(1_000_000), anyObject)).toBeNull();
    expect(findJson('{"'.repeat(90_000), anyObject)).toBeNull();
  });
});

describe('normalizeErrorBody', () => {
  it('reads every shape that servers send', () => {
    const errors = readFixture('errors') as Record<string, { body: unknown }>;
    const read = (body: unknown) =>
      normalizeErrorBody(typeof body === 'string' ? body : JSON.stringify(body)).error;
    expect(read(errors.bad_key?.body)).toMatchObject({ code: 'invalid_api_key', param: null });
    expect(read(errors.old_vllm_shape?.body)).toMatchObject({
      code: '404',
      message: 'The model `x` does not exist.',
    });
    expect(read(errors.no_json_object_lmstudio?.body).message).toContain('json_schema');
    expect(read({ detail: 'Not Found' }).message).toBe('Not Found');
    expect(read({ detail: [{ loc: ['body', 'store'] }] }).message).toContain('store');
    expect(read(errors.proxy_html?.body)).toEqual({ message: '', type: null, param: null, code: null });
    expect(read('').message).toBe('');
  });
});

describe('normalizeBaseUrl', () => {
  it.each([
    [' https://api.openai.com/v1/ ', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/chat/completions', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/chat/completions/?x=1', 'https://api.openai.com/v1'],
    ['http://localhost:11434/v1//', 'http://localhost:11434/v1'],
    ['https://r.openai.azure.com/openai/v1/', 'https://r.openai.azure.com/openai/v1'],
    ['https://ai.example', 'https://ai.example'],
    [' not a url ', 'not a url'],
  ])('makes %j %j', (text, base) => expect(normalizeBaseUrl(text)).toBe(base));

  it('knows which servers require max_completion_tokens', () => {
    expect(prefersCompletionTokens('https://api.openai.com/v1')).toBe(true);
    expect(prefersCompletionTokens('https://r.openai.azure.com/openai/v1')).toBe(true);
    expect(prefersCompletionTokens('https://api.openai.com.evil.example/v1')).toBe(false);
    expect(prefersCompletionTokens('http://localhost:11434/v1')).toBe(false);
  });
});

describe('readWait', () => {
  it.each<[Record<string, string>, number | null]>([
    [{ 'x-ratelimit-reset-requests': '120ms', 'x-ratelimit-reset-tokens': '58.24s' }, 58_240],
    [{ 'x-ratelimit-reset-tokens': '6m0s' }, 120_000],
    [{ 'x-ratelimit-reset-requests': '1s', 'retry-after': '3' }, 3000],
    [{ 'x-ratelimit-reset-requests': 'soon' }, null],
    [{}, null],
  ])('reads %j as %s ms', (headers, wait) => expect(readWait(new Headers(headers))).toBe(wait));
});

describe('adaptTo', () => {
  const habits = new CapabilityCache().recall('http://localhost:8000/v1', 'm');
  const refusal = (message: string, param = '', status = 400) => ({ status, message, param });

  it('leaves the limit to the server when it is too high for it', () => {
    const message =
      "This model's maximum context length is 8192 tokens. You requested 12000 (8000 in the completion).";
    expect(adaptTo(habits, refusal(message))).toMatchObject({ limit: 'none' });
    expect(adaptTo(habits, refusal('max_tokens is too large: 16000', 'max_tokens'))).toMatchObject({
      limit: 'none',
    });
  });

  it('does nothing about other faults', () => {
    expect(adaptTo(habits, refusal('Your prompt can not be restored'))).toBeNull();
    expect(adaptTo(habits, refusal('response_format', '', 500))).toBeNull();
    expect(adaptTo({ ...habits, format: 'text' }, refusal('response_format'))).toBeNull();
  });
});
