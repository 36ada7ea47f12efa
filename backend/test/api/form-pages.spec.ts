import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const STYLE = '[data-outline]{margin:auto}';
const template = (language: string) =>
  `<!doctype html><html lang="${language}"><head><title>{{title|Product ${language}}}</title>` +
  `<meta property="og:title" content="{{title|Product ${language}}}"><meta property="og:description" content="{{description|About ${language}}}">` +
  `<style>${STYLE}</style></head><body><div id="root"><main>{{heading}}{{words|<p>Welcome ${language}</p>}}</main></div></body></html>`;
/** The room that the page's button and what stands above it take; a closed form has none. */
const WAY_IN = '<div data-way-in></div>';
const HOSTILE = `</title><script>alert("1")</script>{{heading}}{{words|x}} & 'x'`;
const ESCAPED = HOSTILE.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const paragraph = (text: string) => `<p class="pre-line anywhere">${text}</p>`;

/** A built front end in miniature. */
function buildSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const files: Record<string, string> = {
    'entries.json': JSON.stringify({ admin: ['^/admin$'], publicPaths: ['^/$'], ready: [] }),
    'admin/admin.html': 'the admin area',
    'public/index.html': 'the public face',
    'form/form.html': 'the plain page',
    'form/embed.js': 'embed();',
    'form/assets-form/base-abc.js': 'page();',
    ...Object.fromEntries(['hu', 'en', 'ro'].map((one) => [`form/form.${one}.html`, template(one)])),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

describe('The page of a questionnaire', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' }, buildSite());
  });
  afterAll(() => test?.close());

  let made = 0;
  /** A questionnaire with a current and a former slug; the trigger has made its form. */
  async function makeForm(
    fields: Partial<{
      name: string;
      language: string;
      intro: string;
      closed: string;
      origins: string[];
    }> = {},
  ): Promise<{ id: number; slug: string; former: string }> {
    const { name = 'Survey', language = 'en', intro = null, closed = null, origins = [] } = fields;
    made += 1;
    const [slug, former] = [`survey-${made}`, `former-${made}`];
    const [row] = await test.sql<{ id: number }>(
      'INSERT INTO questionnaire (name, language) VALUES ($1, $2) RETURNING id',
      [name, language],
    );
    const { id } = row!;
    await test.sql(
      `WITH section AS (INSERT INTO section (questionnaire_id, name, position) VALUES ($1, 'One', 1) RETURNING id)
       INSERT INTO question (section_id, question_id, question_text, correct_answer, point_value, position)
       SELECT id, gen_random_uuid(), 'Is it?', 'Yes', 1, 1 FROM section`,
      [id],
    );
    await test.sql('UPDATE form_slug SET slug = $2 WHERE questionnaire_id = $1', [id, slug]);
    await test.sql('INSERT INTO form_slug (slug, questionnaire_id, is_current) VALUES ($1, $2, false)', [
      former,
      id,
    ]);
    await test.sql(
      `UPDATE online_form SET is_open = true, intro = $2, closed_text = $3, allowed_origins = $4 WHERE questionnaire_id = $1`,
      [id, intro, closed, origins],
    );
    return { id, slug, former };
  }

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${test.baseUrl}${path}`, { method, headers, redirect: 'manual' });

  it.each(['hu', 'en', 'ro'])('comes in the questionnaire’s language: %s', async (language) => {
    const { slug } = await makeForm({ name: 'Felmérés', language, intro: 'First.\n \nSecond,\nstill.' });
    const answer = await get(`/q/${slug}?source=letter`, { 'Accept-Language': 'de' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(
      template(language)
        .replaceAll(/\{\{title[^}]*\}\}/g, 'Felmérés')
        .replace(/\{\{description[^}]*\}\}/, 'First. Second, still.')
        .replace('{{heading}}', `<h1 class="text-6">Felmérés</h1>${WAY_IN}`)
        .replace(/\{\{words[^}]*\}\}/, `${paragraph('First.')}${paragraph('Second,\nstill.')}`),
    );
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('link')).toBe(
      `</api/forms/${slug}>; rel=preload; as=fetch; crossorigin=use-credentials`,
    );
  });

  it('holds nothing of its texts as markup', async () => {
    const { slug } = await makeForm({ name: HOSTILE, intro: HOSTILE });
    const html = await (await get(`/q/${slug}`)).text();
    expect(html).not.toContain('<script');
    expect(html).toContain(`<title>${ESCAPED}</title>`);
    expect(html).toContain(`<main><h1 class="text-6">${ESCAPED}</h1>${WAY_IN}${paragraph(ESCAPED)}</main>`);
  });

  it('says what a closed one says, and its name where it says nothing', async () => {
    const { id, slug } = await makeForm({ name: 'Survey', intro: 'Welcome.', closed: 'Come back in May.' });
    await test.sql('UPDATE online_form SET is_open = false WHERE questionnaire_id = $1', [id]);
    const text = async () => (await get(`/q/${slug}`)).text();
    expect(await text()).toContain(
      `<main><h1 class="text-6">Survey</h1>${paragraph('Come back in May.')}</main>`,
    );
    expect(await text()).not.toContain('Welcome.');
    await test.sql('UPDATE online_form SET closed_text = NULL WHERE questionnaire_id = $1', [id]);
    expect(await text()).toContain('content="Survey"><style>');
    expect(await text()).toContain('<main><h1 class="text-6">Survey</h1></main>');
  });

  it('has the built introduction where it has none of its own', async () => {
    const { slug } = await makeForm({ name: 'Survey' });
    expect(await (await get(`/q/${slug}`)).text()).toContain(
      `<main><h1 class="text-6">Survey</h1>${WAY_IN}<p>Welcome en</p></main>`,
    );
  });

  it('has its introduction as it was reworded, at once', async () => {
    const { id, slug } = await makeForm({ name: 'Survey' });
    const text = async () => (await get(`/q/${slug}`)).text();
    await text();
    await test.sql(
      `INSERT INTO ui_text (key, context, language, value, questionnaire_id) VALUES ('form.intro.neutral', 'evaluator', 'en', '<i>We ask.', $1)`,
      [id],
    );
    expect(await text()).toContain(paragraph('&#60;i&#62;We ask.'));
    await test.sql(`DELETE FROM ui_text WHERE questionnaire_id = $1`, [id]);
    expect(await text()).toContain('<p>Welcome en</p>');
  });

  it('comes under a link that a mail gateway or a mail program has bent', async () => {
    const { slug } = await makeForm();
    const to = async (path: string) => (await get(path)).headers.get('location');
    expect(await to(`/q/${slug}%23confirm=abc`)).toBe(`/q/${slug}#confirm=abc`);
    expect(await to(`/q/${slug}).?source=letter`)).toBe(`/q/${slug}?source=letter`);
    expect(await to('/evaluation/abcdefghijklmnopqrstuvwx.')).toBe('/evaluation/abcdefghijklmnopqrstuvwx');
    expect(await to('/opt-out%23abc')).toBe('/opt-out#abc');
  });

  it('may be shown in a frame by nobody, unless origins are allowed', async () => {
    const policyOf = async (slug: string) => {
      const { headers } = await get(`/q/${slug}`);
      const ancestors = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy')!)![1];
      return [ancestors, headers.get('x-frame-options'), headers.get('cross-origin-resource-policy')];
    };
    const alone = await makeForm();
    expect(await policyOf(alone.slug)).toEqual(["'none'", 'DENY', 'same-origin']);
    const origins = ['https://clinic.example', 'http://localhost:4000'];
    const shown = await makeForm({ origins });
    const [ancestors, ...others] = await policyOf(shown.slug);
    expect([ancestors, ...others]).toEqual([`'self' ${origins.join(' ')}`, null, 'cross-origin']);
    const odd = await makeForm({
      origins: ['https://a.example; script-src *', "https://b.example 'unsafe-inline'", '*'],
    });
    expect(await policyOf(odd.slug)).toEqual(["'none'", 'DENY', 'same-origin']);
    const { headers } = await get(`/q/${shown.slug}`);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self';.*style-src 'self' 'sha256-[^']+'$/,
    );
  });

  it('is reached by a former address, with its query, and for no longer than that is one', async () => {
    const { id, slug, former } = await makeForm();
    for (const path of [`/q/${former}`, `/q/${former}/`, `/q/${slug.toUpperCase()}`]) {
      const answer = await get(`${path}?source=a%20b&x=1`);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `/q/${slug}?source=a%20b&x=1`]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
    await test.sql('UPDATE form_slug SET is_current = false WHERE slug = $1', [slug]);
    await test.sql('UPDATE form_slug SET is_current = true WHERE slug = $1', [former]);
    expect((await get(`/q/${slug}`)).headers.get('location')).toBe(`/q/${former}`);
    expect((await get(`/q/${former}`)).status).toBe(200);
    await test.sql('DELETE FROM form_slug WHERE questionnaire_id = $1', [id]);
    expect((await get(`/q/${former}`)).status).toBe(404);
  });

  it('is the same empty page with 404 where there is none, in the visitor’s language', async () => {
    const hidden = await makeForm();
    await test.sql('UPDATE questionnaire SET deleted_at = now() WHERE id = $1', [hidden.id]);
    for (const path of [
      '/q/nothing-here',
      `/q/${hidden.slug}`,
      '/q/%E0%A4%A',
      '/q/%00',
      `/q/${'x'.repeat(5000)}`,
    ]) {
      const answer = await get(path, { 'Accept-Language': 'ro' });
      const html = template('ro')
        .replaceAll(/\{\{(?:title|description)\|([^}]*)\}\}/g, '$1')
        .replace(/\{\{(?:heading|words)[^}]*\}\}/g, '');
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, html]);
      expect(answer.headers.get('vary')).toContain('Accept-Language');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
    }
    for (const path of ['/q', '/q/', '/q/a/b'])
      expect(await (await get(path)).text()).toBe('the public face');
  });

  it('is the same empty page where it cannot be read, and says that something failed', async () => {
    const { slug } = await makeForm({ name: 'Not now' });
    await test.sql('ALTER TABLE online_form RENAME TO away');
    try {
      const answer = await get(`/q/${slug}`);
      expect([answer.status, (await answer.text()).includes('<main></main>')]).toEqual([500, true]);
    } finally {
      await test.sql('ALTER TABLE away RENAME TO online_form');
    }
    expect((await get(`/q/${slug}`)).status).toBe(200);
  });

  it('answers HEAD without a body, and 304 to who has it, until it changes', async () => {
    const { id, slug } = await makeForm();
    const head = await get(`/q/${slug}`, {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    // By itself fetch would ask for a fresh one.
    const ifOther = { 'If-None-Match': head.headers.get('etag')!, 'Cache-Control': 'max-age=0' };
    expect((await get(`/q/${slug}`, ifOther)).status).toBe(304);
    await test.sql("UPDATE online_form SET intro = 'New.' WHERE questionnaire_id = $1", [id]);
    expect((await get(`/q/${slug}`, ifOther)).status).toBe(200);
    expect((await get(`/q/${slug}`, {}, 'POST')).status).toBe(404);
  });

  it('brings the script that other people’s pages load, and its own files', async () => {
    const script = await get('/embed.js');
    expect(await script.text()).toBe('embed();');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toBe('public, max-age=300');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const file = await get('/assets-form/base-abc.js');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/form.html', '/form.hu.html']) expect((await get(path)).status).toBe(404);
  });
});
