import { useRef, useState } from 'react';
import { readStoredValue, writeStoredValue } from '../../../shared/state/stored.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * A few texts being edited. What was typed is kept in this browser tab under its key until it equals what is
 * saved, so that neither a failed save nor another screen loses it.
 */
export function useKeptDraft<T extends Texts>(key: string, saved: T) {
  const [edits, setEdits] = useState(() => (readStoredValue('tab', key) ?? {}) as Partial<T>);
  const latest = useRef(edits);
  const open = Object.entries(edits).filter(([field, text]) => saved[field] !== text);
  const keep = (next: Partial<T>) => {
    latest.current = next;
    setEdits(next);
    writeStoredValue('tab', key, Object.keys(next).length === 0 ? null : next);
  };
  useAskBeforeUnload(open.length > 0);
  return {
    /** What the fields show: typed texts over saved ones. */
    texts: { ...saved, ...edits },
    /** True when something differs from what is saved. */
    unsaved: open.length > 0,
    type: (field: keyof T & string, text: string) => {
      const { [field]: _old, ...others } = edits;
      keep((text === saved[field] ? others : { ...others, [field]: text }) as Partial<T>);
    },
    /** Of these values, one for each field, those of the fields that differ: what somebody else saved elsewhere stays. */
    changed: <V>(values: Readonly<Record<keyof T & string, V>>): Readonly<Record<string, V>> =>
      Object.fromEntries(open.map(([field]) => [field, values[field as keyof T & string]])),
    /** What was sent is saved; what was typed meanwhile stays unsaved. */
    saved: (sent: T) => keep(without(latest.current, sent)),
    discard: () => keep({}),
  };
}

function without<T extends Texts>(edits: Partial<T>, sent: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(edits).filter(([field, text]) => sent[field] !== text),
  ) as Partial<T>;
}
