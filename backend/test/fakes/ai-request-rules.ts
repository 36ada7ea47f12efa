/** What a strict server says about a request: nothing, or the error it answers with. */
export interface ApiError {
  status: number;
  error: { message: string; type: string; param: string | null; code: string | null };
}

const refuse = (
  status: number,
  message: string,
  param: string | null = null,
  code: string | null = null,
) => ({
  status,
  error: { message, type: 'invalid_request_error', param, code },
});

type Json = Record<string, unknown>;
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks a chat completion request as OpenAI does. Returns null when all is well. */
export function findFault(body: unknown): ApiError | null {
  if (!isObject(body)) return refuse(400, 'We could not parse the JSON body of your request.');
  if (typeof body.model !== 'string' || body.model === '') {
    return refuse(400, 'you must provide a model parameter');
  }
  const messages = body.messages;
  if (!Array.isArray(messages) || messages.length === 0) {
    return refuse(400, "Missing required parameter: 'messages'.", 'messages', 'missing_required_parameter');
  }
  for (const message of messages) {
    const valid =
      isObject(message) &&
      ['system', 'user', 'assistant'].includes(String(message.role)) &&
      typeof message.content === 'string';
    if (!valid) return refuse(400, 'Invalid message.', 'messages', 'invalid_value');
  }
  if ('max_tokens' in body && 'max_completion_tokens' in body) {
    return refuse(
      400,
      "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.",
      'max_tokens',
    );
  }
  return findFormatFault(body.response_format, JSON.stringify(messages));
}

function findFormatFault(format: unknown, messages: string): ApiError | null {
  if (format === undefined) return null;
  if (!isObject(format)) return refuse(400, 'Invalid response_format.', 'response_format');
  if (format.type === 'text') return null;
  if (format.type === 'json_object') {
    if (/json/i.test(messages)) return null;
    const rule =
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
    return refuse(400, rule, 'messages');
  }
  if (format.type !== 'json_schema' || !isObject(format.json_schema)) {
    return refuse(400, 'Invalid response_format.type.', 'response_format.type', 'invalid_value');
  }
  const { name, strict, schema } = format.json_schema;
  if (typeof name !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(name)) {
    return refuse(400, "Invalid 'response_format.json_schema.name'.", 'response_format.json_schema.name');
  }
  const fault = strict === true ? findSchemaFault(schema, [], 0) : null;
  if (fault === null) return null;
  return refuse(400, `Invalid schema for response_format '${name}': ${fault}`, 'response_format');
}

/** The rules of the strict subset: objects closed, every property required, no alternatives at the root, ten levels. */
function findSchemaFault(schema: unknown, path: string[], depth: number): string | null {
  const context = `In context=(${path.map((part) => `'${part}'`).join(', ')}), `;
  if (!isObject(schema)) return `${context}schema must be an object.`;
  if (depth > 10) return `${context}nesting is too deep.`;
  for (const word of ['allOf', 'not', 'if', 'oneOf', 'patternProperties']) {
    if (word in schema) return `${context}'${word}' is not permitted.`;
  }
  if (depth === 0 && (schema.type !== 'object' || 'anyOf' in schema)) {
    return `${context}schema must be a JSON Schema of 'type: "object"'.`;
  }
  if (schema.type === 'array') return findSchemaFault(schema.items, [...path, 'items'], depth + 1);
  if (schema.type !== 'object') return null;
  if (schema.additionalProperties !== false) {
    return `${context}'additionalProperties' is required to be supplied and to be false.`;
  }
  if (!isObject(schema.properties)) return `${context}'properties' is required.`;
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const [name, inner] of Object.entries(schema.properties)) {
    if (!required.includes(name)) {
      return `${context}'required' is required to be supplied and to be an array including every key in properties. Missing '${name}'.`;
    }
    const fault = findSchemaFault(inner, [...path, 'properties', name], depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}
