import { query } from '../../../shared/api/query.ts';

/** So many characters are needed before the server is asked. */
export const fewestCharacters = 2;

/** Evaluations and questions of all questionnaires that the signed-in person may manage. */
export function searchOptions(q: string) {
  return query(
    '/api/admin/search',
    { query: { q } },
    { enabled: q.length >= fewestCharacters, staleTime: 10_000 },
  );
}
