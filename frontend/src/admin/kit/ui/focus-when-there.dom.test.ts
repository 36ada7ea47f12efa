import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusWhenThere } from './focus-when-there.ts';

beforeEach(() => {
  vi.useFakeTimers();
  for (const id of ['gone', 'next', 'own'])
    document.body.append(Object.assign(document.createElement('button'), { id }));
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});
const element = (id: string) => document.getElementById(id)!;
const press = (id: string) => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  element(id).focus();
};

it('gives a lost focus on, also when a closing dialog has given it to what goes a while later', () => {
  element('gone').focus();
  focusWhenThere('next', 'if-lost');
  vi.advanceTimersByTime(1_000);
  expect(document.activeElement).toBe(element('gone'));
  element('gone').remove();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(element('next'));
});

it('leaves the focus where a person has put it, and what is lost later as well', () => {
  element('gone').focus();
  focusWhenThere('next', 'if-lost');
  vi.advanceTimersByTime(100);
  press('own');
  vi.advanceTimersByTime(100);
  element('own').remove();
  vi.advanceTimersByTime(30_000);
  expect(document.activeElement).toBe(document.body);
  expect(vi.getTimerCount()).toBe(0);
});
