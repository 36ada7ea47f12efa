import { useRef, useState } from 'react';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { open, settled, typed, type Edits } from '../../../shared/actions/edits.ts';
import { readStoredValue, writeStoredValue } from '../../../shared/state/stored.ts';
import { useAskBeforeUnload } from '../ui/use-ask-before-unload.ts';

type Texts = Readonly<Record<string, string>>;

interface FormOptions<T extends Texts, Value> {
  /** Under which name the browser tab holds what is unsaved. */
  key: string;
  /** What is stored, as the fields show it. */
  saved: T;
  /** What the fields hold before anybody has typed, where that differs from what is stored. */
  proposed?: Edits<T>;
  save: {
    mutate: (body: Readonly<Record<string, Value>>, options: { onSuccess: () => void }) => void;
    reset: () => void;
    isPending: boolean;
    error: Error | null;
  };
  /** What the fields mean to the server. Only those that differ are sent: what somebody else saved elsewhere stays. */
  values: (texts: T) => Readonly<Record<keyof T & string, Value>>;
  /** A sentence that says why it cannot be saved yet; null when it can. */
  problem?: (texts: T) => string | null;
  /** What is said of a failed save where the server says nothing, as a key of texts. */
  failed: string;
  onSaved?: () => void;
}

/**
 * A few texts that are edited and saved together. What was typed stays in this browser tab until it equals what is saved, so
 * that neither a failed save nor another screen loses it; what was typed while a save was under way stays unsaved.
 */
export function useUnsavedForm<T extends Texts, Value>(options: FormOptions<T, Value>) {
  const { key, saved, proposed = {}, save, values, failed, onSaved } = options;
  const [edits, setEdits] = useState(() => (readStoredValue('tab', key) ?? proposed) as Edits<T>);
  const latest = useRef(edits);
  const changed = Object.keys(open(edits, saved));
  const unsaved = changed.length > 0;
  const texts: T = { ...saved, ...edits };
  const problem = unsaved ? (options.problem?.(texts) ?? null) : null;
  const take = (next: Edits<T>) => {
    latest.current = next;
    setEdits(next);
    writeStoredValue('tab', key, Object.keys(next).length === 0 ? null : next);
  };
  const forgetFailure = () => {
    if (save.error !== null) save.reset();
  };
  useAskBeforeUnload(unsaved);
  return {
    /** What the fields show: typed texts over saved ones. */
    texts,
    /** True when something differs from what is saved. */
    unsaved,
    problem,
    pending: save.isPending,
    /** Why the last save did not work, as a sentence; null when it did. */
    failure: save.error === null ? null : describeFailure(save.error, failed),
    type: (field: keyof T & string, text: string) => {
      forgetFailure();
      take(typed(latest.current, saved, [field, text as T[typeof field]]));
    },
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      if (!unsaved || problem !== null || save.isPending) return;
      const all = values(texts);
      const body = Object.fromEntries(changed.map((field) => [field, all[field as keyof T & string]]));
      save.mutate(body, {
        onSuccess: () => {
          take(settled(latest.current, texts));
          onSaved?.();
        },
      });
    },
    discard: () => {
      forgetFailure();
      take({} as Edits<T>);
    },
  };
}
