import { dirname, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';

/** Values of variables that are known only at run time, as code in the place's module, by `place variable`. */
export type Samples = Readonly<Record<string, string>>;

export interface Evaluated {
  /** What the expression may be, once for every choice of samples. */
  texts: string[];
  /** The variable of which nothing is known, where there is one. */
  unknown: string | null;
}

/** An expression with all that it needs of the functions around it: declarations, loops, and parameters by samples. */
export class Closure {
  /** File and function. */
  readonly place: string;
  /** Code that declares a name or loops over its values, by where it stands. */
  private readonly parts = new Map<number, string>();
  private unknown: string | null = null;

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly expression: ts.Expression,
    path: string,
    private readonly samples: Samples,
    private readonly used: Set<string>,
  ) {
    this.place = `${path} ${functionName(expression)}`;
    this.visit(expression);
  }

  /** Code of a function that answers Evaluated. */
  get code(): string {
    const parts = [...this.parts].toSorted(([a], [b]) => a - b).map(([, code]) => code);
    const braces = '}'.repeat(parts.filter((code) => code.endsWith('{')).length);
    return this.unknown === null
      ? `() => { const texts = []; ${parts.join('\n')}\n texts.push(${this.expression.getText()}); ${braces} return { texts, unknown: null }; }`
      : `() => ({ texts: [], unknown: ${JSON.stringify(this.unknown)} })`;
  }

  private visit(node: ts.Node): void {
    if (node.kind === ts.SyntaxKind.ThisKeyword) this.unknown ??= 'this';
    if (ts.isIdentifier(node)) this.visitName(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  private visitName(node: ts.Identifier): void {
    const declaration = this.declarationOf(node);
    if (!declaration) return;
    const root = bindingRoot(declaration);
    if (isInside(root, this.expression) || this.parts.has(root.pos) || this.parts.has(declaration.pos))
      return;
    const sample = `${this.place} ${node.text}`;
    if (sample in this.samples) {
      this.used.add(sample);
      this.parts.set(declaration.pos, `for (const ${node.text} of ${this.samples[sample]}) {`);
    } else if (ts.isVariableDeclaration(root)) this.visitVariable(root, node.text, declaration);
    else if (ts.isParameter(root) && isOutside(root, this.expression))
      this.visitUnknown(node.text, declaration);
  }

  private visitVariable(root: ts.VariableDeclaration, name: string, declaration: ts.Declaration): void {
    const statement = root.parent.parent;
    if (ts.isSourceFile(statement.parent) || !isOutside(root, this.expression)) return;
    const value = ts.isForOfStatement(statement) ? statement.expression : root.initializer;
    if (!value || /\bawait\b|\bthis\b/.test(value.getText())) return this.visitUnknown(name, declaration);
    this.parts.set(
      root.pos,
      ts.isForOfStatement(statement)
        ? `for (const ${root.name.getText()} of ${value.getText()}) {`
        : `const ${root.getText()};`,
    );
    this.visit(value);
  }

  /** What the type alone allows: booleans, words, numbers. */
  private visitUnknown(name: string, declaration: ts.Declaration): void {
    const type = this.checker.getTypeAtLocation(declaration);
    const values = (type.isUnion() ? type.types : [type]).map((part) => {
      if (part.isStringLiteral() || part.isNumberLiteral()) return JSON.stringify(part.value);
      if (part.flags & ts.TypeFlags.BooleanLiteral) return this.checker.typeToString(part);
      if (part.flags & ts.TypeFlags.Undefined) return 'undefined';
      if (part.flags & ts.TypeFlags.Null) return 'null';
      return part.flags & ts.TypeFlags.Number ? '1' : null;
    });
    if (values.includes(null)) this.unknown ??= name;
    else this.parts.set(declaration.pos, `for (const ${name} of [${values.join(', ')}]) {`);
  }

  /** Where a name was declared, if that is in the same file. */
  private declarationOf(node: ts.Identifier): ts.Declaration | null {
    if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return null;
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node);
    const declaration = symbol?.declarations?.[0];
    return declaration?.getSourceFile() === node.getSourceFile() ? declaration : null;
  }
}

const isInside = (node: ts.Node, outer: ts.Node) => node.pos >= outer.pos && node.end <= outer.end;

/** Declared by a function around the expression, not by one that is called in it. */
function isOutside(node: ts.Node, expression: ts.Node): boolean {
  let outer = node.parent;
  while (outer && !ts.isFunctionLike(outer)) outer = outer.parent;
  return outer !== undefined && isInside(expression, outer);
}

function bindingRoot(node: ts.Node): ts.Node {
  return ts.isBindingElement(node) ? bindingRoot(node.parent.parent) : node;
}

function functionName(node: ts.Node): string {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (ts.isConstructorDeclaration(outer)) return 'constructor';
    if (ts.isMethodDeclaration(outer) || ts.isFunctionDeclaration(outer) || ts.isPropertyDeclaration(outer))
      return outer.name!.getText();
  }
  return 'module';
}

/** Runs the module with the closures at its end; what it imports is the real thing. */
export function evaluate(file: ts.SourceFile, closures: Closure[]): Evaluated[] {
  const code = closures.map((closure) => closure.code).join(',\n');
  const text = `${file.text.replaceAll('import.meta.dirname', '__dirname')}\nexports.__closures = [${code}];`;
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      experimentalDecorators: true,
      esModuleInterop: true,
      useDefineForClassFields: false,
    },
  });
  const exported: { __closures?: (() => Evaluated)[] } = {};
  const run = compileFunction(outputText, ['require', 'exports', '__dirname']) as (
    ...given: unknown[]
  ) => void;
  const folder = dirname(file.fileName);
  const load = (path: string): unknown =>
    jest.requireActual(path.startsWith('.') ? resolve(folder, path.replace(/\.js$/, '')) : path);
  // Locks are taken once per program, and this module has been loaded before.
  const given = (path: string): unknown => {
    if (path.endsWith('/advisory-locks.js'))
      return { advisoryLock: (_name: string, number: number) => number };
    return load(path);
  };
  run(given, exported, folder);
  return exported.__closures!.map((closure) => closure());
}
