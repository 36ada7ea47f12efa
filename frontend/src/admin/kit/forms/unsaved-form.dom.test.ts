import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { useUnsavedForm } from './unsaved-form.ts';

const wrapper = ({ children }: PropsWithChildren) =>
  createElement(QueryClientProvider, { client: createQueryClient() }, children);
const event = { preventDefault: () => undefined };
/** What was sent, with the way to say that it is saved. */
const calls: { body: object; succeed: () => void }[] = [];
const save = {
  mutate: (body: object, { onSuccess }: { onSuccess: () => void }) =>
    void calls.push({ body, succeed: onSuccess }),
  reset: () => undefined,
  error: null,
};
const open = (more: { proposed?: { name: string } } = {}, isPending = false) =>
  renderHook(
    () =>
      useUnsavedForm({
        key: 'a',
        saved: { name: 'Régi', note: 'Marad' },
        ...more,
        save: { ...save, isPending },
        values: ({ name, note }) => ({ name, note: note || null }),
        problem: ({ name }) => (name === '' ? 'Nincs név' : null),
        failed: 'error.title',
      }),
    { wrapper },
  ).result;

beforeEach(() => {
  sessionStorage.clear();
  calls.length = 0;
});

it('sends of the values those that were changed, and keeps them for the next visit', () => {
  const form = open();
  act(() => form.current.type('name', 'Új'));
  act(() => form.current.onSubmit(event));
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'Új' }]);
  expect(open().current.texts).toEqual({ name: 'Új', note: 'Marad' });
});

it('keeps what was typed while a save was under way', () => {
  const form = open();
  act(() => form.current.type('name', 'Új'));
  act(() => form.current.type('note', 'Más'));
  act(() => form.current.onSubmit(event));
  act(() => form.current.type('name', 'Újabb'));
  act(() => calls[0]!.succeed());
  expect(form.current.texts).toEqual({ name: 'Újabb', note: 'Marad' });
  expect(form.current.unsaved).toBe(true);
});

it('sends nothing that is wrong, or as it is saved', () => {
  const form = open();
  act(() => form.current.onSubmit(event));
  act(() => form.current.type('name', ''));
  expect(form.current.problem).toBe('Nincs név');
  act(() => form.current.onSubmit(event));
  expect(calls).toEqual([]);
});

it('sends nothing a second time while it is on its way', () => {
  const form = open({}, true);
  act(() => form.current.type('name', 'Új'));
  act(() => form.current.onSubmit(event));
  expect(calls).toEqual([]);
});

it('begins with what is proposed, until something else is typed or it is given up', () => {
  const form = open({ proposed: { name: 'Javasolt' } });
  expect([form.current.texts.name, form.current.unsaved]).toEqual(['Javasolt', true]);
  act(() => form.current.type('name', 'Más'));
  expect(open({ proposed: { name: 'Javasolt' } }).current.texts.name).toBe('Más');
  act(() => form.current.discard());
  expect(form.current.texts.name).toBe('Régi');
});
