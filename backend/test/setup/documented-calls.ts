import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Answer } from './client.js';

interface Operation {
  responses: Record<string, unknown>;
}
interface DocumentedCall {
  method: string;
  /** The path's template, such as /api/admin/evaluation/{id}. */
  template: string;
  pattern: RegExp;
  statuses: ReadonlySet<number>;
}

/** What may become of any call; the document's description names these once for all. */
const OF_ANY_CALL = new Set<unknown>(['unavailable', 'internal_error']);

let calls: DocumentedCall[] | undefined;

/** The committed document, which is checked to be that of the routes: making it anew for every test takes long. */
function documentedCalls(): DocumentedCall[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  return (
    Object.entries(paths)
      // A literal path goes before one with parameters.
      .sort(([one], [other]) => one.split('{').length - other.split('{').length)
      .flatMap(([template, operations]) =>
        Object.entries(operations).map(([method, { responses }]) => ({
          method: method.toUpperCase(),
          template,
          pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
          statuses: new Set(Object.keys(responses).map(Number)),
        })),
      )
  );
}

/** The call of the API document that a request makes; nothing where the document has none. */
export function documentedCall(method: string, path: string): DocumentedCall | undefined {
  calls ??= documentedCalls();
  const [address = ''] = path.split('?');
  return calls.find((call) => call.method === method && call.pattern.test(address));
}

/** Throws where a call of the document answers a status that the document does not name for it. */
export function requireDocumented(method: string, path: string, { status, body }: Answer<unknown>): void {
  const call = documentedCall(method, path);
  if (!call || call.statuses.has(status)) return;
  if (OF_ANY_CALL.has((body as { code?: unknown } | null)?.code)) return;
  throw new Error(
    `${method} ${call.template} answered ${status}, which the API document does not name: ${JSON.stringify(body)}`,
  );
}
