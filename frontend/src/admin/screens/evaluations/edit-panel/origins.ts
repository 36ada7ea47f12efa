import { type TextOrigin } from './edit.api.ts';

/** The machine whose text a person has changed only in part; null where a text is one writer's alone. Pure. */
export function editedMachine({ by, original, editedShare }: TextOrigin): 'ai' | 'built-in' | null {
  if (by !== 'person' || original === undefined || original.by === 'person' || editedShare === 1) return null;
  return original.by;
}
