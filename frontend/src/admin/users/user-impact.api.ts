import { queryOptions } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';

/** What a change takes away from a person and what forbids it; questionnaires without a name are only counted. */
export type UserImpact = components['schemas']['AdminImpactResponse'];

export type PlannedForUser = 'deletion' | 'email';

/** What would become of a person's access; read anew each time it is asked. */
export function userImpactOptions(id: number, change: PlannedForUser) {
  return queryOptions<UserImpact>({
    queryKey: ['/api/admin/users', id, 'impact', { change }],
    staleTime: 0,
  });
}

/** True when the server would refuse the change. */
export function isForbidden({ isLastAdmin, blocking, hiddenBlocking }: UserImpact): boolean {
  return isLastAdmin || blocking.length + hiddenBlocking > 0;
}
