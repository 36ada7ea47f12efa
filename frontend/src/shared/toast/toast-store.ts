import { useSyncExternalStore } from 'react';

export type ToastTone = 'good' | 'bad' | 'info';

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

let current: ToastItem | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message; at most one is visible, so a newer one takes the place of the older. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  show({ ...message, id: lastId });
}

/** Takes a message away, unless a newer one already stands in its place. */
export function dismissToast(id: number): void {
  if (current?.id === id) show(null);
}

/** The message to show now, or null. */
export function currentToast(): ToastItem | null {
  return current;
}

/** Calls back on every change; the answer ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The message to show now, for components. */
export function useCurrentToast(): ToastItem | null {
  return useSyncExternalStore(subscribeToToasts, currentToast);
}

function show(next: ToastItem | null): void {
  current = next;
  for (const listener of listeners) listener();
}
