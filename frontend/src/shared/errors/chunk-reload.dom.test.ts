import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnStaleChunk } from './chunk-reload.ts';

reloadOnStaleChunk();
const reports = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('stays on the page while offline, where loading again would lose it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reports()).toBe(false);
});

it('loads the page again when a part of it is gone, and not over and over', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect([reports(), reports()]).toEqual([true, false]);
});
