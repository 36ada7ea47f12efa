/**
 * Holds the text files to their rules: the same keys and placeholders in every language of a namespace, every plural form
 * a language needs, no key that nothing uses, no key that is asked for and missing, no words in the markup; and every screen
 * loads the texts that its code may ask for. Prints one sentence per finding and ends with exit code 1 when there is any.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readScreens, readUsage, sourcesBelow } from './text-usage.mjs';

const root = join(import.meta.dirname, '..');
const textFile = /^(.*texts\/(?:[\w-]+\.)?)(hu|en|ro)\.json$/;
/** What a face has loaded before any screen, and where its screens are listed. */
const faces = [
  {
    folder: 'src/public',
    languages: ['hu', 'en', 'ro'],
    loaded: ['src/shared/texts/common.', 'src/public/texts/'],
    // The parts that are named like a screen are loaded with it.
    textsOf: ({ page }) => [`src/public/texts/${folderOf(page)}.`].filter((name) => texts.has(name)),
  },
  {
    folder: 'src/form',
    languages: ['hu', 'en', 'ro'],
    loaded: ['src/shared/texts/common.', 'src/form/texts/'],
    /** Of whose pieces it is made, too. */
    lender: 'src/public',
  },
  {
    folder: 'src/admin',
    languages: ['hu', 'en'],
    loaded: ['src/shared/texts/common.', 'src/admin/texts/'],
    textsOf: ({ texts: folders }) => folders.map((folder) => `src/admin/${folder}/texts/`),
  },
];
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const keyShape = /^[a-z0-9-]+(\.[a-z0-9-]+){0,2}(_(zero|one|two|few|many|other))?$/i;
const findings = [];

const namespaces = findNamespaces();
const texts = new Map(namespaces.map((namespace) => [namespace.name, readNamespace(namespace)]));
for (const namespace of namespaces) checkNamespace(namespace, texts.get(namespace.name));
const sources = new Map(sourcesBelow(join(root, 'src')).map((path) => [path, readUsage(path)]));
for (const { folder, lender } of [...faces, { folder: 'src/shared' }]) checkUnused(folder, lender);
for (const [path, usage] of sources) checkSource(path, usage, textsFor(path));
for (const path of sourcesBelow(join(root, 'e2e')))
  checkSource(path, { asked: readUsage(path).asked, literals: [] }, [...texts.keys()]);
for (const face of faces) if (face.textsOf !== undefined) checkScreens(face);
for (const face of faces) if (face.lender !== undefined) checkOnlyPage(face);

if (findings.length > 0) {
  for (const finding of findings) console.error(finding);
  console.error(`\n${findings.length} finding(s) in the texts.`);
  process.exit(1);
}
console.log(
  `Texts are in order: ${[...texts.values()].reduce((sum, byLanguage) => sum + keysOf(byLanguage).size, 0)} keys in ${texts.size} places.`,
);

/** Files of one text in several languages, named by what their paths have in common. */
function findNamespaces() {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const names = new Set(
    paths.flatMap((path) => textFile.exec(`src/${path.replaceAll('\\', '/')}`)?.[1] ?? []),
  );
  return [...names].map((name) => ({
    name,
    file: (language) => `${name}${language}.json`,
    languages: (faces.find(({ folder }) => name.startsWith(folder)) ?? faces[0]).languages,
  }));
}

function readNamespace(namespace) {
  const byLanguage = new Map();
  for (const language of namespace.languages) {
    try {
      const text = readFileSync(join(root, namespace.file(language)), 'utf8');
      byLanguage.set(language, JSON.parse(text));
      checkDoubles(namespace.file(language), text);
    } catch (error) {
      findings.push(`${namespace.file(language)} cannot be read: ${error.message}`);
    }
  }
  return byLanguage;
}

/** Of a key that stands twice the last one silently wins. */
function checkDoubles(file, text) {
  const keys = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key);
  for (const key of new Set(keys.filter((one, index) => keys.indexOf(one) !== index)))
    findings.push(`${file}: "${key}" stands there more than once.`);
}

function checkNamespace(namespace, byLanguage) {
  const all = keysOf(byLanguage);
  for (const [language, dictionary] of byLanguage) {
    const file = namespace.file(language);
    const own = new Set(Object.keys(dictionary).map(baseOf));
    for (const key of all) if (!own.has(key)) findings.push(`${file}: "${key}" is missing.`);
    for (const [key, value] of Object.entries(dictionary)) {
      if (!keyShape.test(key)) findings.push(`${file}: "${key}" is not a key of at most three parts.`);
      if (typeof value !== 'string' || value.trim() === '') findings.push(`${file}: "${key}" has no text.`);
    }
    checkPlurals(file, language, dictionary, pluralKeys(byLanguage));
  }
  for (const key of all) checkPlaceholders(namespace, byLanguage, key);
}

/** A key that is plural in one language needs every form of each language's own rules. */
function checkPlurals(file, language, dictionary, plurals) {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const base of plurals) {
    for (const form of needed) {
      if (!(`${base}_${form}` in dictionary))
        findings.push(`${file}: the form "${base}_${form}" is missing.`);
    }
    for (const key of Object.keys(dictionary)) {
      const form = pluralSuffix.exec(key)?.[1];
      if (form !== undefined && baseOf(key) === base && !needed.includes(form)) {
        findings.push(`${file}: "${key}" is a form that this language does not have.`);
      }
    }
  }
}

