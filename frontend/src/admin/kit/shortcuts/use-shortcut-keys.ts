import { useEffect, useEffectEvent } from 'react';
import { commandOf } from './commands.ts';
import { hasOwnKeys, isPaletteKey, singleKey } from './key-press.ts';
import { areSingleKeysOn } from './single-keys.ts';

/** Listens for the palette's key and for those of the commands; once, in the frame around every screen. */
export function useShortcutKeys(openPalette: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event)) {
      // Browsers would go to their own search.
      event.preventDefault();
      openPalette();
      return;
    }
    const key = singleKey(event);
    if (key === null || !areSingleKeysOn() || hasOwnKeys(event.target)) return;
    const command = commandOf(key);
    if (command === undefined) return;
    event.preventDefault();
    command.run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
