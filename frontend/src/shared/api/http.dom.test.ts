import { describe, expect, it, vi } from 'vitest';
import { serveApi } from '../../testing/api-server.ts';
import { ApiError } from './api-error.ts';
import { addressOf, extendCalls, http } from './http.ts';
import { startTexts } from '../texts/i18n.ts';
import { splitKey } from './query.ts';

describe('http', () => {
  it('sends JSON, asks for a job when told to and reads the total', async () => {
    await startTexts({ face: 'public', language: 'hu', load: () => Promise.resolve({}) });
    const calls = serveApi({
      'POST /api/thing': () => ({
        status: 202,
        body: { id: 'j1' },
        headers: { 'X-Total-Count': '31', 'X-Total-Capped': 'true' },
      }),
    });
    extendCalls({ headers: () => ({ 'X-Questionnaire-Id': '7' }), around: (send) => send() });
    const answer = await http('/api/thing', { body: { a: 1 }, async: true });
    extendCalls({ headers: () => ({}), around: (send) => send() });
    expect(answer).toEqual({
      status: 202,
      capped: true,
      data: { id: 'j1' },
      total: 31,
    });
    expect(calls[0]?.body).toEqual({ a: 1 });
    expect(calls[0]?.headers.prefer).toBe('respond-async');
    expect(calls[0]?.headers['x-questionnaire-id']).toBe('7');
    expect(calls[0]?.headers['accept-language']).toBe('hu');
  });

  it('fails with "status: text" and keeps the sentence for people apart', async () => {
    serveApi({
      'GET /api/x': () => ({
        status: 409,
        body: { statusCode: 409, code: 'busy', message: 'Foglalt.', details: [1] },
      }),
    });
    const error = await http('/api/x').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, code: 'busy', userMessage: 'Foglalt.', details: [1] });
    expect((error as ApiError).message).toMatch(/^409: \{/);
  });

  it('names the status text when the answer is empty and survives a page of a proxy', () => {
    expect(ApiError.fromAnswer(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
    expect(ApiError.fromAnswer(502, 'Bad Gateway', '<html>').userMessage).toBeNull();
  });

  it('tells an unreachable server from a rejected call', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(http('/api/x')).rejects.toMatchObject({ status: 0, code: 'network' });
  });

  it('leaves empty values out of the address', () => {
    expect(addressOf('/api/a', { search: '', limit: 50, status: null, on: false })).toBe(
      '/api/a?limit=50&on=false',
    );
  });
});

describe('query keys', () => {
  it('are addresses', () => {
    expect(splitKey(['/api/admin/stats', 7])).toEqual({ path: '/api/admin/stats/7', query: {} });
    expect(splitKey(['/api/admin/evaluations', { limit: 5 }])).toEqual({
      path: '/api/admin/evaluations',
      query: { limit: 5 },
    });
  });
});
