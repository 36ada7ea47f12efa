import react from '@vitejs/plugin-react';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { languages, type Language } from '../src/shared/texts/languages.ts';
import type * as Prerenderer from '../src/public/prerender.tsx';
import { type ReadyPage } from '../entries.ts';
import { classNames } from './components-layer.ts';
import { readyHtml, type ReadyParts } from './ready-html.ts';
import { writeSiteFiles } from './site-files.ts';

/** What runs in Node: `prerender` here in the build, `render` in the server. */
const programs = { prerender: 'src/public/prerender.tsx', render: 'src/public/evaluation/server.tsx' };
/** What each ready page needs beyond the shell: its screen, and the texts that it brings along. */
const needs: Readonly<Record<string, { screen: string; texts: readonly string[] }>> = {
  index: { screen: 'src/public/landing/landing-page.tsx', texts: [] },
  evaluation: { screen: 'src/public/evaluation/evaluation-page.tsx', texts: ['evaluation'] },
};

/**
 * Writes the pages that visitors are led to ready-made beside the public shell, one file per language (`index.hu.html` …):
 * the landing page as it will be, an evaluation as it looks while its content is on the way. They show before any script
 * has run. Their styles stand in the page; the server allows them by their hash. Beside them, in `server`, the page of an
 * evaluation with a place for its content, and the program that renders it there (src/public/evaluation/server.tsx).
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
      const outDir = resolve(root, 'dist/server');
      const { renderPage } = await buildPrograms(root, outDir, assetsDir);
      for (const language of languages) {
        const files = writeSiteFiles({ root, dist, assetsDir }, language);
        for (const { name, example } of readyPages) {
          const page = await renderPage(example, language);
          const parts = { ...page, language, ...files, ...filesOf(manifest, dist, chunksOf(name, language)) };
          writeFileSync(join(dist, `${name}.${language}.html`), readyHtml(template, parts));
          if (name !== 'evaluation') continue;
          const [robots = ''] = /^(?:<meta [^>]*>)*/.exec(page.html) ?? [];
          const html = readyHtml(template, { ...parts, html: `${robots}{{content}}` });
          writeFileSync(join(outDir, `${name}.${language}.html`), html);
        }
      }
    },
  };
}

/** Builds the page's components once more for Node, with the same names of classes and assets. */
async function buildPrograms(root: string, outDir: string, assetsDir: string): Promise<typeof Prerenderer> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: classNames },
    // Node's own modules apart, the server finds everything in the one file.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      assetsDir,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: programs,
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
  });
  return createRequire(import.meta.url)(join(outDir, 'prerender.cjs')) as typeof Prerenderer;
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
