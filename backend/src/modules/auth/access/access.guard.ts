import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import {
  BadRequest,
  Conflict,
  Forbidden,
  NotFound,
  Unauthorized,
} from '../../../platform/errors/app-error.js';
import { bearerOf } from '../../../platform/http/bearer.js';
import { type Caller, caller } from '../../../platform/http/caller.js';
import { ROUTE_ACCESS, type RouteAccess, type Scope } from '../../../platform/http/route-access.js';
import { type Bearer, TokenReader } from '../api-tokens/token-reader.js';
import { SessionCookie } from '../sign-in/session-cookie.js';
import { SessionsService, type SignedIn } from '../sign-in/sessions.service.js';
import { AccessService } from './access.service.js';

const SAFE = new Set(['GET', 'HEAD']);

const isBearer = (admin: SignedIn | Bearer): admin is Bearer => 'bounds' in admin;

/**
 * The one guard. Default deny: a route with neither @Admin nor @Public is refused. Who calls, which object it is about
 * and whether its questionnaire is granted are checked on every request (rules: who may touch what).
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionsService,
    private readonly tokens: TokenReader,
    private readonly access: AccessService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.getAllAndOverride<RouteAccess | undefined>(ROUTE_ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!route) throw new Forbidden();
    if (route.kind === 'public' && route.sameForAll) return true;
    const token = route.kind === 'admin' ? bearerOf(request) : null;
    const admin =
      token === null
        ? await this.signedIn(request, http.getResponse<Response>())
        : await this.tokens.of(token, request.ip);
    // Reports of what a page was used for tell admins from visitors, so public calls learn who it is, too.
    if (admin) Object.assign(caller(), callerOf(admin, route));
    if (route.kind === 'public') return true;
    if (!admin) throw new Unauthorized();
    if (admin.mustAddPasskey && !route.beforePasskey) throw new Forbidden('passkey_missing');
    if (isBearer(admin)) requireWithin(admin, route, request.method);
    if (route.scope !== 'nothing') await this.requireGrant(admin, route.scope, request);
    return true;
  }

  private async signedIn(request: Request, response: Response): Promise<SignedIn | null> {
    const sessionId = this.cookie.sessionIdOf(request);
    const signedIn = sessionId && (await this.sessions.of(sessionId));
    if (!signedIn) return null;
    if (signedIn.isDue) this.cookie.set(response, sessionId);
    return signedIn;
  }

  private async requireGrant(
    admin: SignedIn | Bearer,
    scope: Exclude<Scope, 'nothing'>,
    request: Request,
  ): Promise<void> {
    const current = scope.by === 'current';
    const id = current ? currentQuestionnaire(request, admin.chosen) : valueOf(request, scope.by);
    const bound = isBearer(admin) ? admin.bounds.questionnaireId : null;
    if (scope.orNone && (id === null || id === 'null')) {
      if (bound !== null) throw new Forbidden('token_of_one_questionnaire');
      return;
    }
    if (id === null)
      throw current || scope.of === 'questionnaire'
        ? new BadRequest('questionnaire_required')
        : missing(scope.by);
    const verdict = await this.access.authorize(admin, scope.of, id);
    if (verdict.kind === 'unknown') throw new NotFound();
    const isForeign = verdict.kind === 'foreign' || (bound !== null && verdict.questionnaireId !== bound);
    if (isForeign) throw scope.of === 'questionnaire' ? new Forbidden() : new NotFound();
    caller().questionnaireId = verdict.questionnaireId;
  }
}

/** Who must add a passkey first is a visitor to public calls, but for ending their session. */
function callerOf(admin: SignedIn | Bearer, route: RouteAccess): Partial<Caller> {
  const { adminId, email, sessionId, passkeyId, tokenName, chosen, granted } = admin;
  if (admin.mustAddPasskey && route.kind === 'public') return { sessionId };
  return {
    adminId,
    adminEmail: email,
    sessionId,
    passkeyId,
    tokenName,
    chosenQuestionnaireId: chosen,
    grantedQuestionnaireIds: admin.mustAddPasskey ? [] : granted,
  };
}

/**
 * What a token may less than a session: nothing that is for people, nothing but reads where it only reads, and where it is for
 * one questionnaire nothing that is about none, unless the route says so.
 */
function requireWithin(
  { bounds }: Bearer,
  route: Extract<RouteAccess, { kind: 'admin' }>,
  method: string,
): void {
  if (!route.tokens) throw new Forbidden('token_not_allowed');
  if (bounds.readsOnly && !SAFE.has(method)) throw new Forbidden('token_reads_only');
  const opensToBound = route.bound ?? route.scope !== 'nothing';
  if (bounds.questionnaireId !== null && !opensToBound) throw new Forbidden('token_of_one_questionnaire');
}

/**
 * Calls that name no questionnaire act on the session's. The app also says which one it shows: when they differ,
 * a change is refused, so that a second tab can't aim it at the wrong list (rules: questionnaire mismatch).
 */
function currentQuestionnaire(request: Request, chosen: number | null): string | null {
  const named = valueOf(request, 'questionnaireId');
  if (named !== null) return named;
  const shown = request.headers['x-questionnaire-id'];
  if (typeof shown !== 'string' || shown === '') return chosen === null ? null : String(chosen);
  if (!SAFE.has(request.method) && chosen !== null && shown !== String(chosen))
    throw new Conflict('questionnaire_mismatch');
  return shown;
}

/** As a body without the field is refused elsewhere; here the object has to be known before the body is checked. */
const missing = (field: string) =>
  new BadRequest('validation_failed', { fields: field }, [{ field, problem: `${field} is missing` }]);

/** A scalar of that name from the path, the query, or the body. */
function valueOf(request: Request, name: string): string | null {
  const body = request.body as unknown;
  const sources: unknown[] = [request.params, request.query, body];
  for (const source of sources) {
    if (typeof source !== 'object' || source === null || !Object.hasOwn(source, name)) continue;
    const value = (source as Record<string, unknown>)[name];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return null;
}
