import { applyDecorators, HttpCode, SetMetadata, type Type, UseInterceptors } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiBearerAuth,
  ApiCookieAuth,
  ApiCreatedResponse,
  ApiExtension,
  ApiFoundResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
} from '@nestjs/swagger';
import { ErrorResponse } from '../errors/error.dto.js';
import { JobResponse } from '../jobs/jobs.dto.js';
import { LongCallInterceptor } from '../jobs/long-call.js';

export const ROUTE_ACCESS = 'route-access';

/**
 * What a route of the admin area is about:
 * - 'nothing': any admin may call it;
 * - { of: 'questionnaire', by: 'current' }: names none, acts on the session's questionnaire (or a checked header);
 * - { of: kind, by: parameter }: the named path parameter, query or body field identifies an object of that kind.
 * With `orNone` the parameter may be null or left out: the call is then about what belongs to every admin.
 * The guard finds the object's questionnaire and demands a grant (rules: who may touch what).
 */
export type Scope = 'nothing' | { of: string; by: string; orNone?: true };
export type RouteAccess = ({ kind: 'public' } & Audience) | ({ kind: 'admin'; scope: Scope } & Entrance);

interface Audience {
  /** The answer is the same for everybody, so nobody is looked up for it. */
  sameForAll: boolean;
}

/** Carries to the API's document what a route is about, which it says in words. */
export const ACCESS_EXTENSION = 'x-access';
export interface DocumentedAccess extends Entrance {
  scope: Scope;
}

interface Entrance {
  /** Whether an API token opens the route as a session does (rules: API tokens). */
  tokens: boolean;
  /** Whether a token of one questionnaire opens it, too; left out, where it is about an object of a questionnaire. */
  bound?: boolean;
  /** Whether it is open to who must add a passkey before anything else (rules: passkeys). */
  beforePasskey?: boolean;
}

/**
 * Only for signed-in admins, and for API tokens unless said otherwise; documents both ways in. What it refuses follows from
 * it in the API's document (api-document/refusals.ts), so that the docs can't disagree with the guard.
 */
export function Admin(
  scope: Scope,
  { tokens, bound, beforePasskey }: Entrance = { tokens: true },
): MethodDecorator & ClassDecorator {
  const current = scope !== 'nothing' && scope.by === 'current';
  const within = bound === undefined ? {} : { bound };
  const early = beforePasskey ? { beforePasskey } : {};
  return applyDecorators(
    SetMetadata(ROUTE_ACCESS, { kind: 'admin', scope, tokens, ...within, ...early } satisfies RouteAccess),
    ApiExtension(ACCESS_EXTENSION, { scope, tokens, ...within } satisfies DocumentedAccess),
    ApiCookieAuth(),
    ...(tokens ? [ApiBearerAuth()] : []),
    ...(current
      ? [
          ApiHeader({
            name: 'X-Questionnaire-Id',
            required: false,
            description:
              'The questionnaire the caller shows; a mismatch with the session refuses changes. Needed with an API token.',
          }),
        ]
      : []),
  );
}

/** Open to everybody. Every route is either @Admin or @Public; anything else is refused. */
export const Public = ({ sameForAll }: Audience = { sameForAll: false }): MethodDecorator & ClassDecorator =>
  SetMetadata(ROUTE_ACCESS, { kind: 'public', sameForAll } satisfies RouteAccess);

type AnswerType = Type<unknown> | [Type<unknown>];
interface CallOptions {
  /** 302: it answers with another address alone. */
  status?: 200 | 201 | 302;
  /** Errors beyond those of the guard and of validation. */
  errors?: (401 | 403 | 404 | 406 | 409 | 410 | 413 | 422 | 429 | 502 | 503)[];
  /** The work is a job: the call may answer 202 (see LongCall). */
  long?: boolean;
  hasBody?: boolean;
}

const DESCRIPTIONS = {
  401: 'The code or password is not right',
  403: 'Refused',
  404: 'Unknown, withdrawn or hidden',
  406: 'Not signed as it should be: not to be repeated',
  409: 'Not possible in the present state',
  410: 'Ended: its time is over, or it was revoked',
  413: 'Too large',
  422: 'Understood, but nothing comes of it: the key was used for something else, or no text could be written',
  429: 'Too many requests',
  502: 'An outside service refuses',
  503: 'An outside service gives no answer',
} as const;

const ANSWERS = {
  200: ApiOkResponse,
  201: ApiCreatedResponse,
  302: ({ description }: { description: string }) => ApiFoundResponse({ description }),
};

/** What a call answers: its status, and in the API's document a summary, the answer's schema and its errors. */
export function Call(summary: string, answer: AnswerType | null, options: CallOptions = {}): MethodDecorator {
  const { status = 200, long = false } = options;
  // What a long call waits for may be cancelled.
  const errors = new Set([...(options.errors ?? []), ...(long ? [409 as const] : [])]);
  const type = Array.isArray(answer) ? answer[0] : (answer ?? undefined);
  const response = { type, isArray: Array.isArray(answer), description: 'Done' };
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary }),
    ANSWERS[status](response),
    ApiBadRequestResponse({
      type: ErrorResponse,
      description: 'Something in the request is wrong; details name the field',
    }),
    ...(long
      ? [
          UseInterceptors(LongCallInterceptor),
          ApiAcceptedResponse({
            type: JobResponse,
            description: 'The job goes on; its address is in Location',
            headers: { Location: { schema: { type: 'string' } } },
          }),
          ApiHeader({
            name: 'Prefer',
            required: false,
            description: 'respond-async: answer 202 at once',
            schema: { type: 'string' },
          }),
        ]
      : []),
    ...[...errors].map((code) =>
      ApiResponse({ status: code, type: ErrorResponse, description: DESCRIPTIONS[code] }),
    ),
  );
}
