import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow. */
export interface Readable<T> {
  /** The same object until the value changes. */
  value: () => T;
  /** Calls back on every change; the answer ends it. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends Readable<T> {
  set: (next: T) => void;
}

/** Holds one value, and notifies its subscribers of each that is set. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    value: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The present value, for components. */
export function useStore<T>({ subscribe, value }: Readable<T>): T {
  return useSyncExternalStore(subscribe, value, value);
}
