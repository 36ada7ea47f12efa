import { expect, test } from '@playwright/test';
import { languagesOf, publicLanguages } from './level.ts';
import { expectAccessible } from './accessible.ts';
import { signedInRequest } from './sign-in.ts';

const TITLES = { hu: /Digitális/, en: /Digital/, ro: /digital/i } as const;

for (const language of languagesOf(['hu', 'en', 'ro'] as const)) {
  test(`the landing page speaks ${language}, leads to sign-in and is accessible`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(process.env.E2E_URL!) && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    await page.goto(`/?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(TITLES[language]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(`a[href="/admin/login?lang=${language}"]`).first()).toBeAttached();
    await expectAccessible(page);
    expect(foreign).toEqual([]);
  });
}

test('text waits for the typeface', async ({ page }) => {
  let letThrough = () => undefined as void;
  const isWanted = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.woff2', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/?lang=hu', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // Longer than a browser holds a place for a typeface that may be left out.
  await page.waitForFunction(() => performance.now() > 1000);
  letThrough();
  await page.evaluate('document.fonts.ready');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringMatching(/^Rubik/)]);
});

test('demo evaluations can be read from the welcome to the summary', async ({ page }) => {
  for (const path of (await demoLinks()).slice(0, publicLanguages.length)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${path}?s=1`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${path}?s=7`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  }
});

test('an unknown evaluation and an unknown address say so', async ({ page }) => {
  await page.goto('/evaluation/nobody-knows-this-link-at-all');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});

/** Links that the seed made; read through the admin's own calls, as nobody else may list them. */
async function demoLinks(): Promise<string[]> {
  const request = await signedInRequest();
  const questionnaires = (await (await request.get('/api/admin/questionnaires')).json()) as { id: number }[];
  const links: string[] = [];
  for (const { id } of questionnaires) {
    const rows = (await (
      await request.get(`/api/admin/evaluations?questionnaireId=${id}&status=sent&limit=1&fields=summary`)
    ).json()) as { hashedUrl: string }[];
    links.push(...rows.map(({ hashedUrl }) => `/evaluation/${hashedUrl}`));
  }
  await request.dispose();
  return links;
}
