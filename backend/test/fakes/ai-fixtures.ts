import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RecordedError {
  http: number;
  headers?: Record<string, string>;
  contentType?: string;
  body: unknown;
}

let errors: Record<string, RecordedError> | null = null;

/** The error answers of real servers, by name. */
export function readErrors(): Record<string, RecordedError> {
  errors ??= readFixture('errors') as Record<string, RecordedError>;
  return errors;
}

const fixtures = new Map<string, string>();

/** A fresh copy of one recorded payload of `test/fixtures/openai`; the file is read once. */
export function readFixture(name: string): unknown {
  let text = fixtures.get(name);
  if (text === undefined) {
    text = readFileSync(join(import.meta.dirname, '../fixtures/openai', `${name}.json`), 'utf8');
    fixtures.set(name, text);
  }
  return JSON.parse(text) as unknown;
}
