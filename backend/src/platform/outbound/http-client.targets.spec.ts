import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  answerJson,
  callTo,
  endAll,
  failureOf,
  makeClient,
  serve,
} from '../../../test/fakes/outbound-calls.js';

afterEach(endAll);

describe('targets that may not be called', () => {
  it.each([
    'http://docs.google.com/x',
    'ftp://docs.google.com/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://docs.google.com@evil.example/',
    'https://user:pass@docs.google.com/',
    'https://docs.google.com.evil.example/',
    'https://evil-docs.google.com/',
    'https://docs.google.com.:443/',
    'https://docs.google.com:8443/',
    'https://docs.google.com%2eevil.example/',
    'https://evil.example#docs.google.com',
    'https://evil.example\\@docs.google.com',
    '//docs.google.com',
    'nonsense',
    '',
  ])('refuses %s before any connection', async (url) => {
    const resolve = jest.fn(async () => [{ address: '8.8.8.8', family: 4 }]);
    const request = { service: 'docs', path: '/', url, allowedHosts: ['docs.google.com'] };
    expect(await failureOf(makeClient({ resolve }).request(request))).toMatchObject({ kind: 'config' });
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '[::]',
    'localhost',
  ])('never reaches a server on this machine as %s', async (spelling) => {
    const canary = await serve(answerJson({}));
    const port = canary.host.split(':')[1] ?? '';
    const url = `https://${spelling}:${port}/`;
    const request = { service: 'webhook', path: '/', url, allowedHosts: 'any-public' as const };
    expect(await failureOf(makeClient().request(request))).toMatchObject({
      kind: 'config',
      code: 'address_refused',
    });
    expect(canary.hits()).toBe(0);
  });

  it.each([
    ['a private address', ['10.0.0.5']],
    ['cloud metadata', ['169.254.169.254']],
    ['a public and a private address', ['8.8.8.8', '127.0.0.1']],
    ['a mapped loopback address', ['::ffff:127.0.0.1']],
    ['nothing', []],
  ])('refuses a name that resolves to %s', async (_, addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const request = {
      service: 'docs',
      path: '/',
      url: 'https://docs.google.com/',
      allowedHosts: ['docs.google.com'],
    };
    expect(await failureOf(makeClient({ resolve }).request(request))).toMatchObject({
      kind: 'config',
      code: 'address_refused',
    });
  });

  it('asks the name server once and connects to the address it checked', async () => {
    const canary = await serve(answerJson({ ok: true }));
    const port = canary.host.split(':')[1] ?? '';
    const resolve = jest.fn(async () => [{ address: '127.0.0.1', family: 4 }]);
    const client = makeClient({ resolve, privateHosts: [`ollama:${port}`] });
    const url = `http://ollama:${port}/`;
    await client.request({ service: 'ai', path: '/', url, allowedHosts: [`ollama:${port}`] });
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(canary.hits()).toBe(1);
  });

  it('never allows metadata, listed or not', async () => {
    const client = makeClient({ privateHosts: ['169.254.169.254:80', '0.0.0.0:80'] });
    for (const host of ['169.254.169.254', '0.0.0.0']) {
      const request = { service: 'ai', path: '/', url: `http://${host}/`, allowedHosts: [host] };
      expect(await failureOf(client.request(request))).toMatchObject({ code: 'address_refused' });
    }
  });

  it('allows a listed port only', async () => {
    const listed = await serve(answerJson({}));
    const other = await serve(answerJson({}));
    const client = makeClient({ privateHosts: [listed.host] });
    const request = { service: 'ai', path: '/', url: other.url, allowedHosts: [other.host] };
    expect(await failureOf(client.request(request))).toMatchObject({ code: 'not_https' });
    expect(other.hits()).toBe(0);
  });
});

describe('redirects', () => {
  const redirectTo =
    (location: string, status = 302) =>
    (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(status, { location }).end();
    };

  it('are errors unless the caller allows them', async () => {
    const target = await serve(redirectTo('https://example.com/'));
    expect(await failureOf(callTo(target))).toMatchObject({
      kind: 'config',
      code: 'redirect_refused',
      status: 302,
    });
  });

  it('are followed to allowed hosts, without the key when the host changes', async () => {
    const end = await serve((request, response) =>
      answerJson({ key: request.headers.authorization ?? null })(request, response),
    );
    const start = await serve(redirectTo(`${end.url}/end`, 307));
    const client = makeClient({ privateHosts: [start.host, end.host] });
    const headers = { authorization: 'Bearer secret' };
    const request = {
      service: 'docs',
      path: '/',
      url: start.url,
      headers,
      allowedHosts: [start.host],
      redirectHosts: [end.host],
    };
    await expect(client.requestJson(request)).resolves.toMatchObject({ json: { key: null } });
  });

  it('never lead to loopback, plain http or a foreign host', async () => {
    const canary = await serve(answerJson({}));
    const port = canary.host.split(':')[1] ?? '';
    for (const location of [
      canary.url,
      `https://127.0.0.1:${port}/`,
      `https://evil.example/`,
      '/\\evil.example',
      'https://[',
    ]) {
      const start = await serve(redirectTo(location));
      const client = makeClient({ privateHosts: [start.host] });
      const request = {
        service: 'docs',
        path: '/',
        url: start.url,
        allowedHosts: [start.host],
        redirectHosts: ['127.0.0.1', canary.host, '*.example.com'],
      };
      expect(await failureOf(client.request(request))).toMatchObject({ kind: 'config' });
    }
    expect(canary.hits()).toBe(0);
  });

  it('end after five hops', async () => {
    const loop = await serve((request, response) => redirectTo('/again')(request, response));
    expect(await failureOf(callTo(loop, { redirectHosts: [loop.host] }))).toMatchObject({
      code: 'too_many_redirects',
    });
    expect(loop.hits()).toBe(6);
  });

  it('are not followed by calls that change something', async () => {
    const target = await serve(redirectTo('/next', 307));
    const call = callTo(target, { method: 'POST', redirectHosts: [target.host] });
    expect(await failureOf(call)).toMatchObject({ code: 'redirect_refused' });
    expect(target.hits()).toBe(1);
  });
});
