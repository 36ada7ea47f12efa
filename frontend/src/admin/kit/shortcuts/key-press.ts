/** What is asked of a press of a key; a KeyboardEvent has all of it. */
export type KeyPress = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'defaultPrevented' | 'getModifierState' | 'key' | 'metaKey' | 'repeat' | 'shiftKey'
>;

/** Where keys are typed, or already mean something. */
const ownKeys =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button]), [contenteditable=""], [contenteditable=true], [role=combobox], [role=listbox], [role=menu], [role=textbox], [role=dialog], dialog';

/**
 * The character of a single key, as the keyboard's layout has it (z is where it is printed, and / may need Shift); null for all
 * that is held down, or pressed together with Ctrl, Alt, AltGr or the command key.
 */
export function singleKey(press: KeyPress): string | null {
  if (press.defaultPrevented || press.repeat) return null;
  if (press.ctrlKey || press.altKey || press.metaKey || press.getModifierState('AltGraph')) return null;
  const key = press.key.toLowerCase();
  const isLetter = key !== press.key.toUpperCase();
  return [...key].length === 1 && !(isLetter && press.shiftKey) ? key : null;
}

/** Ctrl+K, on a Mac also Cmd+K. */
export function isPaletteKey(press: KeyPress): boolean {
  return (
    !press.repeat &&
    (press.ctrlKey || press.metaKey) &&
    !press.altKey &&
    !press.shiftKey &&
    press.key.toLowerCase() === 'k'
  );
}

/** True when a single key belongs to what has the focus: a field, a menu, or a dialog. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ownKeys) !== null;
}