function checkPlaceholders(namespace, byLanguage, key) {
  const seen = [...byLanguage].map(([language, dictionary]) => ({
    language,
    names: placeholdersOf(dictionary, key),
  }));
  const [first, ...others] = seen;
  for (const other of others) {
    if (first.names !== other.names) {
      findings.push(
        `${namespace.file(other.language)}: "${key}" has the placeholders [${other.names}], but [${first.names}] in ${first.language}.`,
      );
    }
  }
}

/** The namespaces that a file may ask: those of its face, or what everybody has. */
function textsFor(path) {
  const face = faces.find(({ folder }) => relative(root, path).startsWith(folder));
  const [common] = faces[0].loaded;
  return face === undefined
    ? [common]
    : [common, ...[...texts.keys()].filter((name) => name.startsWith(face.folder))];
}

function checkUnused(folder, lender = folder) {
  const users = [...sources.keys()].filter(
    (path) => folder === 'src/shared' || [folder, lender].some((one) => path.startsWith(join(root, one))),
  );
  const used = keysUsedBy(users);
  for (const { name } of namespaces.filter((one) => one.name.startsWith(folder)))
    for (const key of keysOf(texts.get(name)))
      if (!used.has(key)) findings.push(`${name}: nothing uses the text "${key}".`);
}

function checkSource(path, { asked, literals }, names) {
  const known = knownIn(names);
  const shown = relative(root, path);
  for (const { line, text } of literals)
    findings.push(`${shown}:${line}: "${text}" stands in the code, not in a text file.`);
  for (const key of asked)
    if (!matchesAny(key, known))
      findings.push(`${shown}: the text "${key}" is asked for, but no file has it.`);
}

/** Whatever a screen and the frame around it may ask for is loaded with it, and what is loaded for it is used. */
function checkScreens({ folder, loaded, textsOf }) {
  const list = join(root, folder, 'screens.ts');
  const frame = closureOf(join(root, folder, 'main.tsx'), list);
  const faceKeys = knownIn(textsFor(list));
  for (const screen of readScreens(list)) {
    const own = textsOf(screen);
    const shown = `${folder}/screens.ts: the screen ${folderOf(screen.page)}`;
    const used = keysUsedBy(closureOf(screen.page, list));
    const there = knownIn([...loaded, ...own]);
    for (const key of [...used, ...keysUsedBy(frame)])
      if (faceKeys.has(key) && !there.has(key))
        findings.push(`${shown} uses "${key}", which it does not load.`);
    if (screen.label !== undefined && !there.has(screen.label))
      findings.push(`${shown} has the label "${screen.label}", which no file has.`);
    for (const name of own)
      if (!texts.has(name)) findings.push(`${shown} loads ${name}, which does not exist.`);
      else if (![...keysOf(texts.get(name))].some((key) => used.has(key)))
        findings.push(`${shown} loads ${name}, of which it uses nothing.`);
  }
}

/** A face that is one page and borrows pieces of another one has the texts that these ask for. */
function checkOnlyPage({ folder, lender, loaded }) {
  const borrowed = [...closureOf(join(root, folder, 'main.tsx'))].filter((path) =>
    path.startsWith(join(root, lender)),
  );
  for (const path of borrowed) checkSource(path, { ...sources.get(path), literals: [] }, loaded);
}

/** A file and all that it brings along, at first or later; links to other screens lead through the list of screens. */
function closureOf(path, list, seen = new Set()) {
  if (path === list || seen.has(path) || !sources.has(path)) return seen;
  seen.add(path);
  for (const imported of sources.get(path).imports) closureOf(imported, list, seen);
  return seen;
}

/** The keys that files mention, in full or by a pattern that begins with a word. */
function keysUsedBy(paths) {
  const mentioned = new Set([...paths].flatMap((path) => [...sources.get(path).mentioned]));
  const patterns = [...mentioned]
    .filter((one) => /^[^*]+\*/.test(one) && one.includes('.'))
    .map(toExpression);
  const isUsed = (key) => mentioned.has(key) || patterns.some((pattern) => pattern.test(key));
  return new Set([...knownIn([...texts.keys()])].filter(isUsed));
}

function knownIn(names) {
  return new Set(names.flatMap((name) => (texts.has(name) ? [...keysOf(texts.get(name))] : [])));
}

function folderOf(page) {
  return relative(join(dirname(page), '..'), dirname(page));
}

function matchesAny(key, known) {
  if (!key.includes('*')) return known.has(key);
  const expression = toExpression(key);
  return [...known].some((candidate) => expression.test(candidate));
}

function toExpression(pattern) {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}

function keysOf(byLanguage) {
  return new Set([...byLanguage.values()].flatMap((dictionary) => Object.keys(dictionary).map(baseOf)));
}

function pluralKeys(byLanguage) {
  const keys = [...byLanguage.values()].flatMap((dictionary) => Object.keys(dictionary));
  return new Set(keys.filter((key) => pluralSuffix.test(key)).map(baseOf));
}

function baseOf(key) {
  return key.replace(pluralSuffix, '');
}

function placeholdersOf(dictionary, base) {
  const names = Object.entries(dictionary)
    .filter(([key]) => baseOf(key) === base)
    .flatMap(([, value]) => [...String(value).matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  return [...new Set(names)].sort().join(', ');
}
