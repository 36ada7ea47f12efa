import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refreshEvaluations } from './evaluations.api.ts';

it('asks again for rows, numbers and offer requests, and for nothing else', async () => {
  const client = new QueryClient();
  const names = ['evaluations', 'stats', 'offer-requests', 'questionnaires'];
  for (const name of names) client.setQueryData([`/api/admin/${name}`, 7], []);
  await refreshEvaluations(client);
  const stale = names.filter((name) => client.getQueryState([`/api/admin/${name}`, 7])?.isInvalidated);
  expect(stale).toEqual(['evaluations', 'stats', 'offer-requests']);
});
