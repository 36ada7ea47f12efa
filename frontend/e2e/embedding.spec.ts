import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { sharedPlace } from './place.ts';
import { signedInRequest } from './sign-in.ts';

/** Pages of other sites, on a port of their own; 127.0.0.1 is another site than localhost, too. */
let others: Server;
let port = 0;
let slug = '';

/** What a clinic's page may well contain around the snippet: scripts that fail, and messages of all kinds. */
const pageWith = (
  snippet: string,
) => `<!doctype html><html lang="en"><head><title>A clinic</title></head><body>
<script>throw new Error('of the page around');</script>
<h1>Our clinic</h1>
${snippet}
<script>
  for (const odd of [null, 'text', 7, { type: 'digital-maturity:height', height: 'high' }]) postMessage(odd, '*');
</script>
</body></html>`;

test.beforeAll(async () => {
  const { url } = sharedPlace();
  const script = `<script src="${url}/embed.js" async></script>`;
  others = createServer((_request, response) => {
    const place = `<div data-digital-maturity="${slug}" data-source="clinic page"></div>`;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(pageWith(`${place}${script}${script}`));
  });
  await new Promise<void>((resolve) => others.listen(0, resolve));
  ({ port } = others.address() as AddressInfo);
  const request = await signedInRequest();
  const [{ id }] = (await (await request.get('/api/admin/questionnaires')).json()) as [{ id: number }];
  const answer = await request.patch('/api/admin/online-form', {
    headers: { 'X-Questionnaire-Id': String(id) },
    data: { questionnaireId: id, isOpen: true, allowedOrigins: [`http://127.0.0.1:${port}`] },
  });
  await expect(answer).toBeOK();
  ({ slug } = (await answer.json()) as { slug: string });
  await request.dispose();
});
test.afterAll(() => new Promise((resolve) => others.close(resolve)));

/** The height that the frame has, and the one that its content has. */
async function heightsOf(page: Page): Promise<{ frame: number; content: number }> {
  const frame = await page.locator('iframe').evaluate((element) => element.clientHeight);
  const root = page.frameLocator('iframe').locator('#root');
  return {
    frame,
    content: await root.evaluate((element) => Math.ceil(element.getBoundingClientRect().height)),
  };
}

const expectToFit = (page: Page) =>
  expect.poll(async () => heightsOf(page).then(({ frame, content }) => frame - content)).toBe(0);

/** Says what the form would say, from the page around it; ends when that has been heard. */
const imitate = () =>
  new Promise((heard) => {
    addEventListener('message', heard, { once: true });
    postMessage({ type: 'digital-maturity:height', height: 7777 }, '*');
  });

test('a page of an allowed origin shows the form, as high as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`http://127.0.0.1:${port}/`);
  const form = page.frameLocator('iframe');
  const name = await form.getByRole('heading', { level: 1 }).textContent();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    `${sharedPlace().url}/q/${slug}?source=clinic+page`,
  );
  await expect(page.locator('iframe')).toHaveAttribute('title', name ?? '');
  await expectToFit(page);
  const wide = await heightsOf(page);
  await page.evaluate(imitate);
  expect(await heightsOf(page)).toEqual(wide);

  await page.setViewportSize({ width: 320, height: 600 });
  await expect.poll(async () => (await heightsOf(page)).content).toBeGreaterThan(wide.content);
  await expectToFit(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await heightsOf(page)).frame).toBe(wide.frame);
  expect(errors).toEqual(['of the page around']);
});

test('answers that are given in the frame are stored', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${port}/`);
  const form = page.frameLocator('iframe');
  await form.getByRole('button', { name: 'Kezdés' }).click();
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith(`/${slug}/draft/answers`),
  );
  await form.getByRole('radio').first().check();
  expect((await stored).status()).toBe(200);
  expect((await stored).request().postDataJSON()).toMatchObject({ source: 'clinic page' });
  await expectToFit(page);
});

test('the browser refuses to show it on a page of any other origin', async ({ page }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`http://localhost:${port}/`);
  expect((await refused).text()).toContain(`frame-ancestors 'self' http://127.0.0.1:${port}`);
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
});
