import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

const refused = new ApiError(401, 'Unauthorized', { code: 'unauthorized', message: 'Nincs bejelentkezve.' });

function open(unsaved: boolean, kept?: boolean) {
  const client = createQueryClient({ onUnauthorized: () => undefined });
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client }, children);
  const { unmount } = renderHook(() => useAskBeforeUnload(unsaved, kept), { wrapper });
  return { client, unmount };
}

/** Whether the browser would ask. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('asks while something is unsaved, and only then', () => {
  open(false);
  expect(asks()).toBe(false);
  const { unmount } = open(true);
  expect(asks()).toBe(true);
  unmount();
  expect(asks()).toBe(false);
});

it('lets go what is kept in the tab once nobody is signed in any more', async () => {
  const { client } = open(true);
  await client.query({ queryKey: ['x'], queryFn: () => Promise.reject(refused) }).catch(() => undefined);
  expect(asks()).toBe(false);
});

it('takes a refused change for the end of the session, too', async () => {
  const { client } = open(true);
  const change = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(refused) });
  await change.execute(undefined).catch(() => undefined);
  expect(asks()).toBe(false);
});

it('still asks then for what is kept nowhere', async () => {
  const { client } = open(true, false);
  await client.query({ queryKey: ['x'], queryFn: () => Promise.reject(refused) }).catch(() => undefined);
  expect(asks()).toBe(true);
});
