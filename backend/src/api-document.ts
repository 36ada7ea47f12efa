import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { completeCalls } from './api-document/calls.js';
import { withoutLimitsOfAnswers } from './api-document/answer-limits.js';
import { TAGS } from './api-document/tags.js';
import { describeWebhooks } from './api-document/webhooks.js';
import { WebhookNews } from './modules/webhooks/webhook-news.dto.js';
import { describedDetails, type DetailsType } from './platform/errors/app-error.js';
import { jobKinds } from './platform/jobs/define-queue.js';
import { messages } from './platform/errors/messages.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }>;

/** The OpenAPI document of the whole API: what the routes say of themselves, completed by what follows from it. */
export function describeApi(app: NestExpressApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Digital maturity assessment')
    .setDescription(
      'Questionnaires, evaluations, texts and mails of the digital maturity assessment for clinics. Programs sign in with an ' +
        'API token. Errors all have the shape of `ErrorResponse`, whose `code` is one of `ErrorCode`; every 429 says in ' +
        '`Retry-After` after how many seconds to ask again. Long calls answer 202 with a job when asked to ' +
        '(`Prefer: respond-async`) or when they take over 25 seconds. Any call may answer 503 `unavailable` while the database is ' +
        'away, and 500 `internal_error` where the server is at fault; no call names these.',
    )
    .setVersion('1')
    .addServer('/', 'The site that this document comes from')
    .addSecurity('cookie', {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-session',
      description: 'The session of a signed-in person, for browsers. Over plain http it is named `session`.',
    })
    .addSecurity('metrics', bearer('The word that the operator has set as METRICS.'))
    .addSecurity(
      'bearer',
      bearer(
        'An API token, made in the admin area under one’s own account: an opaque word that begins with `dma_`. It may do what its ' +
          'admin may, or less where it only reads or is for one questionnaire; never calls on admins, grants, tokens, passwords and ' +
          'settings. Calls that name no questionnaire need X-Questionnaire-Id.',
      ),
    )
    .build();
  config.info.contact = { name: 'The operator of this site' };
  config.tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));
  const document = SwaggerModule.createDocument(app, config, {
    autoTagControllers: false,
    operationIdFactory: (_controller, handler) => handler,
    extraModels: [
      ...jobKinds().flatMap(([, report]) => report ?? []),
      ...[...describedDetails().values()].flat(),
      WebhookNews,
    ],
  });
  completeCalls(document);
  document.webhooks = describeWebhooks();
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  schemas.JobResponse = byKind(schemas.JobResponse!);
  schemas.ErrorResponse = byCode(schemas.ErrorResponse!);
  schemas.ErrorCode = errorCodes();
  withoutLimitsOfAnswers(document);
  return document;
}

/** Opaque: no program is to read anything from one. */
const bearer = (description: string) => ({
  type: 'http' as const,
  scheme: 'bearer',
  bearerFormat: 'opaque',
  description,
});

/** A job whose `kind` tells what its `result` is. */
function byKind(job: Schema): Schema {
  const { properties: { kind, result, ...facts } = {}, required = [] } = job;
  const { description } = result as Schema;
  const variant = (kinds: string[], resultIs: object): Schema => ({
    type: 'object',
    properties: { kind: { ...kind, enum: kinds } as Schema, result: { description, ...resultIs } as Schema },
    required: ['kind', 'result'],
  });
  // In an order of its own: kinds are known in the order in which their modules were loaded.
  const kinds = jobKinds().sort(([one], [other]) => (one < other ? -1 : 1));
  const plain = kinds.flatMap(([name, report]) => (report ? [] : [name]));
  const reporting = kinds.flatMap(([name, report]) =>
    report ? [variant([name], { anyOf: [refTo(report), { type: 'null' }] })] : [],
  );
  const common: Schema = { type: 'object', properties: facts, required: without(required, 'kind', 'result') };
  return { allOf: [common, { oneOf: [...reporting, variant(plain, result!)] }] };
}

/** An error whose `code` tells what its `details` hold. */
function byCode(error: Schema): Schema {
  const { properties: { code, details, ...facts } = {}, required = [] } = error;
  const variant = (codeIs: object, about: object, needed: string[]): Schema => ({
    type: 'object',
    properties: { code: codeIs as Schema, details: about as Schema },
    required: needed,
  });
  const described = [...describedDetails()].map(([name, type]) =>
    variant({ ...code, enum: [name], example: name }, schemaOf(type), ['code', 'details']),
  );
  const common: Schema = { type: 'object', properties: facts, required: without(required, 'code') };
  const any = variant({ $ref: '#/components/schemas/ErrorCode' }, details!, ['code']);
  return { allOf: [common, { anyOf: [...described, any] }] };
}

const refTo = (type: new () => object) => ({ $ref: getSchemaPath(type) });

const schemaOf = (type: DetailsType) =>
  Array.isArray(type) ? { type: 'array', items: refTo(type[0]) } : refTo(type);

const without = (names: string[], ...gone: string[]) => names.filter((name) => !gone.includes(name));

/** Every code that an error or a problem of a job may carry, with its English sentence. */
function errorCodes(): { type: 'string'; enum: string[]; description: string } {
  const meanings = Object.entries(messages().en).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    type: 'string',
    enum: meanings.map(([code]) => code),
    description: [
      'What went wrong, as a stable word; new ones may be added. The sentences are those of `message`, in English; words in ' +
        'braces are filled in.',
      ...meanings.map(([code, sentence]) => `- \`${code}\`: ${sentence}`),
    ].join('\n'),
  };
}
