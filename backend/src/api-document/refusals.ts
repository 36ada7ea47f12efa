import type { DocumentedAccess } from '../platform/http/route-access.js';

/** What of a call decides who is refused before its handler runs. */
export interface RefusingCall {
  method: string;
  /** undefined: open to everybody. */
  access: DocumentedAccess | undefined;
  hasBody: boolean;
}

/** Statuses with which the guard and what stands before it refuse a call, and why. Pure. */
export function refusalsOf({ method, access, hasBody }: RefusingCall): [status: string, why: string][] {
  const isChange = method !== 'GET';
  const scope = access?.scope ?? 'nothing';
  const bodies: [string, string][] = [
    ['413', 'The body is too large'],
    ['415', 'The body is neither JSON nor a form with a file'],
  ];
  return [
    ...(access ? adminRefusals(access) : []),
    ...(isChange && !access ? [['403', 'From a page of another site'] as [string, string]] : []),
    ...(isChange && scope !== 'nothing' && scope.by === 'current'
      ? [['409', 'The session is about another questionnaire by now'] as [string, string]]
      : []),
    ...(hasBody ? bodies : []),
  ];
}

function adminRefusals({ scope, tokens }: DocumentedAccess): [string, string][] {
  const forbidden = scope === 'nothing' ? 'Not for this API token' : 'No grant for this questionnaire';
  return [
    ['401', 'Not signed in'],
    ['403', tokens ? forbidden : 'Not for API tokens'],
    ...(scope === 'nothing' ? [] : [['404', 'Unknown or not yours'] as [string, string]]),
    ['429', 'Too many calls, or too many wrong API tokens'],
  ];
}
