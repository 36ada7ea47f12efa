import { type TextOrigin } from './edit.api.ts';

type Writer = TextOrigin['by'];

/** Whose text somebody has changed only in part; null where a text is one writer's alone. Pure. */
export function editedWriter({ by, original, editedShare }: TextOrigin): Exclude<Writer, 'person'> | null {
  if (!isByHand(by) || original === undefined || original.by === 'person' || editedShare === 1) return null;
  return original.by === by ? null : original.by;
}

/** True for what a person, or a program of theirs, has written: writing everything anew keeps it. Pure. */
export function isByHand(by: Writer | undefined): boolean {
  return by === 'person' || by === 'program';
}
