import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { languages, type Language } from '../src/shared/texts/languages.ts';
import { expectContrast, heightOf } from './accessible.ts';
import { languagesOf } from './level.ts';
import { signedInRequest } from './sign-in.ts';

/** What clinics get, and for how many pixels a phone shows what stands above the button. */
const kinds = [
  'result',
  'receipt',
  'confirm',
  'continue',
  'invitation',
  'again',
  'reminder',
  'share',
  'offer-receipt',
] as const;
const buttonWithin = 500;

/** Whoever signs and is asked stands in mails by the settings, which go as they came. */
const organisation = {
  organisation_name: 'Minta Digitális Egészségügy Kft.',
  landing_contact_email: 'kapcsolat@minta.example',
};
const before = new Map<string, string>();
test.beforeAll(async () => {
  const request = await signedInRequest();
  const settings = (await (await request.get('/api/admin/settings')).json()) as {
    key: string;
    value: string | null;
    isSet: boolean;
  }[];
  for (const { key, value, isSet } of settings) if (isSet && value !== null) before.set(key, value);
  await request.dispose();
  await change((_key, value) => value);
});
// Tests after this one need an organisation to open forms.
test.afterAll(() => change((key) => before.get(key)));

for (const kind of kinds)
  test(`the mail ${kind} can be read on a phone, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const language of languagesOf(languages)) {
      await page.setContent(await htmlOf(kind, language));
      await expect(page.getByText('(kapcsolat@minta.example)')).toHaveCount(1);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectContrast(page);
        expect(
          await page.evaluate(() => getComputedStyle(document.querySelector('.card')!).backgroundColor),
        ).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(20, 40, 47)');
      }
      await expectNothingCut(page);
      const { y, height } = (await page.locator('.button').boundingBox())!;
      expect(y + height).toBeLessThan(buttonWithin);
      expect(height).toBeGreaterThanOrEqual(44);
      await expect(page.locator('.button')).toHaveCount(1);
      const folder = process.env.MAIL_PICTURES;
      if (folder) await takePictures(page, `${folder}/${kind}-${language}`);
    }
  });

/** Sets each of these settings, or takes it back where there is no value. */
async function change(valueOf: (key: string, value: string) => string | undefined): Promise<void> {
  const request = await signedInRequest();
  for (const [key, given] of Object.entries(organisation)) {
    const value = valueOf(key, given);
    const answer: APIResponse =
      value === undefined
        ? await request.delete(`/api/admin/settings/${key}`)
        : await request.post('/api/admin/settings', { data: { key, value } });
    await expect(answer).toBeOK();
  }
  await request.dispose();
}

/** As the server would send it, with made-up values. */
async function htmlOf(kind: string, language: Language): Promise<string> {
  const request = await signedInRequest();
  const [first] = (await (await request.get('/api/admin/questionnaires')).json()) as { id: number }[];
  const response = await request.get('/api/admin/mail-preview', {
    params: { kind, language, questionnaireId: first!.id },
  });
  expect(response.status()).toBe(200);
  const { html } = (await response.json()) as { html: string };
  await request.dispose();
  return html;
}

/** No scrolling sideways, and no word wider than what holds it. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('p, h1, th, td, li, a')]
      .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
  expect(cut).toEqual([]);
}

async function takePictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: await heightOf(page) });
    await page.screenshot({ path: `${name}-${colorScheme}.png` });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}
