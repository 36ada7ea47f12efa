import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/*
 * Writes the web's share of Rubik, the typeface of the PDF: the letters of Hungarian, English and Romanian in all weights
 * between normal and bold. Rarely needed, so its packages are no part of the project:
 * `npm install --no-save subset-font@2 @fontsource-variable/rubik@5 && node frontend/scripts/draw-typeface.mjs`.
 * Rubik is free under the SIL Open Font License, which allows parts of it under its name.
 */
const { default: subsetFont } = await import('subset-font');
const { resolve } = createRequire(import.meta.url);
const theme = join(import.meta.dirname, '../src/shared/theme');
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const parts = {
  latin: `${ascii}áéíóöúüÁÉÍÓÖÚÜâîÂÎäÄßçÇèÈêÊàÀñÑôÔ\u00a0§©®°·×«»¡¿€£µ²³±¼½¾÷–—‘’‚“”„†•…‰‹›™−`,
  'latin-ext': 'őűŐŰăĂșȘțȚşŞţŢ',
};

for (const [part, letters] of Object.entries(parts)) {
  const font = readFileSync(resolve(`@fontsource-variable/rubik/files/rubik-${part}-wght-normal.woff2`));
  const subset = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(join(theme, `rubik-${part}.woff2`), subset);
}
