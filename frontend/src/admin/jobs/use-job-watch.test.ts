import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { makeJob } from '../testing/make.ts';
import { jobsKey, type Job } from './jobs.api.ts';
import { useJobWatch } from './use-job-watch.ts';

/** Which lists are asked for again once a job of a kind has ended. */
function staleAfter(kind: Job['kind']): string[] {
  const client = createQueryClient();
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client }, children);
  const lists = ['evaluations', 'stats', 'configuration', 'questions', 'questionnaires'];
  for (const name of lists) client.setQueryData([`/api/admin/${name}`, 7], []);
  client.setQueryData(jobsKey(7), [makeJob({ kind })]);
  const { unmount } = renderHook(() => useJobWatch(7), { wrapper });
  act(() => void client.setQueryData(jobsKey(7), [makeJob({ kind, state: 'done' })]));
  unmount();
  return lists.filter((name) => client.getQueryState([`/api/admin/${name}`, 7])?.isInvalidated);
}

it('asks for rows and numbers again when work has ended', () => {
  expect(staleAfter('regenerate-all')).toEqual(['evaluations', 'stats']);
});

it.each(['import-config', 'sync-form'] as const)('asks for sections and questions, too, after %s', (kind) => {
  expect(staleAfter(kind)).toEqual(['evaluations', 'stats', 'configuration', 'questions']);
});
