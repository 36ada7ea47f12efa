/**
 * Weighs what a visitor downloads before a page works: the chunks of each page in `budgets.json` with all their static
 * imports, as gzip, in kB of 1000 bytes; and each language file, of which a visitor loads one. Ends with exit code 1 when a page is over its ceiling,
 * or when a part that is loaded by itself brings less than that costs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readScreens } from './text-usage.mjs';

const root = join(import.meta.dirname, '..');
const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'));
const sizes = new Map();
const findings = [];

for (const [face, budget] of Object.entries(budgets)) checkFace(face, budget);

if (findings.length > 0) {
  for (const finding of findings) console.error(finding);
  process.exit(1);
}

function checkFace(face, budget) {
  const dist = join(root, 'dist', face);
  const manifestPath = join(dist, '.vite/manifest.json');
  if (!existsSync(manifestPath)) {
    findings.push(`The ${face} face is not built yet: run "npm run build -w frontend" first.`);
    return;
  }
  const build = { dist, manifest: JSON.parse(readFileSync(manifestPath, 'utf8')) };
  checkLanguages(face, budget, build);
  for (const page of budget.pages) {
    const missing = page.chunks.filter((chunk) => build.manifest[chunk] === undefined);
    if (missing.length > 0) {
      findings.push(
        `${face} ${page.name}: the build has no chunk ${missing.join(', ')}; correct budgets.json.`,
      );
      continue;
    }
    const { js, css } = weigh(build, closureOf(build.manifest, page.chunks));
    if (page.js !== undefined) report(`${face} ${page.name} JS`, js, page.js);
    if (page.css !== undefined) report(`${face} ${page.name} CSS`, css, page.css);
    if (page.total !== undefined) report(`${face} ${page.name}`, js + css + textsOf(build, page), page.total);
  }
  if (budget.otherRoutes !== undefined) checkOtherRoutes(face, budget, build);
  checkParts(face, budget, build);
  for (const mark of budget.foreign) checkForeign(face, mark, build);
}

/** Every language by itself: the face's file with the common texts, and each part that screens bring along. */
function checkLanguages(face, budget, build) {
  const weights = new Map();
  for (const [source, chunk] of Object.entries(build.manifest)) {
    const [, folder, part, language] = /^src\/(.+\/)?texts\/(?:(\w+)\.)?(hu|en|ro)\.json$/.exec(source) ?? [];
    if (language === undefined) continue;
    const name = `${part === 'common' ? `${face}/` : folder}${part === 'common' ? '' : (part ?? '')} ${language}`;
    weights.set(name, (weights.get(name) ?? 0) + sizeOf(build, chunk.file));
  }
  for (const [name, size] of weights) report(`${face} texts ${name}`, size, budget.languageFile);
}

/** The texts that a page needs, in the language in which they are heaviest. */
function textsOf(build, { texts }) {
  const weights = ['hu', 'en', 'ro'].map((language) =>
    Object.entries(build.manifest)
      .filter(([source]) =>
        texts.some((start) => new RegExp(`^${start}\\.?${language}\\.json$`).test(source)),
      )
      .reduce((sum, [, chunk]) => sum + sizeOf(build, chunk.file), 0),
  );
  if (weights.includes(0))
    findings.push(`The build has no texts of ${texts.join(', ')}; correct budgets.json.`);
  return Math.max(...weights);
}

/** What a route adds to the page that everyone has loaded already. */
function checkOtherRoutes(face, budget, build) {
  const base = budget.pages.find((page) => page.name === budget.otherRoutes.base);
  const loaded = closureOf(
    build.manifest,
    base.chunks.filter((chunk) => build.manifest[chunk] !== undefined),
  );
  for (const [source, chunk] of Object.entries(build.manifest)) {
    if (
      chunk.isDynamicEntry !== true ||
      !source.startsWith('src/') ||
      source.endsWith('.json') ||
      loaded.has(source)
    )
      continue;
    const added = new Set([...closureOf(build.manifest, [source])].filter((key) => !loaded.has(key)));
    const heavy = Object.entries(budget.otherRoutes.heavy).find(([folder]) => source.startsWith(folder));
    report(
      `${face} + ${source}`,
      weigh(build, added).js,
      heavy === undefined ? budget.otherRoutes.js : heavy[1],
    );
  }
}

/** What a part that is loaded by itself brings to the screen that asks for it; screens and what they tell the palette are loaded by themselves whatever they weigh. */
function checkParts(face, { pages, leastPart }, { dist, manifest }) {
  const list = join(root, `src/${face}/screens.ts`);
  const screens = existsSync(list) ? readScreens(list).flatMap(({ loads }) => loads) : [];
  for (const [source, chunk] of Object.entries(manifest)) {
    const there = closureOf(manifest, [pages[0].chunks[0], source]);
    for (const part of chunk.dynamicImports ?? []) {
      if (!part.startsWith('src/') || part.endsWith('.json') || screens.includes(join(root, part))) continue;
      const added = [...closureOf(manifest, [part])].filter((key) => !there.has(key));
      const { js } = weigh({ dist, manifest }, added);
      if (js < leastPart)
        findings.push(
          `${face}: ${part} brings ${js.toFixed(1)} kB, less than ${leastPart}. Import it statically.`,
        );
    }
  }
}

function checkForeign(face, mark, build) {
  for (const chunk of Object.values(build.manifest)) {
    if (chunk.file.endsWith('.js') && readFileSync(join(build.dist, chunk.file), 'utf8').includes(mark)) {
      findings.push(
        `${face}: ${chunk.file} contains "${mark}", which belongs to a library this face must not carry.`,
      );
    }
  }
}

function closureOf(manifest, roots, seen = new Set()) {
  for (const key of roots) {
    if (seen.has(key)) continue;
    seen.add(key);
    closureOf(manifest, manifest[key].imports ?? [], seen);
  }
  return seen;
}

function weigh(build, keys) {
  let js = 0;
  const styles = new Set();
  for (const key of keys) {
    const chunk = build.manifest[key];
    if (chunk.file.endsWith('.js')) js += sizeOf(build, chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  }
  return { js, css: [...styles].reduce((sum, style) => sum + sizeOf(build, style), 0) };
}

/** Gzip size in kB. */
function sizeOf(build, file) {
  const path = join(build.dist, file);
  if (!sizes.has(path)) sizes.set(path, gzipSync(readFileSync(path), { level: 9 }).length / 1000);
  return sizes.get(path);
}

function report(what, size, ceiling) {
  const line = `${what}: ${size.toFixed(1)} kB of ${ceiling}`;
  if (size > ceiling) findings.push(`${line}. Too heavy.`);
  else console.log(line);
}
