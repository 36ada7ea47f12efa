/** Reads source files as syntax trees: which text keys they use, and which words they show without a key. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const lookUps = new Set(['t', 'text']);
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
 * `literals` the words shown without one. A template's variable parts are written as `*`.
 */
export function readUsage(path) {
  const file = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const usage = { mentioned: new Set(), asked: new Set(), literals: [] };
  visit(file, file, usage);
  return usage;
}

function visit(node, file, usage) {
  const pattern = patternOf(node);
  if (pattern !== null) usage.mentioned.add(pattern);
  if (ts.isCallExpression(node) && isLookUp(node.expression) && node.arguments[0] !== undefined) {
    for (const key of keysIn(node.arguments[0])) usage.asked.add(key);
  }
  if (ts.isJsxText(node) && words.test(node.text)) usage.literals.push(describe(node, node.text, file));
  if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText(file))) {
    const value = node.initializer;
    if (value !== undefined && ts.isStringLiteral(value) && words.test(value.text)) {
      usage.literals.push(describe(node, value.text, file));
    }
  }
  ts.forEachChild(node, (child) => visit(child, file, usage));
}

function isLookUp(expression) {
  return ts.isIdentifier(expression) && lookUps.has(expression.text);
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
