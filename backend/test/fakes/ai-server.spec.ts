import { startAiServer, type AiServer } from './ai-server.js';

let server: AiServer;
beforeEach(async () => {
  server = await startAiServer();
});

const messages = [{ role: 'user', content: 'Say hello as JSON' }];
const strict = (schema: unknown) => ({
  type: 'json_schema',
  json_schema: { name: 'x', strict: true, schema },
});

function post(body: unknown, headers: Record<string, string> = {}, path = '/chat/completions') {
  return fetch(`${server.baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer key', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('the fake AI server', () => {
  afterEach(() => server.close());

  it('answers a plain chat and lists models', async () => {
    expect((await post({ model: 'm', messages })).status).toBe(200);
    const models = await fetch(`${server.baseUrl}/models`, { headers: { authorization: 'Bearer key' } });
    expect(await models.json()).toMatchObject({ object: 'list' });
    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions', '/v1/models']);
  });

  it.each([
    ['without a key', { model: 'm', messages }, { authorization: '' }, 401],
    ['with a wrong key', { model: 'm', messages }, { authorization: 'Bearer wrong-key' }, 401],
    ['that is no JSON', 'hello', {}, 400],
    ['of another content type', { model: 'm', messages }, { 'content-type': 'text/plain' }, 400],
    ['without a model', { messages }, {}, 400],
    ['without messages', { model: 'm', messages: [] }, {}, 400],
    ['with a developer message', { model: 'm', messages: [{ role: 'developer', content: 'x' }] }, {}, 400],
    [
      'with an open schema',
      { model: 'm', messages, response_format: strict({ type: 'object', properties: {} }) },
      {},
      400,
    ],
    [
      'with an optional property',
      {
        model: 'm',
        messages,
        response_format: strict({
          type: 'object',
          additionalProperties: false,
          required: [],
          properties: { a: { type: 'string' } },
        }),
      },
      {},
      400,
    ],
    [
      'for JSON without the word',
      { model: 'm', messages: [{ role: 'user', content: 'hi' }], response_format: { type: 'json_object' } },
      {},
      400,
    ],
  ])('refuses a request %s', async (_, body, headers, status) => {
    expect((await post(body, headers as Record<string, string>)).status).toBe(status);
  });

  it('chooses or writes as the rules of the request say, whatever words its facts have', async () => {
    const meaning = 'Calendar and invoicing are bridged by hand.';
    const facts = {
      language: 'en',
      percentage: 50,
      sections: [{ sectionId: 7, full: [{ n: 1, m: meaning }] }],
    };
    const kinds = async (rules: string) => {
      const content = `<data>${JSON.stringify(facts)}</data>`;
      const asked = [
        { role: 'system', content: rules },
        { role: 'user', content },
      ];
      const { choices } = (await (await post({ model: 'm', messages: asked })).json()) as {
        choices: { message: { content: string } }[];
      };
      const { summary } = JSON.parse(choices[0]!.message.content) as { summary: { kind: string }[] };
      return summary.map(({ kind }) => kind);
    };
    expect(await kinds('kind: result, strength, gap, advice')).toContain('result');
    expect(await kinds('kind: verdict, strength, gap, advice, bridge')).toContain('verdict');
  });

  it('names a path that it does not know', async () => {
    const response = await post({}, {}, '/responses');
    expect(response.status).toBe(501);
    expect(await response.text()).toContain('/v1/responses');
  });
});

it('fails the test that sent a secret in an address', async () => {
  await post({}, {}, '/chat/completions?api_key=abc');
  await expect(server.close()).rejects.toThrow('secret');
});
