import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { composeBuiltInTexts, composePageTexts } from './compose-built-in-texts.js';

/** Writes the list of the product's own texts, and the page's for the PDF, into the sources and into what was built of them. */
const lines = composeBuiltInTexts().map((text) => JSON.stringify(text));
for (const folder of ['../../src', '..']) {
  const modules = resolve(import.meta.dirname, folder, 'modules');
  writeFileSync(`${modules}/ui-texts/built-in.gen.json`, `[\n${lines.join(',\n')}\n]\n`);
  writeFileSync(
    `${modules}/results/pdf/page-texts.gen.json`,
    `${JSON.stringify(composePageTexts(), null, 1)}\n`,
  );
}
