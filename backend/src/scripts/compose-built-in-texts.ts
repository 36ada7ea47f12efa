import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keysOf, mayStandIn } from '../modules/mail/wording/compose.js';
import { outlineOf, WORDED_KINDS } from '../modules/mail/wording/mail-templates.js';
import { groupBy } from '../modules/sheets/group-by.js';
import type { BuiltInText } from '../modules/ui-texts/built-in.types.js';
import type { TextContext } from '../modules/ui-texts/contexts.js';
import { LANGUAGES, type Language } from '../platform/http/languages.js';
import { placeholdersOf } from '../platform/text/say.js';

const ROOT = resolve(import.meta.dirname, '../../..');
const FILE = new RegExp(`(?:^|/)texts/(?:[\\w-]+\\.)?(${LANGUAGES.join('|')})\\.json$`);

/** What clients read comes first. */
const ORDER: readonly TextContext[] = ['landing', 'evaluator', 'email', 'admin', 'global'];

/** Which context the texts below a folder belong to (rules: Languages and texts). */
const FOLDERS: readonly { folder: string; contextOf: (key: string) => TextContext }[] = [
  { folder: 'frontend/src/shared', contextOf: () => 'global' },
  { folder: 'frontend/src/public', contextOf: publicContextOf },
  { folder: 'frontend/src/form', contextOf: publicContextOf },
  { folder: 'frontend/src/admin', contextOf: () => 'admin' },
  { folder: 'backend/src/modules/results/pdf', contextOf: () => 'evaluator' },
  { folder: 'backend/src/modules/mail/wording', contextOf: () => 'email' },
];

/** `app` is what every public screen says. */
function publicContextOf(key: string): TextContext {
  if (/^(?:evaluation|form)\./.test(key)) return 'evaluator';
  return key.startsWith('app.') ? 'global' : 'landing';
}

/** Every text that the product brings along: of both front ends, of the PDF and of the mails. */
export function composeBuiltInTexts(): BuiltInText[] {
  const found = new Map<string, BuiltInText>();
  const add = (context: TextContext, key: string, language: Language, text: string) => {
    const id = `${context} ${key}`;
    const known = found.get(id) ?? { context, key, placeholders: [], texts: {} };
    known.texts[language] = text;
    found.set(id, known);
  };
  for (const { folder, contextOf } of FOLDERS)
    for (const { language, texts } of readFolder(folder))
      for (const [key, text] of Object.entries(texts)) add(contextOf(key), key, language, text);
  const composed = [...found.values()].sort((a, b) => ORDER.indexOf(a.context) - ORDER.indexOf(b.context));
  const families = groupBy(composed, familyOf);
  return composed.map((text) => ({ ...text, placeholders: fillable(text, families.get(familyOf(text))!) }));
}

/** What the client's page says, in each language: the PDF says it under the same keys. */
export function composePageTexts(): Record<Language, Record<string, string>> {
  const page: Record<Language, Record<string, string>> = { hu: {}, en: {}, ro: {} };
  for (const folder of ['frontend/src/shared', 'frontend/src/public'])
    for (const { language, texts } of readFolder(folder))
      for (const [key, text] of Object.entries(texts))
        if (/^(?:evaluation|score)\./.test(key)) page[language][key] = text;
  return page;
}

/** Files of texts in the order of their names, Hungarian first, as it has the keys in their order. */
function readFolder(folder: string): { language: Language; texts: Record<string, string> }[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  return LANGUAGES.flatMap((language) =>
    files
      .filter((name) => FILE.exec(name)?.[1] === language)
      .map((name) => ({
        language,
        texts: JSON.parse(readFileSync(join(ROOT, folder, name), 'utf8')) as Record<string, string>,
      })),
  );
}

/** The plural forms of a text are one family: `_one` may leave out the number that `_other` has. */
const familyOf = ({ context, key }: BuiltInText) =>
  `${context} ${key.replace(/_(?:zero|one|two|few|many|other)$/, '')}`;

/** What is filled in where this text is shown, in any language. A mail fills in more than each of its texts has. */
function fillable({ context, key }: BuiltInText, family: readonly BuiltInText[]): string[] {
  const used = family.flatMap(({ texts }) => Object.values(texts).flatMap((text) => placeholdersOf(text)));
  return [...new Set([...used, ...(context === 'email' ? filledInMails(key) : [])])].sort();
}

function filledInMails(key: string): readonly string[] {
  const holding = WORDED_KINDS.filter((kind) => keysOf(kind).some((held) => held === key)).map(outlineOf);
  const [first, ...others] = holding;
  return (first?.placeholders ?? []).filter(
    (name) => mayStandIn(key, name) && others.every(({ placeholders }) => placeholders.includes(name)),
  );
}
