import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { guidePages } from '../src/admin/screens/guide/pages.ts';
import { paths } from '../src/admin/addresses.ts';
import { languagesOf } from './level.ts';
import { settled } from './settled.ts';
import { enterBackOffice } from './sign-in.ts';
import { word } from './words.ts';

/** With it the guide's pictures are taken anew: npm run guide-pictures. */
const takesPictures = process.env.GUIDE_PICTURES === '1';
const folder = join(import.meta.dirname, '../src/admin/screens/guide/pictures');

for (const language of languagesOf(['hu', 'en'] as const))
  test(`in ${language} the ? of every screen opens its chapter of the guide, and its own address leads there`, async ({
    page,
  }) => {
    if (takesPictures) mkdirSync(folder, { recursive: true });
    await enterBackOffice(page, language);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [name, screen] of Object.entries(guidePages)) {
      if (screen === null) continue;
      await page.goto(paths[screen]);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      const help = page.getByRole('button', { name: word(language, 'ui.guide'), exact: true });
      await help.waitFor();
      if (takesPictures) {
        await page.waitForLoadState('networkidle');
        await settled(page);
        await page.screenshot({ path: join(folder, `${name}-${language}.jpg`), type: 'jpeg', quality: 60 });
      }
      await help.click();
      const guide = page.getByRole('dialog', { name: word(language, 'guide.label') });
      await guide.getByRole('heading', { name: word(language, `guide.${name}.title`), level: 2 }).waitFor();
      await page.keyboard.press('Escape');
      await expect(help).toBeFocused();
    }
    await page.goto('/guide/collect');
    await expect(page).toHaveURL(new RegExp(`${paths.collect}$`));
    const guide = page.getByRole('dialog', { name: word(language, 'guide.label') });
    await guide.getByRole('button', { name: word(language, 'guide.contents') }).click();
    await guide.getByRole('button', { name: word(language, 'guide.dashboard.title'), exact: true }).click();
    const picture = guide.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), {
        message: 'the picture is loaded',
      })
      .toBe(1280);
    await guide.getByRole('link', { name: word(language, 'guide.open') }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`));
  });
