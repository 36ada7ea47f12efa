import react from '@vitejs/plugin-react';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { type TextDictionary } from '../src/shared/texts/i18n.ts';
import { languages, type Language } from '../src/shared/texts/languages.ts';
import type * as Renderer from '../src/public/prerender.tsx';
import { type ReadyPage } from '../entries.ts';
import { classNames } from './components-layer.ts';
import { takeApart } from './outline-parts.ts';
import { readyHtml, type ReadyParts } from './ready-html.ts';
import { writeSiteFiles } from './site-files.ts';

const source = 'src/public/prerender.tsx';
/** What each ready page needs beyond the shell: its screen, and the texts that it brings along. */
const needs: Readonly<Record<string, { screen: string; texts: readonly string[] }>> = {
  index: { screen: 'src/public/landing/landing-page.tsx', texts: [] },
  evaluation: { screen: 'src/public/evaluation/evaluation-page.tsx', texts: ['evaluation'] },
};

/** What the keys of an outline's words begin with. */
const outlineKeys = [
  'evaluation.headline.',
  'evaluation.position.ahead',
  'evaluation.score.points',
  'evaluation.tip.points',
  'evaluation.welcome.moves-title',
  'evaluation.welcome.title',
  'score.band.',
];

/**
 * Writes the pages that visitors are led to ready-made beside the public shell, one file per language (`index.hu.html` …):
 * the landing page as it will be, an evaluation as it looks while its content is on the way. They show before any script
 * has run. Their styles stand in the page; the server allows them by their hash. Beside them, in `outlines`, an evaluation's
 * beginning with the places that the server fills (src/public/evaluation/welcome/outline.tsx).
 */
export function prerenderPages(readyPages: readonly ReadyPage[]): Plugin {
  let root = '';
  let dist = '';
  let assetsDir = '';
  return {
    name: 'prerender-pages',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'public',
    configResolved: (config) => {
      root = config.root;
      dist = resolve(root, config.build.outDir);
      assetsDir = config.build.assetsDir;
    },
    closeBundle: async () => {
      const shell = join(dist, 'index.html');
      // A build that failed has left none.
      if (!existsSync(shell)) return;
      const template = readFileSync(shell, 'utf8');
      const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
      const outDir = resolve(root, 'dist/prerender');
      try {
        const renderer = await buildRenderer(root, outDir, assetsDir);
        for (const language of languages) {
          const files = writeSiteFiles({ root, dist, assetsDir }, language);
          for (const { name, example } of readyPages) {
            const page = await renderer.renderPage(example, language);
            const parts = {
              ...page,
              language,
              ...files,
              ...filesOf(manifest, dist, chunksOf(name, language)),
            };
            writeFileSync(join(dist, `${name}.${language}.html`), readyHtml(template, parts));
            if (name !== 'evaluation') continue;
            const outline = takeApart(await renderer.renderOutline(language));
            const html = readyHtml(template, { ...parts, html: outline.html });
            const folder = join(dist, '../outlines');
            mkdirSync(folder, { recursive: true });
            writeFileSync(
              join(folder, `${name}.${language}.json`),
              JSON.stringify({ ...outline, html, texts: outlineTexts(root, language) }),
            );
          }
        }
      } finally {
        rmSync(outDir, { recursive: true, force: true });
      }
    },
  };
}

/** The words that the server says in an outline. */
function outlineTexts(root: string, language: Language): TextDictionary {
  const files = [`src/shared/texts/common.${language}.json`, `src/public/texts/evaluation.${language}.json`];
  const texts = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as TextDictionary),
  );
  return Object.fromEntries(texts.filter(([key]) => outlineKeys.some((start) => key.startsWith(start))));
}

/** Builds the page's components once more for Node, with the same names of classes and assets. */
async function buildRenderer(root: string, outDir: string, assetsDir: string): Promise<typeof Renderer> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: classNames },
    build: {
      ssr: source,
      outDir,
      emptyOutDir: true,
      assetsDir,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as typeof Renderer;
}

function chunksOf(name: string, language: Language): string[] {
  const page = needs[name];
  if (page === undefined) throw new Error(`It is not known what the ready page ${name} needs.`);
  return [
    'index.html',
    page.screen,
    `src/shared/texts/common.${language}.json`,
    `src/public/texts/${language}.json`,
    ...page.texts.map((part) => `src/public/texts/${part}.${language}.json`),
  ];
}

/** What a page needs to come alive: its styles, and the scripts and texts that are worth asking for at once. */
export function filesOf(
  manifest: Manifest,
  dist: string,
  roots: readonly string[],
): Pick<ReadyParts, 'styles' | 'styleSheets' | 'scripts'> {
  const chunks = [...closureOf(manifest, roots)].map((key) => manifest[key]!);
  const styleSheets = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  return {
    styleSheets,
    styles: styleSheets.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('\n'),
    scripts: chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')),
  };
}

function closureOf(manifest: Manifest, roots: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of roots) {
    if (manifest[key] === undefined) throw new Error(`The build has no chunk ${key}.`);
    if (seen.has(key)) continue;
    // What a chunk imports is there before it, its styles too.
    closureOf(manifest, manifest[key].imports ?? [], seen);
    seen.add(key);
  }
  return seen;
}
