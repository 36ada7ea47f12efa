import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '../../../shared/state/store.ts';

/** Something that can be done on the screen that is shown: found in the palette, and by its key where it has one. */
export interface Command {
  /** Unique among what is shown at a time, such as 'review.next'. */
  id: string;
  /** As people read it, in the language of the interface. */
  label: string;
  /** One lower-case character. Ignored in fields, menus, dialogs, with modifiers, when held down, and where single keys are switched off. */
  key?: string;
  /** False leaves its key to the '?' sheet alone: what makes no sense in a palette, such as the next row. */
  inPalette?: boolean;
  run: () => void;
}

let registered: readonly (readonly Command[])[] = [];
const shown = createStore<readonly Command[]>([]);

/**
 * Offers commands for as long as the component is shown. Of two with the same key the one that came last wins, so that a
 * panel takes a key from the screen below it.
 */
export function useCommands(commands: readonly Command[]): void {
  const run = useEffectEvent((id: string) => commands.find((one) => one.id === id)?.run());
  const facts = JSON.stringify(
    commands.map(({ id, label, key, inPalette }) => ({ id, label, key, inPalette })),
  );
  useEffect(() => {
    const offered = (JSON.parse(facts) as Omit<Command, 'run'>[]).map((one) => ({
      ...one,
      run: () => run(one.id),
    }));
    change([...registered, offered]);
    return () => change(registered.filter((one) => one !== offered));
  }, [facts]);
}

/** All that is offered now. */
export function useOfferedCommands(): readonly Command[] {
  return useStore(shown);
}

/** What a single key does now. */
export function commandOf(key: string): Command | undefined {
  return shown.value().findLast((command) => command.key === key);
}

function change(next: typeof registered): void {
  registered = next;
  shown.set(next.flat());
}
