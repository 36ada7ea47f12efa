import { type Schemas } from '../../shared/api/operations.ts';
import { query } from '../../shared/api/query.ts';

/** What a change takes away from a person and what forbids it; questionnaires without a name are only counted. */
export type UserImpact = Schemas['AdminImpactResponse'];

export type PlannedForUser = 'deletion' | 'email';

/** What would become of a person's access; read anew each time it is asked. */
export function userImpactOptions(id: number, change: PlannedForUser) {
  return query('/api/admin/users/{id}/impact', { path: { id }, query: { change } }, { staleTime: 0 });
}

/** True when the server would refuse the change. */
export function isForbidden({ isLastAdmin, blocking, hiddenBlocking }: UserImpact): boolean {
  return isLastAdmin || blocking.length + hiddenBlocking > 0;
}
