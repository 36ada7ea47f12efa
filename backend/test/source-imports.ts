import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../src');

export interface SourceFile {
  /** Relative to backend/src. */
  path: string;
  text: string;
}

export interface Import {
  from: string;
  specifier: string;
  /** Path relative to backend/src; null for packages. */
  to: string | null;
  /** Erased by the compiler. */
  isType: boolean;
}

/** Every TypeScript file of the back end. */
export function sourceFiles(): SourceFile[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(ROOT, path), 'utf8') }));
}

export const isSpec = (path: string) => path.endsWith('.spec.ts');

/** The feature, or the top folder or file, that a source belongs to. */
export function areaOf(path: string): string {
  const [top = '', feature = ''] = path.split('/');
  return top === 'modules' ? feature : top;
}

/** All imports of a file: statements, re-exports, import() and the files that it starts threads with. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, isType: boolean) => {
    if (!node || !ts.isStringLiteral(node)) return;
    const to = node.text.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), node.text)) : null;
    found.push({ from: path, specifier: node.text, to: to?.replace(/\.js$/, '.ts') ?? null, isType });
  };
  const addThread = (address: ts.Node | undefined) => {
    if (address && ts.isStringLiteral(address) && address.text.endsWith('.thread.js')) add(address, false);
  };
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, bringsOnlyTypes(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    else if (ts.isNewExpression(node) && node.expression.getText(source) === 'URL')
      addThread(node.arguments?.[0]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Files that lie on a circle of imports, those of types among them, or between two circles. */
export function filesInCircles(imports: Import[]): string[] {
  let rest = imports.filter(({ from, to }) => to !== null && from !== to);
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    const importing = new Set(rest.map(({ from }) => from));
    const imported = new Set(rest.map(({ to }) => to));
    rest = rest.filter(({ from, to }) => importing.has(to!) && imported.has(from));
  }
  return [...new Set(rest.map(({ from }) => from))].sort();
}

function bringsOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { namedBindings } = clause;
  if (clause.name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}
