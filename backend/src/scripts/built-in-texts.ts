import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { composeBuiltInTexts } from './compose-built-in-texts.js';

/** Writes the list of the product's own texts, into the sources and into what was built of them. */
const lines = composeBuiltInTexts().map((text) => JSON.stringify(text));
for (const folder of ['../../src', '..'])
  writeFileSync(
    resolve(import.meta.dirname, folder, 'modules/ui-texts/built-in.gen.json'),
    `[\n${lines.join(',\n')}\n]\n`,
  );
