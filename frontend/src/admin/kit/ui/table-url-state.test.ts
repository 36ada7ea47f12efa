import { describe, expect, it } from 'vitest';
import { nextSort, readTableState, toPaging, writeTableState } from './table-url-state.ts';

const fields = { sortable: ['clientName', 'createdAt'], filters: ['search', 'status'] as const };
const read = (query: string) => readTableState(new URLSearchParams(query), fields);
const write = (query: string, change: Parameters<typeof writeTableState<'search' | 'status'>>[2]) =>
  writeTableState(new URLSearchParams(query), fields, change).toString();

describe('readTableState', () => {
  it('has defaults', () => {
    expect(read('')).toEqual({ page: 1, size: 50, sort: null, filters: { search: '', status: '' } });
  });

  it("has a list's own size until another one is chosen, and leaves no trace of it", () => {
    const short = { ...fields, size: 25 } as const;
    expect(readTableState(new URLSearchParams(), short).size).toBe(25);
    expect(readTableState(new URLSearchParams('size=50'), short).size).toBe(50);
    expect(writeTableState(new URLSearchParams('size=50'), short, { size: 25 }).toString()).toBe('');
  });

  it('reads everything', () => {
    expect(read('page=3&size=100&sort=-createdAt&search=K%C3%B6r%C3%BAti&status=sent')).toEqual({
      page: 3,
      size: 100,
      sort: '-createdAt',
      filters: { search: 'Körúti', status: 'sent' },
    });
  });

  it.each(['page=0', 'page=-2', 'page=x', 'page=1.5', 'page=1e99'])(
    'takes %s for the first page',
    (query) => {
      expect(read(query).page).toBe(1);
    },
  );

  it('ignores sizes and sorts it does not know', () => {
    expect(read('size=9999&sort=password')).toMatchObject({ size: 50, sort: null });
    expect(read('sort=--createdAt').sort).toBeNull();
  });
});

describe('writeTableState', () => {
  it('leaves no trace of defaults and keeps foreign parameters', () => {
    expect(write('page=2&lang=en', { page: 1 })).toBe('lang=en');
  });

  it('goes back to the first page when a filter, the sort or the size changes', () => {
    expect(write('page=4', { filters: { status: 'sent' } })).toBe('status=sent');
    expect(write('page=4', { sort: 'clientName' })).toBe('sort=clientName');
    expect(write('page=4', { size: 25 })).toBe('size=25');
  });

  it('turning the page keeps the rest', () => {
    expect(write('status=sent&sort=-createdAt', { page: 2 })).toBe('status=sent&sort=-createdAt&page=2');
  });

  it('an emptied filter disappears', () => {
    expect(write('search=a&status=sent', { filters: { search: '' } })).toBe('status=sent');
  });

  it('the sort can be taken off', () => {
    expect(write('sort=clientName', { sort: null })).toBe('');
  });
});

it('sorting cycles ascending, descending, none', () => {
  const first = nextSort(null, 'clientName');
  const second = nextSort(first, 'clientName');
  expect([first, second, nextSort(second, 'clientName')]).toEqual(['clientName', '-clientName', null]);
  expect(nextSort('-createdAt', 'clientName')).toBe('clientName');
});

it('pages become limit and offset', () => {
  expect(toPaging({ page: 1, size: 50 })).toEqual({ limit: 50, offset: 0 });
  expect(toPaging({ page: 3, size: 25 })).toEqual({ limit: 25, offset: 50 });
});
