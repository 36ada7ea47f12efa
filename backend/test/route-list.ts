import type { INestApplication } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { ROUTE_ACCESS, type RouteAccess } from '../src/platform/http/route-access.js';

export interface Route {
  method: string;
  /** With Express parameters, e.g. /api/admin/jobs/:id. */
  path: string;
  access: RouteAccess | undefined;
}

/** Every route of the running application, read from its controllers. */
export function routesOf(app: INestApplication): Route[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype, instance }) => {
    if (!metatype || !instance) return [];
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const access = reflector.getAllAndOverride<RouteAccess | undefined>(ROUTE_ACCESS, [handler, metatype]);
      return pathsOf(metatype).flatMap((base) =>
        pathsOf(handler).map((path) => ({
          method: RequestMethod[method],
          path: `/${['api', base, path]
            .flatMap((part) => part.split('/'))
            .filter(Boolean)
            .join('/')}`,
          access,
        })),
      );
    });
  });
}

const pathsOf = (target: object): string[] =>
  [Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined]
    .flat()
    .map((path) => path ?? '');

/** 'GET /api/admin/jobs/:id — admin, job by id'; 'no tokens' where an API token does not open it. */
export function describeRoute({ method, path, access }: Route): string {
  if (!access) return `${method} ${path} — undeclared`;
  if (access.kind === 'public') return `${method} ${path} — public`;
  const { scope, tokens } = access;
  const about = scope === 'nothing' ? 'nothing' : `${scope.of} by ${scope.by}`;
  return `${method} ${path} — admin, ${about}${tokens ? '' : ', no tokens'}`;
}
