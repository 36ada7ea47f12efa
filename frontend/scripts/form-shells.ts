import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Manifest, type Plugin } from 'vite';
import { type TextDictionary } from '../src/shared/texts/i18n.ts';
import { languages, type Language } from '../src/shared/texts/languages.ts';
import { filesOf } from './prerender-pages.ts';
import { readyHtml } from './ready-html.ts';
import { writeSiteFiles } from './site-files.ts';

/**
 * Writes the page on which questionnaires are filled in, one file per language (`form.hu.html` …), with places that the
 * server fills with what a questionnaire says before any script has run: {{title}}, {{description}}, {{heading}} and {{words}}.
 * After a bar stands what they say where it says nothing.
 */
export function formShells(): Plugin {
  let [root, dist, assetsDir] = ['', '', ''];
  return {
    name: 'form-shells',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'form',
    configResolved: (config) => {
      root = config.root;
      dist = resolve(root, config.build.outDir);
      assetsDir = config.build.assetsDir;
    },
    closeBundle: () => {
      const shell = join(dist, 'form.html');
      // A build that failed has left none.
      if (!existsSync(shell)) return;
      const template = readFileSync(shell, 'utf8');
      const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
      for (const language of languages) {
        const name = textOf(root, `src/shared/texts/common.${language}.json`, 'app.title');
        const parts = {
          language,
          ...writeSiteFiles({ root, dist, assetsDir }, language),
          title: `{{title|${name}}}`,
          description: `{{description|${name}}}`,
          html: outline(textOf(root, `src/form/texts/${language}.json`, 'form.intro.neutral')),
          ...filesOf(manifest, dist, chunksOf(language)),
        };
        writeFileSync(join(dist, `form.${language}.html`), readyHtml(template, parts));
      }
    },
  };
}

const chunksOf = (language: Language) => [
  'form.html',
  `src/shared/texts/common.${language}.json`,
  `src/form/texts/${language}.json`,
];

/** The first step as the page shows it, as far as it is known without scripts. */
const outline = (intro: string) =>
  `<main class="stack gap-5" data-outline>{{heading}}<div class="stack gap-4 text-4 roomy">` +
  `{{words|<p class="pre-line anywhere">${intro}</p>}}</div></main>`;

function textOf(root: string, file: string, key: string): string {
  const text = (JSON.parse(readFileSync(join(root, file), 'utf8')) as TextDictionary)[key];
  if (text === undefined || /[<>&{}]/.test(text)) throw new Error(`${file} has no plain text ${key}.`);
  return text;
}
