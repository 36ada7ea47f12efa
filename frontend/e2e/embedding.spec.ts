import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { sharedPlace } from './place.ts';
import { signedInRequest } from './sign-in.ts';
import { word } from './words.ts';

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
<div style="height: 500px">About us</div>
${snippet}
<div style="height: 1500px">Where we are</div>
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

for (const viewport of [
  { width: 390, height: 780 },
  { width: 1280, height: 780 },
])
  test(`the window of the page around follows each step, at ${String(viewport.width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`http://127.0.0.1:${port}/`);
    const form = page.frameLocator('iframe');
    const button = (key: string) => form.getByRole('button', { name: word('hu', key), exact: true });
    const heading = form.getByRole('heading', { level: 1 });
    /** It begins in the upper half of the window. */
    const expectInSight = async (what: Locator) => {
      await expect(what).toBeInViewport();
      await expect.poll(async () => (await what.boundingBox())?.y).toBeLessThan(viewport.height / 2);
      expect((await what.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    };
    await expect(heading).toBeVisible();
    // Nobody has pressed anything yet: the page around stays where it is.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await button('form.intro.start').click();
    for (;;) {
      await expectInSight(heading);
      const before = await heading.textContent();
      if (before === word('hu', 'form.review.title')) break;
      await button('form.section.next').click();
      await expect(heading).not.toHaveText(before!);
    }
    await button('form.section.back').click();
    await expect(heading).not.toHaveText(word('hu', 'form.review.title'));
    await expectInSight(heading);
    await button('form.section.next').click();
    await form
      .getByRole('button', { name: word('hu', 'form.review.answer') })
      .last()
      .click();
    await expectInSight(form.locator('fieldset:focus'));
    await button('form.section.to-review').click();
    await expect(heading).toHaveText(word('hu', 'form.review.title'));
    await button('form.review.next').click();
    await expect(heading).toHaveText(word('hu', 'form.send.title'));
    await expectInSight(heading);
    await button('form.send.submit').click();
    await expectInSight(form.locator('#error-summary'));
    await form.getByRole('button', { name: word('hu', 'form.send.clientEmail-missing') }).click();
    await expect(form.locator('#send-clientEmail')).toBeFocused();
    await expectInSight(form.locator('#send-clientEmail'));
    await page.evaluate(() => history.back());
    await expect(heading).toHaveText(word('hu', 'form.review.title'));
    await expectInSight(form.locator(':focus'));
  });

test('the browser refuses to show it on a page of any other origin', async ({ page }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`http://localhost:${port}/`);
  expect((await refused).text()).toContain(`frame-ancestors 'self' http://127.0.0.1:${port}`);
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
});
