import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/*
 * Draws the pictures that messengers show of our addresses, one per language, from the product's own words and mark: run
 * `node frontend/scripts/draw-previews.mjs` after a change of these, and commit what it writes. They hold nothing personal.
 */
const source = join(import.meta.dirname, '../src');
const texts = (file) => JSON.parse(readFileSync(join(source, file), 'utf8'));
// The typeface of the PDF.
const font = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/rubik/500Medium/Rubik_500Medium.ttf'),
).toString('base64');
const mark = readFileSync(join(source, 'shared/theme/mark.svg'), 'utf8');

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const language of ['hu', 'en', 'ro']) {
  const name = texts(`shared/texts/common.${language}.json`)['app.title'];
  const words = texts(`public/texts/${language}.json`)['landing.hero.title'];
  await page.setContent(`<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
    @font-face { font-family: Rubik; src: url(data:font/ttf;base64,${font}); }
    body { margin: 0; height: 630px; display: grid; align-content: center; gap: 48px; padding: 0 96px; box-sizing: border-box;
      background: #073c48; color: #fff; font-family: Rubik; }
    header { display: flex; align-items: center; gap: 28px; font-size: 40px; color: #8fd8d2; }
    svg { width: 88px; height: 88px; }
    p { margin: 0; font-size: 72px; line-height: 1.15; text-wrap: balance; }
    i { display: block; width: 320px; height: 10px; border-radius: 5px; background: linear-gradient(90deg, #8fd8d2 62%, #ffffff40 62%); }
    </style><header>${mark}${name}</header><p>${words}</p><i></i></html>`);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(source, `shared/previews/${language}.png`) });
}
await browser.close();
