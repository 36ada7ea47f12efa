import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PublishedPagesService } from '../src/modules/results/public-page/published-pages.service.js';
import { Client } from './setup/client.js';
import { startTestApp, type TestApp } from './setup/test-app.js';

const STYLE = '.hero{color:#0b5565}';
const shell = (text: string, style = '') =>
  `<!doctype html><html><head>${style && `<style>${style}</style>`}</head><body>${text}</body></html>`;

/** A built front end in miniature. */
function buildSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const files: Record<string, string> = {
    'entries.json': JSON.stringify({
      admin: ['^\\/admin(?:\\/.*)?$'],
      publicPaths: ['^\\/$', '^\\/evaluation\\/[^/]+\\/?$', '^\\/auth$'],
      ready: [
        { name: 'index', pattern: '^\\/$', calls: [] },
        {
          name: 'evaluation',
          pattern: '^\\/evaluation\\/([\\w-]{1,64})\\/?$',
          calls: ['/api/evaluation/$1', '/api/evaluation/$1/texts'],
          unless: 'preview',
        },
      ],
    }),
    'admin/admin.html': shell('the admin area', '.unused{}'),
    'public/index.html': shell('the public face'),
    'public/index.hu.html': shell('magyar kezdőlap', STYLE),
    'public/index.en.html': shell('English landing page, see {{site}}/preview.png', STYLE),
    'public/index.ro.html': shell('pagina în română', STYLE),
    'public/evaluation.hu.html': shell('az értékelés vázlata', STYLE),
    'public/evaluation.ro.html': shell('schița evaluării', STYLE),
    'public/robots.txt': 'User-agent: *',
    'public/.hidden': 'no',
    'public/assets-public/base-abc.js': 'plain();',
    'public/assets-public/base-abc.js.br': 'br bytes',
    'public/assets-public/base-abc.js.gz': 'gz bytes',
    'public/assets-public/mark-abc.svg': '<svg/>',
    'admin/assets-admin/main-abc.js': 'admin();',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

describe('Headers', () => {
  let test: TestApp;
  let secure: TestApp;
  beforeAll(async () => {
    const site = buildSite();
    test = await startTestApp({ ROLE: 'api' }, site);
    secure = await startTestApp({ ROLE: 'api', PUBLIC_URL: 'https://survey.example' }, site);
  });
  afterAll(async () => {
    await test?.close();
    await secure?.close();
  });

  const get = (
    path: string,
    headers: Record<string, string> = { 'Accept-Encoding': 'identity' },
    base = test.baseUrl,
    method = 'GET',
  ) =>
    new Promise<{ status: number; headers: Record<string, string | undefined>; bytes: Buffer }>(
      (resolve, reject) => {
        const { hostname, port } = new URL(base);
        const call = request({ hostname, port, path, headers, method }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode!,
              headers: answer.headers as Record<string, string>,
              bytes: Buffer.concat(chunks),
            }),
          );
        });
        call.on('error', reject).end();
      },
    );
  const text = async (...call: Parameters<typeof get>) => (await get(...call)).bytes.toString('utf8');

  const ROUTES = [
    ...['/', '/?lang=en', '/auth', '/evaluation/some-link', '/nowhere'].map((path) => [path, 'no-cache']),
    ['/admin', 'no-store'],
    ['/robots.txt', 'public, max-age=0'],
    ['/assets-public/base-abc.js', 'public, max-age=31536000, immutable'],
    ['/assets-public/missing.js', undefined],
    ['/api/landing/settings', 'public, max-age=300'],
    ['/api/evaluation/some-link', 'private, no-cache'],
    ...[
      '/api/user',
      '/api/health/live',
      '/api/nowhere',
      '/api/docs',
      '/api/docs-json',
      '/api/admin/evaluations',
    ].map((path) => [path, 'no-store']),
  ] as [string, string | undefined][];

  it.each(ROUTES)('%s carries what every answer carries, and no cookie', async (path, cacheControl) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(headers['cache-control']).toBe(cacheControl);
    for (const name of ['set-cookie', 'x-powered-by', 'server', 'strict-transport-security'])
      expect(headers[name]).toBeUndefined();
    const overHttps = await get(path, {}, await secure.app.getUrl());
    expect(overHttps.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('let the public face load nothing but its own, the admin area besides write style tags', async () => {
    const policy = async (path: string) =>
      (await get(path, { Cookie: 'session=one' })).headers['content-security-policy']!.split('; ');
    const base = [
      "default-src 'none'",
      "script-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
    ];
    const unframed = "frame-ancestors 'none'";
    expect(await policy('/auth')).toEqual([...base, unframed, "style-src 'self'"]);
    expect(await policy('/admin')).toEqual([
      ...base,
      "frame-src 'self'",
      unframed,
      "style-src 'self' 'unsafe-inline'",
    ]);
    const hash = createHash('sha256').update(STYLE).digest('base64');
    for (const path of ['/', '/evaluation/some-link'])
      expect(await policy(path)).toEqual([...base, unframed, `style-src 'self' 'sha256-${hash}'`]);
    const preview = await get('/evaluation/A-b_9?preview=1');
    expect(preview.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(await policy('/api/user')).toEqual(["default-src 'none'", "frame-ancestors 'none'"]);
  });

  it('lead callers of the back office without a session to the sign-in page at once', async () => {
    const { status, headers } = await get('/admin/config?a=1', {});
    expect([status, headers.location]).toEqual([302, '/auth?back=%2Fadmin%2Fconfig%3Fa%3D1']);
    expect(headers.vary).toContain('Cookie');
    const withAnother = await get('/admin', { Cookie: 'other=1; sessions=2' });
    expect(withAnother.status).toBe(302);
    expect(await text('/admin', { Cookie: 'other=1; session=two' })).toContain('the admin area');
    const overHttps = await secure.app.getUrl();
    expect((await get('/admin', { Cookie: 'session=two' }, overHttps)).status).toBe(302);
    expect((await get('/admin', { Cookie: '__Host-session=two' }, overHttps)).status).toBe(200);
  });

  it('keep an idle connection longer than callers and load balancers do', async () => {
    expect((await get('/auth', { Connection: 'keep-alive' })).headers['keep-alive']).toBe('timeout=65');
  });

  it('keep evaluations out of search engines', async () => {
    for (const path of ['/evaluation/some-link', '/api/evaluation/some-link', '/evaluation/a/b'])
      expect((await get(path)).headers['x-robots-tag']).toBe('noindex');
    for (const path of ['/', '/auth', '/api/landing/settings'])
      expect((await get(path)).headers['x-robots-tag']).toBeUndefined();
  });

  it('give no cookie to visitors who do what visitors do', async () => {
    const visitor = new Client(test.baseUrl, 'hu');
    await visitor.post('/api/evaluation/some-link/events', { type: 'opened' });
    await visitor.post('/api/evaluation/some-link/share', { emails: ['a@clinic.example'] });
    await visitor.post('/api/evaluation/some-link/request-offer', { productId: 'x' });
    for (const path of [
      '/',
      '/evaluation/some-link',
      '/api/landing/settings',
      '/api/ui-texts/global/hu?context=landing',
    ])
      expect((await visitor.get(path)).headers.getSetCookie()).toEqual([]);
  });

  it('bring the landing page in the language of its address, else in the reader’s, else in Hungarian', async () => {
    expect(await text('/')).toContain('magyar kezdőlap');
    expect(await text('/', { 'Accept-Language': 'de, ro;q=0.9, en;q=0.8' })).toContain('pagina în română');
    expect(await text('/?lang=en')).toContain('English landing page');
    expect(await text('/?x=1&lang=ro')).toContain('pagina în română');
    for (const path of ['/?lang=de', '/?lang=', '/?lang=en&lang=ro', '/?lang[]=en', '/?lang=__proto__'])
      expect(await text(path, { 'Accept-Language': 'en' })).toContain('English landing page');
    expect(await text('/auth')).toContain('the public face');
  });

  it('leave no place for our own address open, as previews need whole ones', async () => {
    const english = await get('/?lang=en', undefined, await secure.app.getUrl());
    expect(english.bytes.toString()).toContain('see https://survey.example/preview.png');
  });

  it('bring an evaluation’s outline in its own language', async () => {
    const pages = test.app.get(PublishedPagesService);
    const languageOf = jest.spyOn(pages, 'languageOf').mockResolvedValue('ro');
    expect(await text('/evaluation/A-b_9', { 'Accept-Language': 'hu' })).toContain('schița evaluării');
    languageOf.mockRestore();
    expect(await text('/evaluation/A-b_9', { 'Accept-Language': 'hu' })).toContain('az értékelés vázlata');
  });

  it('bring an evaluation’s outline in the language of its address, and name the calls that it begins with', async () => {
    const call = (path: string) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`;
    const { headers, bytes } = await get('/evaluation/A-b_9/?s=3');
    expect(bytes.toString('utf8')).toContain('az értékelés vázlata');
    expect(headers.link).toBe(`${call('/api/evaluation/A-b_9')}, ${call('/api/evaluation/A-b_9/texts')}`);
    expect(await text('/evaluation/A-b_9?lang=ro')).toContain('schița evaluării');
    // What the build has not made comes as the plain shell, and an odd address names no calls.
    expect(await text('/evaluation/A-b_9?lang=en')).toContain('the public face');
    for (const path of [
      '/evaluation/A-b_9?preview=1',
      '/evaluation/a%3E',
      '/evaluation/a/b',
      '/',
      '/auth',
      '/admin',
    ])
      expect([path, (await get(path)).headers.link]).toEqual([path, undefined]);
  });

  it('answer unknown addresses with the public face and 404, and never hand out shells or hidden files', async () => {
    for (const path of [
      '/nowhere',
      '/index.html',
      '/index.en.html',
      '/.hidden',
      '/%2e%2e/entries.json',
      '/assets',
      '/evaluation/%E0%A4%A/x',
    ]) {
      const { status, bytes } = await get(path);
      expect([path, status, bytes.toString('utf8').includes('the public face')]).toEqual([path, 404, true]);
    }
    for (const path of [
      '/evaluation/%E0%A4%A',
      '/evaluation/a%2Fb',
      `/evaluation/${'x'.repeat(8000)}`,
      '/evaluation/%00',
    ])
      expect((await get(path)).status).toBe(200);
    expect(await get('/assets-public/missing.js')).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  });

  it('send pages and assets compressed to who takes it', async () => {
    const page = await get('/');
    const br = await get('/', { 'Accept-Encoding': 'gzip, br' });
    const gzip = await get('/', { 'Accept-Encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect([brotliDecompressSync(br.bytes), gunzipSync(gzip.bytes)]).toEqual([page.bytes, page.bytes]);
    expect(new Set([page, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(page.headers.vary).toBe('Accept-Language, Accept-Encoding');
    expect(await get('/', { 'If-None-Match': page.headers.etag! })).toMatchObject({
      status: 304,
      bytes: Buffer.alloc(0),
    });

    const asset = '/assets-public/base-abc.js';
    const type = 'text/javascript; charset=utf-8';
    expect(await get(asset)).toMatchObject({
      headers: { 'content-type': type, vary: 'Accept-Encoding' },
      bytes: Buffer.from('plain();'),
    });
    expect(await get(asset, { 'Accept-Encoding': 'gzip, br' })).toMatchObject({
      headers: { 'content-type': type, 'content-encoding': 'br' },
      bytes: Buffer.from('br bytes'),
    });
    expect(await get(asset, { 'Accept-Encoding': 'gzip' })).toMatchObject({
      headers: { 'content-type': type, 'content-encoding': 'gzip' },
      bytes: Buffer.from('gz bytes'),
    });
    expect(
      (await get('/assets-public/mark-abc.svg', { 'Accept-Encoding': 'gzip' })).headers['content-encoding'],
    ).toBeUndefined();
  });
});
