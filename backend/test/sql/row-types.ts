import pg from 'pg';
import ts from 'typescript';
import type { Column } from './described.js';

const {
  BOOL,
  BYTEA,
  DATE,
  FLOAT4,
  FLOAT8,
  INT2,
  INT4,
  INT8,
  JSON,
  JSONB,
  NUMERIC,
  TIMESTAMP,
  TIMESTAMPTZ,
  VOID,
} = { ...pg.types.builtins, VOID: 2278 };

/** What a value of a type becomes in the program; everything else is text. */
const KINDS = new Map<number, string>([
  ...[INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC].map((type) => [type, 'number'] as const),
  ...[TIMESTAMP, TIMESTAMPTZ, DATE].map((type) => [type, 'Date'] as const),
  ...[JSON, JSONB, VOID].map((type) => [type, 'anything'] as const),
  [BOOL, 'boolean'],
  [BYTEA, 'Buffer'],
]);
/** Arrays of text, varchar, char, int, uuid. */
const ARRAYS = new Set([1009, 1015, 1014, 1007, 2951]);

/** What is wrong with the type that rows of these columns are read into, a sentence each. */
export function mistakesOf(checker: ts.TypeChecker, row: ts.Type | null, columns: Column[]): string[] {
  if (row === null || !isTyped(row)) return [];
  const fields = new Map(row.getProperties().map((field) => [field.name, field]));
  const named = new Map(columns.map((column) => [column.name, column]));
  return [
    ...columns
      .filter(({ name }) => !fields.has(name))
      .map(({ name }) => `selects "${name}", which the type of its rows lacks`),
    ...[...fields.values()].flatMap((field) => {
      const column = named.get(field.name);
      if (column) return mismatch(checker, field, column);
      return field.flags & ts.SymbolFlags.Optional ? [] : [`does not select "${field.name}"`];
    }),
  ];
}

/** Not a plain record, a list by position, or what a caller decides. */
const isTyped = (row: ts.Type) =>
  !(row.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) &&
  row.symbol?.name !== 'Array' &&
  row.getProperties().length > 0;

function mismatch(checker: ts.TypeChecker, field: ts.Symbol, { name, type }: Column): string[] {
  const kind = ARRAYS.has(type) ? 'Array' : (KINDS.get(type) ?? 'string');
  const declared = checker.getNonNullableType(checker.getTypeOfSymbol(field));
  const parts = declared.isUnion() ? declared.types : [declared];
  return kind === 'anything' || parts.every((part) => kindOf(part) === kind || kindOf(part) === 'anything')
    ? []
    : [`reads "${name}", a ${kind}, as ${checker.typeToString(declared)}`];
}

function kindOf(type: ts.Type): string {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'anything';
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  return type.symbol?.name ?? 'object';
}
