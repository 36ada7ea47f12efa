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

/** All imports of a file: statements, re-exports and import(). */
export function importsOf({ path, text }: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, isType: boolean) => {
    if (!node || !ts.isStringLiteral(node)) return;
    const to = node.text.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), node.text)) : null;
    found.push({ from: path, specifier: node.text, to: to?.replace(/\.js$/, '.ts') ?? null, isType });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, bringsOnlyTypes(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}

function bringsOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { namedBindings } = clause;
  if (clause.name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}
