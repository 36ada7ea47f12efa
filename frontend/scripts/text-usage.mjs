/** Reads source files as syntax trees: which text keys they use, which words they show without a key, and what they import. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** What looks a text up, and which of its arguments is the key. */
const lookUps = new Map([
  ['t', 0],
  ['text', 0],
  ['opens', 0],
  ['word', 1],
  ['button', 1],
]);
const spokenAttributes = new Set([
  'aria-label',
  'alt',
  'label',
  'placeholder',
  'title',
  'okText',
  'cancelText',
]);
const words = /\p{L}{2,}/u;

/** Every source file below a folder, tests left out. */
export function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|gen|d)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/**
 * Reads one file. `mentioned` are all strings and templates that could be keys, `asked` those handed to a look-up,
 * `literals` the words shown without one, `imports` the project's own files. A template's variable parts are written as `*`.
 */
export function readUsage(path) {
  const file = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const usage = { mentioned: new Set(), asked: new Set(), literals: [], imports: new Set() };
  visit(file, file, usage);
  return usage;
}

function visit(node, file, usage) {
  const pattern = patternOf(node);
  if (pattern !== null) usage.mentioned.add(pattern);
  const key = ts.isCallExpression(node)
    ? node.arguments[lookUps.get(node.expression.getText(file))]
    : undefined;
  if (key !== undefined) for (const one of keysIn(key)) usage.asked.add(one);
  const imported = importedBy(node);
  if (imported?.startsWith('.')) usage.imports.add(resolve(dirname(file.fileName), imported));
  if (ts.isJsxText(node) && words.test(node.text)) usage.literals.push(describe(node, node.text, file));
  if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText(file))) {
    const value = node.initializer;
    if (value !== undefined && ts.isStringLiteral(value) && words.test(value.text)) {
      usage.literals.push(describe(node, value.text, file));
    }
  }
  ts.forEachChild(node, (child) => visit(child, file, usage));
}

/** What a node imports, at first or later. */
function importedBy(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier?.text;
  const isLater = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isLater ? node.arguments[0]?.text : undefined;
}

/** The screens that the list named `screens` declares: the file that each imports, its texts' folders, its label. */
export function readScreens(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => one.declarationList.declarations);
  const list = declared.find(({ name }) => name.text === 'screens').initializer;
  return list.properties.map(({ initializer }) => {
    const texts =
      initializer.properties?.find(({ name }) => name.text === 'texts')?.initializer.elements ?? [];
    const label = /\blabel: '([^']+)'/.exec(initializer.getText(file))?.[1];
    const loads = importsBelow(initializer, path);
    return { page: loads[0], loads, texts: texts.map(({ text }) => text), label };
  });
}

function importsBelow(node, path) {
  const own = importedBy(node);
  const below = [];
  ts.forEachChild(node, (child) => void below.push(...importsBelow(child, path)));
  return own === undefined ? below : [resolve(dirname(path), own)];
}

/** The keys an argument can be: a literal, a template, or either side of a choice between them. */
function keysIn(node) {
  const pattern = patternOf(node);
  if (pattern !== null) return [pattern];
  if (ts.isConditionalExpression(node)) return [...keysIn(node.whenTrue), ...keysIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...keysIn(node.left), ...keysIn(node.right)];
  if (ts.isParenthesizedExpression(node)) return keysIn(node.expression);
  return [];
}

function patternOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join('');
}

function describe(node, text, file) {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return { line: line + 1, text: text.trim().replace(/\s+/g, ' ') };
}
