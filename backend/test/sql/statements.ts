import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { Closure, evaluate, type Evaluated, type Samples } from './closure.js';

/** A call of Database.query and its like: where it stands, the SQL that it may send, and the type that its rows are read into. */
export interface Statement extends Evaluated {
  place: string;
  row: ts.Type | null;
}

const METHODS = new Set(['query', 'prepared']);
/** What wraps SQL that it is given: where in its parameters. */
const WRAPPERS = new Map([['removeInBatches', 3]]);
/** What else may send SQL: connections without the rows that features read. */
const CONNECTIONS = new Set([
  'Client',
  'ClientBase',
  'Pool',
  'PoolClient',
  'QueryRunner',
  'EntityManager',
  'DataSource',
]);
const SRC = resolve(import.meta.dirname, '../../src');

/** Reads the back end's sources with the compiler and evaluates the SQL of every statement. */
export class StatementReader {
  readonly checker: ts.TypeChecker;
  readonly usedSamples = new Set<string>();
  private readonly program: ts.Program;

  constructor(private readonly samples: Samples) {
    const root = resolve(SRC, '..');
    const { config } = ts.readConfigFile(resolve(root, 'tsconfig.build.json'), (path) =>
      ts.sys.readFile(path),
    ) as { config: object };
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    this.program = ts.createProgram(fileNames, { ...options, noEmit: true });
    this.checker = this.program.getTypeChecker();
  }

  read(): Statement[] {
    return this.ownFiles().flatMap((file) => this.ofFile(file));
  }

  /** Files that send SQL past Database. */
  readUnchecked(): string[] {
    return this.ownFiles()
      .filter((file) => callsIn(file).some((call) => CONNECTIONS.has(this.receiverOf(call) ?? '')))
      .map((file) => relative(SRC, file.fileName));
  }

  private ownFiles(): ts.SourceFile[] {
    return this.program
      .getSourceFiles()
      .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && fileName.startsWith(SRC));
  }

  private ofFile(file: ts.SourceFile): Statement[] {
    const calls = callsIn(file).filter((call) => this.isStatement(call));
    if (calls.length === 0) return [];
    const path = relative(SRC, file.fileName);
    const closures = calls.map(
      (call) => new Closure(this.checker, argumentOf(call), path, this.samples, this.usedSamples),
    );
    const values = evaluate(file, closures);
    return calls.map((call, index) => ({
      place: closures[index]!.place,
      ...values[index]!,
      row: this.rowOf(call),
    }));
  }

  private isStatement(call: ts.CallExpression): boolean {
    return wrapperOf(call) !== undefined || this.receiverOf(call) === 'Database';
  }

  /** The class whose `query` and the like is called. */
  private receiverOf({ expression }: ts.CallExpression): string | undefined {
    if (!ts.isPropertyAccessExpression(expression) || !METHODS.has(expression.name.text)) return undefined;
    return this.checker.getTypeAtLocation(expression.expression).symbol?.name;
  }

  /** Of `Promise<Row[]>`; null where rows are not answered. */
  private rowOf(call: ts.CallExpression): ts.Type | null {
    const answer = this.checker.getAwaitedType(this.checker.getTypeAtLocation(call))!;
    return this.checker.isArrayType(answer)
      ? this.checker.getTypeArguments(answer as ts.TypeReference)[0]!
      : null;
  }
}

function callsIn(file: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}

const wrapperOf = ({ expression }: ts.CallExpression) =>
  ts.isIdentifier(expression) ? WRAPPERS.get(expression.text) : undefined;

/** The SQL is the first argument, or stands behind the name of a prepared statement. */
function argumentOf(call: ts.CallExpression): ts.Expression {
  const first = (call.expression as ts.PropertyAccessExpression).name?.text === 'query' ? 0 : 1;
  return call.arguments[wrapperOf(call) ?? first]!;
}
