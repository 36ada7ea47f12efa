import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../shared/api/query-client.ts';
import { makeOpened } from '../../../testing/make-evaluation.ts';
import { type Draft } from './draft.ts';
import { openedOptions, type OpenedTexts } from './edit.api.ts';
import { useOpened } from './use-opened.ts';

const draft = {
  version: 2,
  base: { summary: 'Jó.', 'sections.1': 'Szép.', 'sections.2': 'Lesz.' },
  edits: {},
} as unknown as Draft;

/** Calls wait until the test answers them, in the order in which it does. */
function heldServer() {
  const held: { method: string; answer: (opened: OpenedTexts) => void }[] = [];
  vi.stubGlobal('fetch', (_address: string, { method = 'GET' }: RequestInit = {}) => {
    return new Promise<Response>((resolve) => {
      const answer = (opened: OpenedTexts) =>
        resolve(new Response(JSON.stringify(opened), { headers: { 'Content-Type': 'application/json' } }));
      held.push({ method: method.toUpperCase(), answer });
    });
  });
  return {
    methods: () => held.map(({ method }) => method),
    answer: (n: number, ...parts: string[]) => held[n]!.answer(makeOpened(...parts)),
  };
}

/** The panel is open, and nothing has been read. */
async function begin() {
  const server = heldServer();
  const client = createQueryClient();
  const { result } = renderHook(() => useOpened('e1', draft), {
    wrapper: ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(server.methods()).toEqual(['GET']));
  server.answer(0);
  await waitFor(() => expect(result.current.parts).toHaveLength(3));
  const see = (field: string, text: string) =>
    act(() => {
      result.current.see(field, text);
      result.current.show(field, true);
    });
  see('summary', 'Jó.');
  await waitFor(() => expect(server.methods()).toEqual(['GET', 'POST']), { timeout: 5000 });
  return {
    ...server,
    see,
    readings: () => client.isFetching(),
    readAgain: () => act(() => void client.invalidateQueries({ queryKey: openedOptions('e1').queryKey })),
    read: () => result.current.parts.filter(({ isOpened }) => isOpened).map(({ part }) => part),
  };
}

it('reports one after the other', async () => {
  const { see, methods, answer, read } = await begin();
  see('sections.1', 'Szép.');
  expect(methods()).toEqual(['GET', 'POST']);
  answer(1, 'summary');
  await waitFor(() => expect(methods()).toEqual(['GET', 'POST', 'POST']), { timeout: 5000 });
  answer(2, 'summary', 'sections.1');
  await waitFor(() => expect(read()).toEqual(['summary', 'sections.1']));
});

it('does not let a reading that began before a report cover its answer', async () => {
  const { readAgain, readings, methods, answer, read } = await begin();
  readAgain();
  await waitFor(() => expect(methods()).toEqual(['GET', 'POST', 'GET']));
  answer(1, 'summary');
  await waitFor(() => expect(read()).toEqual(['summary']));
  answer(2);
  await waitFor(() => expect(readings()).toBe(0));
  expect(read()).toEqual(['summary']);
});
