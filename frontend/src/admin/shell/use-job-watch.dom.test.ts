import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { startTexts } from '../../shared/texts/i18n.ts';
import { loadAdminTexts } from '../kit/session/admin-language.ts';
import { makeJob } from '../testing/make.ts';
import { jobsKey, type Job } from '../kit/jobs/jobs.api.ts';
import { useJobWatch } from './use-job-watch.ts';

beforeAll(() => startTexts({ face: 'admin', language: 'hu', load: loadAdminTexts }));

/** Watches a job of a kind to its end; answers which lists are then asked for again. */
async function endOf(kind: Job['kind']): Promise<() => string[]> {
  const client = createQueryClient();
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client }, children);
  const lists = ['evaluations', 'stats', 'configuration', 'questions', 'questionnaires'];
  for (const name of lists) client.setQueryData([`/api/admin/${name}`, 7], []);
  const ofOne = ['checks', 'evidence'].map((part) => ['/api/admin/evaluation', 'e1', part]);
  for (const key of ofOne) client.setQueryData(key, []);
  client.setQueryData(jobsKey(7), [makeJob({ kind })]);
  const { result } = renderHook(() => useJobWatch(7), { wrapper });
  act(() => void client.setQueryData(jobsKey(7), [makeJob({ kind, state: 'done' })]));
  await waitFor(() => expect(result.current[0]?.state).toBe('done'));
  const keys = [...lists.map((name) => [`/api/admin/${name}`, 7]), ...ofOne];
  return () =>
    keys
      .filter((key) => client.getQueryState(key)?.isInvalidated)
      .map((key) => String(key.length > 2 ? key.at(-1) : key[0]).replace('/api/admin/', ''));
}

it('asks for rows and numbers again when work has ended', async () => {
  const stale = await endOf('regenerate-all');
  await waitFor(() => expect(stale()).toEqual(['evaluations', 'stats']));
});

it.each(['import-config', 'sync-form'] as const)(
  'asks for sections and questions, too, after %s',
  async (kind) => {
    const stale = await endOf(kind);
    await waitFor(() => expect(stale()).toEqual(['evaluations', 'stats', 'configuration', 'questions']));
  },
);

it('asks for the findings again when a second reader has read what was saved', async () => {
  const stale = await endOf('second-reading');
  await waitFor(() => expect(stale()).toEqual(['evaluations', 'stats', 'checks']));
});
