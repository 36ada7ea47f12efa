import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Manifest, type Plugin } from 'vite';
import { type TextDictionary } from '../src/shared/texts/i18n.ts';
import { languages, type Language } from '../src/shared/texts/languages.ts';
import { filesOf } from './prerender-pages.ts';
import { readyHtml } from './ready-html.ts';

/**
 * Writes the page on which questionnaires are filled in, one file per language (`form.hu.html` …), with places that the
 * server fills with what a questionnaire says before any script has run: {{title}}, {{description}} and {{outline}}. After a
 * bar stands what they say where there is no questionnaire.
 */
export function formShells(): Plugin {
  let [root, dist] = ['', ''];
  return {
    name: 'form-shells',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'form',
    configResolved: (config) => {
      root = config.root;
      dist = resolve(root, config.build.outDir);
    },
    closeBundle: () => {
      const shell = join(dist, 'form.html');
      // A build that failed has left none.
      if (!existsSync(shell)) return;
      const template = readFileSync(shell, 'utf8');
      const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
      for (const language of languages) {
        const parts = {
          language,
          title: `{{title|${nameOf(root, language)}}}`,
          description: `{{description|${nameOf(root, language)}}}`,
          html: '{{outline}}',
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

function nameOf(root: string, language: Language): string {
  const texts = readFileSync(join(root, `src/shared/texts/common.${language}.json`), 'utf8');
  return (JSON.parse(texts) as TextDictionary)['app.title'] ?? '';
}
