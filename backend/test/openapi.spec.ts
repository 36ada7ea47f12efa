import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EXAMPLES } from '../src/api-document/examples.js';
import { describeApi } from '../src/api-document.js';
import { PING, WEBHOOK_EVENTS } from '../src/modules/webhooks/webhook-events.js';
import { messages } from '../src/platform/errors/messages.js';
import { startTestApp, type TestApp } from './setup/test-app.js';

interface Schema {
  type?: string;
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  enum?: string[];
  maxLength?: number;
  description?: string;
}
interface Content {
  headers?: Record<string, object>;
  content?: Record<string, { schema?: Schema }>;
}
interface Call {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; schema?: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content & { description?: string }>;
}
interface Document {
  openapi: string;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Call>>;
  webhooks: Record<string, object>;
  components: { schemas: Record<string, Schema> };
}

const committed = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../openapi.json'), 'utf8'),
) as Document;

const hasType = (schema: Schema | undefined): boolean =>
  schema !== undefined &&
  (schema.type !== undefined ||
    schema.$ref !== undefined ||
    [schema.allOf, schema.oneOf, schema.anyOf].some((parts) => parts?.every(hasType)));

/** Paths of all properties and items without a type. */
function untyped(schema: Schema | undefined, path: string): string[] {
  if (!hasType(schema)) return [path];
  return [
    ...Object.entries(schema?.properties ?? {}).flatMap(([name, inner]) => untyped(inner, `${path}.${name}`)),
    ...(schema?.type === 'array' ? untyped(schema.items, `${path}[]`) : []),
    ...(typeof schema?.additionalProperties === 'object'
      ? untyped(schema.additionalProperties, `${path}{}`)
      : []),
  ];
}

describe('the OpenAPI document', () => {
  let test: TestApp;
  let document: Document;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    document = JSON.parse(JSON.stringify(describeApi(test.app))) as Document;
  });
  afterAll(() => test.close());

  const calls = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
    );

  it('is committed as the running application describes itself (else run: npm run generate)', () => {
    expect(committed).toEqual(document);
  });

  it('is what the application serves', async () => {
    expect(await (await fetch(`${test.baseUrl}/api/docs-json`)).json()).toEqual(document);
    expect((await fetch(`${test.baseUrl}/api/docs`)).status).toBe(200);
  });

  it('gives every call a summary and an id of its own', () => {
    const without = calls().filter(({ call }) => !call.summary || call.summary.length < 5);
    expect(without.map(({ name }) => `${name}: write a summary with @Call`)).toEqual([]);
    const ids = calls().map(({ call }) => call.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names calls so that they read well', () => {
    const ids = calls().map(({ call }) => call.operationId!);
    expect(ids.filter((id) => !/^[a-z]+(?:[A-Z][a-z]*)*$/.test(id))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['listEvaluations', 'getEvaluation', 'createQuestion']));
    expect(Object.keys(EXAMPLES).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('puts every call into a group that it describes, and what is for admins not among what is public', () => {
    const groups = document.tags.map(({ name }) => name);
    expect(new Set(calls().flatMap(({ call }) => call.tags ?? []))).toEqual(new Set(groups));
    const wrong = calls().filter(
      ({ name, call }) => name.includes('/admin/') && call.tags?.includes('Public'),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
    expect(calls().filter(({ call }) => call.tags?.length !== 1)).toEqual([]);
  });

  it('says of every call who may make it', () => {
    const description = (id: string) => calls().find(({ call }) => call.operationId === id)!.call.description;
    expect(calls().filter(({ call }) => !call.description)).toEqual([]);
    expect(description('listWebhooks')).toContain('also those that only read');
    expect(description('createWebhook')).toContain('token_not_allowed');
    expect(description('getPage')).toContain('Open to everybody');
  });

  it('names every code of an error with its meaning, and when to ask again', () => {
    const { enum: codes, description } = document.components.schemas.ErrorCode!;
    expect(codes).toEqual(Object.keys(messages().en).sort());
    expect(description).toContain('`evaluation_changed`: ');
    const refusals = calls().flatMap(({ name, call }) => ('429' in call.responses ? [{ name, call }] : []));
    expect(refusals.filter(({ call }) => !call.responses['429']!.headers?.['Retry-After'])).toEqual([]);
  });

  it('tells every event of webhooks', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENTS, PING]);
  });

  it('promises no longest text of what is only answered', () => {
    const { MailPreviewResponse, CreateWebhookRequest } = document.components.schemas;
    expect(MailPreviewResponse!.properties!.html!.maxLength).toBeUndefined();
    expect(CreateWebhookRequest!.properties!.url!.maxLength).toBe(2000);
  });

  it('gives every call the schema of its answer', () => {
    const without = calls().filter(({ call }) => {
      if (call.responses['302']) return false;
      const answers = Object.entries(call.responses).filter(([status]) => status.startsWith('2'));
      const typed = answers.every(([, { content }]) =>
        Object.values(content ?? {}).some(({ schema }) => hasType(schema)),
      );
      return answers.length === 0 || !typed;
    });
    expect(without.map(({ name }) => `${name}: name the type of its answer`)).toEqual([]);
  });

  it('gives every call the one schema of errors, 400 at least', () => {
    const wrong = calls().flatMap(({ name, call }) => {
      const errors = Object.entries(call.responses).filter(([status]) => status >= '400');
      const foreign = errors.filter(
        ([, { content }]) =>
          content?.['application/json']?.schema?.$ref !== '#/components/schemas/ErrorResponse',
      );
      return [
        ...(errors.some(([status]) => status === '400') ? [] : [`${name} lacks 400`]),
        ...foreign.map(([status]) => `${name} answers ${status} in another shape`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('gives every parameter, body and property a type', () => {
    const parameters = calls().flatMap(({ name, call }) =>
      (call.parameters ?? []).flatMap((parameter) => untyped(parameter.schema, `${name} ${parameter.name}`)),
    );
    const bodies = calls().flatMap(({ name, call }) =>
      Object.values(call.requestBody?.content ?? {}).flatMap(({ schema }) => untyped(schema, `${name} body`)),
    );
    const schemas = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      untyped(schema, name),
    );
    expect([...parameters, ...bodies, ...schemas]).toEqual([]);
  });

  it('refers only to schemas that exist, and holds none that nobody uses', () => {
    const text = JSON.stringify(document);
    const used = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });
});
