/**
 * Holds the text files to their rules: the same keys and placeholders in every language of a namespace, every plural form
 * a language needs, no key that nothing uses, no key that is asked for and missing, no words in the markup.
 * Prints one sentence per finding and ends with exit code 1 when there is any.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readUsage, sourcesBelow } from './text-usage.mjs';

const root = join(import.meta.dirname, '..');
const namespaces = [
  {
    name: 'common',
    file: (language) => `src/shared/texts/common.${language}.json`,
    languages: ['hu', 'en', 'ro'],
  },
  { name: 'public', file: (language) => `src/public/texts/${language}.json`, languages: ['hu', 'en', 'ro'] },
  // Loaded with an evaluation.
  {
    name: 'evaluation',
    file: (language) => `src/public/texts/evaluation.${language}.json`,
    languages: ['hu', 'en', 'ro'],
  },
  // Loaded with the notice itself.
  {
    name: 'privacy',
    file: (language) => `src/public/texts/privacy.${language}.json`,
    languages: ['hu', 'en', 'ro'],
  },
  { name: 'admin', file: (language) => `src/admin/texts/${language}.json`, languages: ['hu', 'en'] },
  // Loaded with the screens that set questionnaires up.
  { name: 'setup', file: (language) => `src/admin/texts/setup.${language}.json`, languages: ['hu', 'en'] },
  // Loaded with the screens about people, with those that edit texts, with the analytics, with the settings, and
  // with the webhooks.
  { name: 'people', file: (language) => `src/admin/texts/people.${language}.json`, languages: ['hu', 'en'] },
  { name: 'words', file: (language) => `src/admin/texts/words.${language}.json`, languages: ['hu', 'en'] },
  {
    name: 'analytics',
    file: (language) => `src/admin/texts/analytics.${language}.json`,
    languages: ['hu', 'en'],
  },
  // Loaded with the screens about what runs and what it costs.
  {
    name: 'operation',
    file: (language) => `src/admin/texts/operation.${language}.json`,
    languages: ['hu', 'en'],
  },
  {
    name: 'settings',
    file: (language) => `src/admin/texts/settings.${language}.json`,
    languages: ['hu', 'en'],
  },
  {
    name: 'webhooks',
    file: (language) => `src/admin/texts/webhooks.${language}.json`,
    languages: ['hu', 'en'],
  },
];
/** Which namespaces a folder's sources may ask. */
const folders = [
  { folder: 'src/shared', asks: ['common'] },
  { folder: 'src/public', asks: ['public', 'evaluation', 'privacy', 'common'] },
  {
    folder: 'src/admin',
    asks: ['admin', 'setup', 'people', 'words', 'analytics', 'settings', 'operation', 'webhooks', 'common'],
  },
];
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const keyShape = /^[a-z0-9-]+(\.[a-z0-9-]+){0,2}(_(zero|one|two|few|many|other))?$/i;
const findings = [];

const texts = new Map(namespaces.map((namespace) => [namespace.name, readNamespace(namespace)]));
for (const namespace of namespaces) checkNamespace(namespace, texts.get(namespace.name));
checkUsage();

if (findings.length > 0) {
  for (const finding of findings) console.error(finding);
  console.error(`\n${findings.length} finding(s) in the texts.`);
  process.exit(1);
}
console.log(
  `Texts are in order: ${[...texts].map(([name, byLanguage]) => `${name} ${keysOf(byLanguage).size}`).join(', ')} keys.`,
);

function readNamespace(namespace) {
  const byLanguage = new Map();
  for (const language of namespace.languages) {
    const path = join(root, namespace.file(language));
    if (!existsSync(path)) {
      findings.push(`${namespace.file(language)} is missing.`);
      continue;
    }
    try {
      const text = readFileSync(path, 'utf8');
      byLanguage.set(language, JSON.parse(text));
      checkDoubles(namespace.file(language), text);
    } catch (error) {
      findings.push(`${namespace.file(language)} is not valid JSON: ${error.message}`);
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

function checkUsage() {
  const mentioned = new Map(namespaces.map((namespace) => [namespace.name, new Set()]));
  for (const { folder, asks } of folders) {
    if (!existsSync(join(root, folder))) continue;
    const known = new Set(asks.flatMap((name) => [...keysOf(texts.get(name))]));
    for (const path of sourcesBelow(join(root, folder))) {
      const usage = readUsage(path);
      const shown = relative(root, path);
      for (const { line, text } of usage.literals)
        findings.push(`${shown}:${line}: "${text}" stands in the code, not in a text file.`);
      for (const key of usage.asked) {
        if (!matchesAny(key, known))
          findings.push(`${shown}: the text "${key}" is asked for, but no file has it.`);
      }
      for (const name of asks) for (const pattern of usage.mentioned) mentioned.get(name).add(pattern);
    }
  }
  for (const namespace of namespaces) {
    const exact = mentioned.get(namespace.name);
    const patterns = [...exact]
      .filter((pattern) => pattern.includes('*') && pattern.includes('.'))
      .map(toExpression);
    for (const key of keysOf(texts.get(namespace.name))) {
      if (!exact.has(key) && !patterns.some((pattern) => pattern.test(key))) {
        findings.push(`${namespace.name}: nothing uses the text "${key}".`);
      }
    }
  }
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
