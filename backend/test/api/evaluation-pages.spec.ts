import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { evaluationsOf, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL } from '../setup/environment.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const PLAIN = 'the page without its beginning';

/** A built front end in miniature. */
function buildSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const template = '<body><main>{{content}}</main>{{site}}</body>';
  const program = `exports.renderEvaluation = async ({ evaluation }, wordings) =>
    '<b>' + evaluation.clientName + '</b> ' + evaluation.percentage + ' % ' + Object.keys(wordings)`;
  const files: Record<string, string> = {
    'entries.json': JSON.stringify({ admin: [], publicPaths: ['^/evaluation/[^/]+/?$'], ready: [] }),
    'admin/admin.html': '',
    'public/index.html': PLAIN,
    'server/render.cjs': program,
    ...Object.fromEntries(['hu', 'en', 'ro'].map((one) => [`server/evaluation.${one}.html`, template])),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

describe('The page of an evaluation', () => {
  let test: TestApp;
  let admin: Client;
  let evaluation: { id: string; hashedUrl: string; clientName: string };
  beforeAll(async () => {
    test = await startTestApp({}, buildSite());
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: 1 });
    evaluation = (await evaluationsOf(admin))[0]!;
    await makeVerified(admin, evaluation.id);
  }, 120_000);
  afterAll(() => test?.close());

  const get = (path: string, init: RequestInit = {}) => fetch(test.baseUrl + path, init);
  const read = async (path: string) => (await get(path)).text();

  it('begins with its result before any script has run, and is stored by nobody on the way', async () => {
    const { headers, status } = await get(`/evaluation/${evaluation.hashedUrl}`, { method: 'HEAD' });
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-cache',
      'noindex',
    ]);
    const html = await read(`/evaluation/${evaluation.hashedUrl}/`);
    expect(html).toContain(`<b>${evaluation.clientName}</b>`);
    expect(html).toMatch(/ \d[\d.]* % <\/main>/);
    expect(html).toContain(test.env.publicUrl);
  });

  it('brings its data along, which no text in it can end', async () => {
    await test.sql(
      `UPDATE evaluation SET published = jsonb_set(published, '{evaluation,generatedTexts,summary}', '"</script><b>"') WHERE id = $1`,
      [evaluation.id],
    );
    const html = await read(`/evaluation/${evaluation.hashedUrl}`);
    const [, json] = /<script type="application\/json" id="evaluation-data">([^<]*)<\/script>/.exec(html)!;
    const inlined = JSON.parse(json!) as { page: object };
    expect(inlined).toMatchObject({ link: evaluation.hashedUrl, texts: {} });
    const answer = await get(`/api/evaluation/${evaluation.hashedUrl}`);
    expect(inlined.page).toEqual(await answer.json());
    expect(inlined.page).toMatchObject({
      evaluation: { id: evaluation.hashedUrl, generatedTexts: { summary: '</script><b>' } },
    });
  });

  it('does not count as opened by that', async () => {
    await read(`/evaluation/${evaluation.hashedUrl}`);
    expect(await test.sql('SELECT 1 FROM evaluation WHERE opened_at IS NOT NULL')).toEqual([]);
  });

  it.each(['?s=2', '?preview=1', '?lang=ro'])('begins otherwise with %s', async (query) => {
    expect(await read(`/evaluation/${evaluation.hashedUrl}${query}`)).toBe(PLAIN);
  });

  it('has no beginning where there is no result to judge', async () => {
    const setMost = async (points: number) => {
      await test.sql(
        `UPDATE evaluation SET published = jsonb_set(published, '{evaluation,maxScore}', to_jsonb($2::int)) WHERE id = $1`,
        [evaluation.id, points],
      );
    };
    await setMost(0);
    expect(await read(`/evaluation/${evaluation.hashedUrl}`)).toBe(PLAIN);
    await setMost(10);
    expect(await read(`/evaluation/${evaluation.hashedUrl}`)).toContain(evaluation.clientName);
  });

  it('says nothing of an evaluation by a link that others have, by an unknown one, by an id, or once it is gone', async () => {
    const { body } = await admin.post(`/api/evaluation/${evaluation.hashedUrl}/shared-links`);
    const shared = String(body.url ?? body.link)
      .split('/')
      .at(-1)!;
    for (const link of [shared, 'nobody-knows-this-link-at-all', evaluation.id])
      expect(await read(`/evaluation/${link}`)).toBe(PLAIN);
    await admin.call('DELETE', `/api/admin/evaluation/${evaluation.id}`);
    expect(await read(`/evaluation/${evaluation.hashedUrl}`)).toBe(PLAIN);
  });
});
