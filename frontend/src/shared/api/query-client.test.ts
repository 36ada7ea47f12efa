import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('a read without a connection fails at once, instead of waiting unseen', async () => {
  onlineManager.setOnline(false);
  const read = vi.fn(() => Promise.reject(new Error('no connection')));
  await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: read })).rejects.toThrow();
  expect(read).toHaveBeenCalledTimes(1);
});
