import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * Fields say how long a text may be that is sent. Of what is answered the document promises no such limit: a mail's preview is
 * longer than any text that a person types, and strict readers would refuse it.
 */
export function withoutLimitsOfAnswers(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, object>;
  const sent = new Set<string>();
  const follow = (part: unknown): void => {
    for (const name of namesIn(part)) {
      if (sent.has(name)) continue;
      sent.add(name);
      follow(schemas[name]);
    }
  };
  for (const methods of Object.values(document.paths))
    for (const call of Object.values(
      methods as Record<string, { requestBody?: unknown; parameters?: unknown }>,
    ))
      follow([call.requestBody, call.parameters]);
  for (const [name, schema] of Object.entries(schemas)) if (!sent.has(name)) dropLimits(schema);
}

const namesIn = (part: unknown): string[] =>
  [...(JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);

function dropLimits(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  // A property may have this name; a limit is a number.
  if ('maxLength' in schema && typeof schema.maxLength === 'number') delete schema.maxLength;
  for (const inner of Object.values(schema)) dropLimits(inner);
}
