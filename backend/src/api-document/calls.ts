import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorResponse } from '../platform/errors/error.dto.js';
import { ACCESS_EXTENSION, type DocumentedAccess } from '../platform/http/route-access.js';
import { describeCall } from './descriptions.js';
import { EXAMPLES } from './examples.js';
import { parameterMeaning } from './parameters.js';
import { refusalsOf } from './refusals.js';

interface Media {
  schema?: { type?: string; $ref?: string };
  example?: unknown;
}
interface Answer {
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, Media>;
}
interface Call {
  operationId?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; description?: string; [more: string]: unknown }[];
  requestBody?: { content?: Record<string, Media> };
  responses: Record<string, Answer>;
  [ACCESS_EXTENSION]?: DocumentedAccess;
}

const JSON_TYPE = 'application/json';
const ERROR = { $ref: getSchemaPath(ErrorResponse) };
const RETRY_AFTER = {
  description: 'After how many seconds to ask again',
  schema: { type: 'integer', minimum: 1 },
};

/** Gives every call what follows from what its route declares: path parameters, a name, a description, headers, examples. */
export function completeCalls(document: OpenAPIObject): void {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Call>).map(([method, call]) => ({
      path,
      method: method.toUpperCase(),
      call,
    })),
  );
  for (const { path, method, call } of calls) {
    call.parameters = parametersOf(call).filter(isTold);
    declarePathParameters(path, call);
    for (const one of parametersOf(call))
      one.description ??= parameterMeaning(one.name, path, call[ACCESS_EXTENSION]);
    call.operationId = operationName(path, call.operationId!);
    call.description = describeCall({
      method,
      access: call[ACCESS_EXTENSION],
      isPaged: 'X-Total-Count' in (call.responses['200']?.headers ?? {}),
      isLong: '202' in call.responses,
      isIdempotent: parametersOf(call).some(({ name }) => name === 'Idempotency-Key'),
    });
    addRefusals(method, call);
    delete call[ACCESS_EXTENSION];
    const refusal = call.responses['429'];
    if (refusal) refusal.headers = { ...refusal.headers, 'Retry-After': RETRY_AFTER };
    addExamples(call);
  }
}

/**
 * The name of its handler. Of one with two addresses Swagger numbers both (`listEvaluations[0]`): the one that names its
 * questionnaire says so instead.
 */
function operationName(path: string, id: string): string {
  const [handler = '', number] = id.split('[');
  return number === undefined || !path.includes('{questionnaireId}') ? handler : `${handler}OfQuestionnaire`;
}

const parametersOf = ({ parameters = [] }: Call) => parameters;
/** Swagger finds a header that a handler reads once more, in small letters and without a word about it. */
const isTold = ({ in: place, name, description }: { in: string; name: string; description?: string }) =>
  !(place === 'header' && description === undefined && name === name.toLowerCase());
const answerOf = ({ responses }: Call) => (responses['200'] ?? responses['201'])?.content?.[JSON_TYPE];

/** Of a handler with two paths Swagger describes the parameters that both have: what only one path names is added to it. */
function declarePathParameters(path: string, call: Call): void {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const parameters = parametersOf(call);
  const missing = names.filter((name) => !parameters.some((one) => one.in === 'path' && one.name === name));
  if (missing.length === 0) return;
  const added = missing.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  }));
  call.parameters = [...added, ...parameters.filter(({ name }) => !missing.includes(name))];
}

/** What the call says of a status itself goes before what follows from its access. */
function addRefusals(method: string, call: Call): void {
  const hasBody = call.requestBody !== undefined;
  for (const [status, why] of refusalsOf({ method, access: call[ACCESS_EXTENSION], hasBody })) {
    const own = call.responses[status]?.description;
    const description = own === undefined ? why : `${own}\n\n${why}`;
    call.responses[status] = { description, content: { [JSON_TYPE]: { schema: ERROR } } };
  }
}

function addExamples(call: Call): void {
  const { request, answer } = EXAMPLES[call.operationId!] ?? {};
  const body = call.requestBody?.content?.[JSON_TYPE];
  if (request && body) body.example = request;
  const answered = answerOf(call);
  if (answer && answered) answered.example = answer;
}
