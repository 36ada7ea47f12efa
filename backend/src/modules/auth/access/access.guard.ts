import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import {
  BadRequest,
  Conflict,
  Forbidden,
  NotFound,
  Unauthorized,
} from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { ROUTE_ACCESS, type RouteAccess, type Scope } from '../../../platform/http/route-access.js';
import { AdminsService } from '../admins/admins.service.js';
import { signedInAdminId } from '../sign-in/session.js';
import { AccessService } from './access.service.js';

const SAFE = new Set(['GET', 'HEAD']);

/**
 * The one guard. Default deny: a route with neither @Admin nor @Public is refused. Who calls, which object is meant
 * and whether its questionnaire is granted are checked on every request (rules: who may touch what).
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly admins: AdminsService,
    private readonly access: AccessService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.getAllAndOverride<RouteAccess | undefined>(ROUTE_ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<Request>();
    if (!route) throw new Forbidden();
    const isSignedIn = await this.identify(request);
    if (route.kind === 'public') return true;
    if (!isSignedIn) throw new Unauthorized();
    if (route.scope !== 'nothing') await this.demandGrant(route.scope, request);
    return true;
  }

  /** Puts the signed-in admin into the caller; false for everybody else, also for admins deleted since. */
  private async identify(request: Request): Promise<boolean> {
    const adminId = signedInAdminId(request);
    const admin = adminId === null ? null : await this.admins.identify(adminId);
    if (!admin) return false;
    Object.assign(caller(), { adminId: admin.id, adminEmail: admin.email });
    return true;
  }

  private async demandGrant(scope: Exclude<Scope, 'nothing'>, request: Request): Promise<void> {
    const current = scope.by === 'current';
    const id = current ? this.currentQuestionnaire(request) : valueOf(request, scope.by);
    if (id === null)
      throw current || scope.of === 'questionnaire'
        ? new BadRequest('questionnaire_required')
        : missing(scope.by);
    const verdict = await this.access.judge(caller().adminId!, scope.of, id);
    if (verdict.kind === 'unknown') throw new NotFound();
    if (verdict.kind === 'foreign') throw scope.of === 'questionnaire' ? new Forbidden() : new NotFound();
    caller().questionnaireId = verdict.questionnaireId;
  }

  /**
   * Calls that name no questionnaire act on the session's. The app also says which one it shows: when they differ,
   * a change is refused, so that a second tab can't aim it at the wrong list (rules: the right questionnaire).
   */
  private currentQuestionnaire(request: Request): string | null {
    const named = valueOf(request, 'questionnaireId');
    if (named !== null) return named;
    const shown = request.headers['x-questionnaire-id'];
    const chosen = request.session?.questionnaireId;
    if (
      typeof shown === 'string' &&
      !SAFE.has(request.method) &&
      chosen !== undefined &&
      shown !== String(chosen)
    )
      throw new Conflict('questionnaire_mismatch');
    if (typeof shown === 'string') return shown;
    return chosen === undefined ? null : String(chosen);
  }
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
