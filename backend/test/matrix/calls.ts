import type { Route } from '../route-list.js';
import type { Owned } from './fixture.js';

/** A route with everything that it names filled in. */
export interface Call {
  method: string;
  path: string;
  body: object | undefined;
  headers: Record<string, string>;
}

/** What parameters stand for that the guard does not look up, by the beginning of the path. */
const OTHER_IDS: readonly [RegExp, (spares: Spares) => string][] = [
  [/^\/api\/admin\/users\//, ({ admin }) => admin],
  [/^\/api\/admin\/tokens\//, ({ token }) => token],
  [/^\/api\/admin\/settings\/test\//, () => 'trello'],
  [/^\/api\/admin\/settings\//, () => 'landing_contact_email'],
  [/^\/api\/ui-texts\//, () => 'global'],
];

export interface Spares {
  admin: string;
  token: string;
}

/** The call of a route about what is owned: in the path, else in the query of a read, else in the body. */
export function callOf({ method, path, access }: Route, owned: Owned, spares: Spares): Call {
  const scope = access?.kind === 'admin' && access.scope !== 'nothing' ? access.scope : null;
  const id = scope ? owned[scope.of] : OTHER_IDS.find(([start]) => start.test(path))?.[1](spares);
  if (scope && id === undefined)
    throw new Error(`The matrix makes no "${scope.of}" yet: add it to ground.ts`);
  const named = scope !== null && scope.by !== 'current' && !path.includes(`:${scope.by}`);
  const filled = path
    .replace(/:language/, 'hu')
    .replace(/:adminId/, spares.admin)
    .replace(/:index/, '0')
    .replace(/:sectionId/, owned.section!)
    .replace(/:\w+/, id ?? owned['evaluation-link']!);
  const isRead = method === 'GET';
  return {
    method,
    path: named && isRead ? `${filled}?${scope.by}=${id}` : filled,
    body: isRead ? undefined : named ? { [scope.by]: Number(id) } : {},
    headers: scope?.by === 'current' ? { 'X-Questionnaire-Id': id! } : {},
  };
}

/** Reads first; what takes away comes after what needs it, and what ends the session last of all. */
export function inOrder(routes: Route[]): Route[] {
  const steps = [
    /^GET/,
    /^PATCH/,
    /^PUT/,
    /^POST .*(?<!logout|sign-out|sign-out-everywhere|erase)$/,
    /sign-out$/,
    /^DELETE .*(?<!delete-all-evaluations|sections\/:id|questionnaires\/:id)$/,
    /sections\/:id$|delete-all-evaluations$/,
    /erase$/,
    /^DELETE/,
    /sign-out-everywhere$/,
    /logout$/,
  ];
  const step = ({ method, path }: Route) => steps.findIndex((pattern) => pattern.test(`${method} ${path}`));
  const name = ({ method, path }: Route) => `${path} ${method}`;
  return [...routes].sort((a, b) => step(a) - step(b) || (name(a) < name(b) ? -1 : 1));
}
