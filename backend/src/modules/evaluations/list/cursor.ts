/** A place among the changes: microseconds since 1970, and the id among those of the same moment. */
export interface Cursor {
  micros: string;
  id: string;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const WRITTEN = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Before everything of that moment, in milliseconds. */
export const cursorAt = (time: number): Cursor => ({
  micros: String(Math.max(0, time) * 1000),
  id: FIRST_ID,
});

/** Opaque to programs, so that it can change. */
export const writeCursor = ({ micros, id }: Cursor): string =>
  Buffer.from(`${micros}.${id}`).toString('base64url');

/** Null for what `writeCursor` has not written. */
export function readCursor(text: string): Cursor | null {
  const [, micros, id] = WRITTEN.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  return micros !== undefined && id !== undefined ? { micros, id } : null;
}
