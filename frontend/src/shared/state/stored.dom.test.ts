import { afterEach, expect, it, vi } from 'vitest';
import { readStored, readStoredValue, storedKeys, writeStored, writeStoredValue } from './stored.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps texts and values in the tab or in the browser, and forgets them', () => {
  expect(writeStored('tab', 'a', 'text')).toBe(true);
  expect(writeStoredValue('browser', 'b', { n: 1 })).toBe(true);
  expect([readStored('tab', 'a'), readStored('browser', 'a')]).toEqual(['text', null]);
  expect([readStoredValue('browser', 'b'), storedKeys('browser')]).toEqual([{ n: 1 }, ['b']]);
  writeStored('tab', 'a', null);
  writeStoredValue('browser', 'b', null);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it('finds no value in what is not JSON', () => {
  localStorage.setItem('b', '{"n":');
  expect(readStoredValue('browser', 'b')).toBeNull();
});

it('finds and keeps nothing where the browser refuses, and says so', () => {
  localStorage.setItem('a', 'text');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(writeStored('browser', 'a', 'other')).toBe(false);
  expect([readStored('browser', 'a'), storedKeys('browser')]).toEqual([null, []]);
});

it('says that a full storage kept nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('tab', 'a', 'text')).toBe(false);
});
