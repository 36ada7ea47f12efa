import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describedDetails, type DetailsType } from './platform/errors/app-error.js';
import { jobKinds } from './platform/jobs/define-queue.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }>;

/** The OpenAPI document of the whole API. */
export function describeApi(app: NestExpressApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Digital maturity assessment')
    .setDescription(
      'Questionnaires, evaluations, texts and mails of the digital maturity assessment for clinics. Long calls answer 202 with ' +
        'a job when asked to (Prefer: respond-async) or when they take over 25 seconds.',
    )
    .setVersion('1')
    .addCookieAuth('session')
    .addBearerAuth({ type: 'http', scheme: 'bearer' }, 'metrics')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description:
        'An API token, made in the admin area under one’s own account. It may do what its admin may, except for calls on admins, ' +
        'grants, tokens, passwords and settings. Calls that name no questionnaire need X-Questionnaire-Id.',
    })
    .build();
  const taken = new Map<string, number>();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [
      ...jobKinds().flatMap(([, report]) => report ?? []),
      ...[...describedDetails().values()].flat(),
    ],
    // A handler with two paths appears twice, and ids must be unique.
    operationIdFactory: (controller, method) => {
      const id = `${controller.replace(/Controller$/, '')}_${method}`;
      const count = (taken.get(id) ?? 0) + 1;
      taken.set(id, count);
      return count === 1 ? id : `${id}_${count}`;
    },
  });
  describePathParameters(document);
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  schemas.JobResponse = byKind(schemas.JobResponse!);
  schemas.ErrorResponse = byCode(schemas.ErrorResponse!);
  return document;
}

/** Of a handler with two paths Swagger describes the parameters that both have: what only one path names is added to it. */
function describePathParameters(document: OpenAPIObject): void {
  for (const [path, methods] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    for (const call of Object.values(methods) as { parameters?: { name: string; in: string }[] }[]) {
      const parameters = call.parameters ?? [];
      const isMissing = (name: string) => !parameters.some((one) => one.in === 'path' && one.name === name);
      const missing = names.filter(isMissing).map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'integer', minimum: 1 },
      }));
      if (missing.length === 0) continue;
      const isMeant = ({ name }: { name: string }) => missing.some((one) => one.name === name);
      call.parameters = [...missing, ...parameters.filter((one) => !isMeant(one))];
    }
  }
}

/** A job whose `kind` tells what its `result` is. */
function byKind(job: Schema): Schema {
  const { properties: { kind, result, ...facts } = {}, required = [] } = job;
  const variant = (kinds: string[], of: object): Schema => ({
    type: 'object',
    properties: { kind: { ...kind, enum: kinds } as Schema, result: { ...result, ...of } as Schema },
    required: ['kind', 'result'],
  });
  const plain = jobKinds().flatMap(([name, report]) => (report ? [] : [name]));
  const reporting = jobKinds().flatMap(([name, report]) =>
    report ? [variant([name], { additionalProperties: undefined, allOf: [refTo(report)] })] : [],
  );
  const common: Schema = { type: 'object', properties: facts, required: without(required, 'kind', 'result') };
  return { allOf: [common, { oneOf: [...reporting, variant(plain.sort(), {})] }] };
}

/** An error whose `code` tells what its `details` hold. */
function byCode(error: Schema): Schema {
  const { properties: { code, details, ...facts } = {}, required = [] } = error;
  const variant = (of: object, about: object, needed: string[]): Schema => ({
    type: 'object',
    properties: { code: { ...code, ...of } as Schema, details: about as Schema },
    required: needed,
  });
  const described = [...describedDetails()].map(([name, type]) =>
    variant({ enum: [name], example: name }, schemaOf(type), ['code', 'details']),
  );
  const common: Schema = { type: 'object', properties: facts, required: without(required, 'code') };
  return { allOf: [common, { anyOf: [...described, variant({}, details!, ['code'])] }] };
}

const refTo = (type: new () => object) => ({ $ref: getSchemaPath(type) });

const schemaOf = (type: DetailsType) =>
  Array.isArray(type) ? { type: 'array', items: refTo(type[0]) } : refTo(type);

const without = (names: string[], ...gone: string[]) => names.filter((name) => !gone.includes(name));
