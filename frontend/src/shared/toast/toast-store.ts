import { createStore, useStore } from '../state/store.ts';

export type ToastTone = 'good' | 'warn' | 'bad' | 'info';

export interface ToastAction {
  label: string;
  act: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string;
  tone: ToastTone;
  /** What can be done about it, such as taking it back; it stays longer then. */
  action?: ToastAction;
}

export interface ToastItem extends ToastMessage {
  id: number;
}

const shown = createStore<ToastItem | null>(null);
let lastId = 0;

/** Shows a message; at most one is visible, so a newer one takes the place of the older. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  shown.set({ ...message, id: lastId });
}

/** Takes a message away, unless a newer one already stands in its place. */
export function dismissToast(id: number): void {
  if (shown.value()?.id === id) shown.set(null);
}

/** The message to show now, or null; and what calls back on every change. */
export const { value: currentToast, subscribe: subscribeToToasts } = shown;

/** The message to show now, for components. */
export function useCurrentToast(): ToastItem | null {
  return useStore(shown);
}
