import { useRef, useState } from 'react';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

type Texts = Readonly<Record<string, string>>;

interface KeptDraft<T extends Texts> {
  /** What the fields show: typed texts over saved ones. */
  texts: T;
  /** True when something differs from what is saved. */
  unsaved: boolean;
  type: (field: keyof T & string, text: string) => void;
  /** Of these values, one for each field, those of the fields that differ: what somebody else saved elsewhere stays. */
  changed: <V>(values: Readonly<Record<keyof T & string, V>>) => Readonly<Record<string, V>>;
  /** What was sent is saved; what was typed meanwhile stays unsaved. */
  saved: (sent: T) => void;
  discard: () => void;
}

/**
 * A few texts being edited. What was typed is kept in this browser tab under its key until it equals what is
 * saved, so that neither a failed save nor another screen loses it.
 */
export function useKeptDraft<T extends Texts>(key: string, saved: T): KeptDraft<T> {
  const [edits, setEdits] = useState<Partial<T>>(() => readKept<T>(key));
  const latest = useRef(edits);
  const open = Object.entries(edits).filter(([field, text]) => saved[field] !== text);
  const keep = (next: Partial<T>) => {
    latest.current = next;
    setEdits(next);
    storeKept(key, next);
  };
  useAskBeforeUnload(open.length > 0);
  return {
    texts: { ...saved, ...edits },
    unsaved: open.length > 0,
    type: (field, text) => {
      const { [field]: _old, ...others } = edits;
      keep((text === saved[field] ? others : { ...others, [field]: text }) as Partial<T>);
    },
    changed: (values) =>
      Object.fromEntries(open.map(([field]) => [field, values[field as keyof T & string]])),
    saved: (sent) => keep(without(latest.current, sent)),
    discard: () => keep({}),
  };
}

function without<T extends Texts>(edits: Partial<T>, sent: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(edits).filter(([field, text]) => sent[field] !== text),
  ) as Partial<T>;
}

/** Whether texts under a key that begins like this wait in this tab. */
export function hasKeptDraft(start: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}

function readKept<T extends Texts>(key: string): Partial<T> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function storeKept(key: string, edits: Texts | Partial<Texts>): void {
  try {
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(edits));
  } catch {
    // A browser that keeps nothing still has the texts on the screen, and asks before they go.
  }
}
