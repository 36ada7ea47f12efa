import { makePng } from '../make/png.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { readTexts } from '../make/reading.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const png = (width = 40, height = 20) => makePng(width, height).toString('base64');

describe('Pictures of who is behind the pages', () => {
  let test: TestApp;
  let admin: Client;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
  });
  afterAll(() => test?.close());

  const put = (path: string, body: object) => admin.call<Json>('PUT', path, { body });
  const remove = (path: string) => admin.call<Json>('DELETE', path);
  const fetched = (path: string) => fetch(`${test.baseUrl}${path}`);
  const shownLogo = async () =>
    ((await (await fetched('/api/landing/settings')).json()) as { organisation: { logo?: string } })
      .organisation.logo;

  it('a logo is served as it came, as a page that may do nothing, for ever under its name', async () => {
    const { picture } = expectStatus(await put('/api/admin/logo', { png: png(640, 200) }), 200);
    expect(picture).toMatch(/^\/api\/pictures\/logo-320x100-[\da-f]{32}\.png$/);
    expect(await shownLogo()).toBe(picture);
    const answer = await fetched(picture as string);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(makePng(640, 200));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('a drawing from before is served on, and as a PNG for mails', async () => {
    const name = `logo-40x20-${'a'.repeat(32)}.svg`;
    await test.sql(`INSERT INTO picture (name, bytes, png) VALUES ($1, '<svg/>', $2)`, [name, makePng(4, 2)]);
    const types = await Promise.all(
      [name, `${name}.png`].map(async (one) =>
        (await fetched(`/api/pictures/${one}`)).headers.get('content-type'),
      ),
    );
    expect(types).toEqual(['image/svg+xml', 'image/png']);
  });

  it('a logo that was taken away is gone', async () => {
    const { picture } = expectStatus(await put('/api/admin/logo', { png: png(30, 30) }), 200);
    expect((await fetched(picture as string)).status).toBe(200);
    expectStatus(await remove('/api/admin/logo'), 200);
    expect(await shownLogo()).toBeUndefined();
    expect((await fetched(picture as string)).status).toBe(404);
  });

  it('what is no picture is refused, and leaves the logo as it was', async () => {
    const { picture } = expectStatus(await put('/api/admin/logo', { png: png(31, 30) }), 200);
    const refused = [
      { png: 'bm90IGEgcGljdHVyZQ==' },
      { png: Buffer.from('<svg viewBox="0 0 1 1"/>').toString('base64') },
      {},
      { png: 'x'.repeat(800_001) },
    ];
    for (const body of refused) expect((await put('/api/admin/logo', body)).status).toBe(400);
    const setting = { key: 'organisation_logo', value: 'https://evil.example/x.png' };
    expect((await admin.post('/api/admin/settings', setting)).status).toBe(400);
    expect(await shownLogo()).toBe(picture);
    for (const name of ['logo-1x1-0.png', '..%2f..%2fetc%2fpasswd', `${'x'.repeat(121)}`])
      expect((await fetched(`/api/pictures/${name}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('the expert’s portrait stands on what a person has approved, is in the PDF, and goes when it is taken away', async () => {
    const id = await makeQuestionnaire(admin, { language: 'en', responses: 1 });
    const path = `/api/admin/questionnaires/${id}`;
    expectStatus(await admin.patch(path, { reviewerName: 'Dr Eva Sample' }), 200);
    const { reviewerPicture } = expectStatus(
      await put(`${path}/reviewer-picture`, { png: png(300, 500) }),
      200,
    );
    expect(reviewerPicture).toMatch(/^\/api\/pictures\/person-240x240-/);
    const [evaluation] = await evaluationsOf(admin);
    await makeVerified(admin, evaluation!.id);
    const own = `/api/admin/evaluation/${evaluation!.id}`;
    const { version, hashedUrl } = expectStatus<Json>(await admin.get(own), 200);
    expectStatus(await readTexts(test, admin, evaluation!.id), 200);
    expectStatus(await admin.post(`${own}/verify`, { version }), 200);
    const page = expectStatus<Json>(await admin.get(`/api/evaluation/${hashedUrl as string}`), 200);
    expect(page.evaluation).toMatchObject({
      approval: 'person',
      reviewer: { name: 'Dr Eva Sample', role: null, picture: reviewerPicture },
    });
    expect((await fetched(`/api/evaluation/${hashedUrl as string}/pdf`)).status).toBe(200);
    expect(expectStatus(await remove(`${path}/reviewer-picture`), 200).reviewerPicture).toBeNull();
    expect((await fetched(reviewerPicture as string)).status).toBe(404);
  });
});
