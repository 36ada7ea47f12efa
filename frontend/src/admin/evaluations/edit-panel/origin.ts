export type Writer = 'ai' | 'built-in' | 'person';

/** Who wrote a text and when; `original` says that a person's text can be turned back into the machine's. */
export type TextOrigin = Readonly<{
  by: Writer;
  author: number | null;
  at: string | null;
  original: boolean;
}>;

const writers: readonly Writer[] = ['ai', 'built-in', 'person'];

/** Reads where a field's text comes from; null when nobody knows. */
export function originOf(origins: Readonly<Record<string, unknown>>, field: string): TextOrigin | null {
  const { by, author, at, original } = (origins[field] ?? {}) as Record<string, unknown>;
  const writer = writers.find((one) => one === by);
  if (writer === undefined) return null;
  return {
    by: writer,
    author: typeof author === 'number' ? author : null,
    at: typeof at === 'string' ? at : null,
    original: typeof original === 'object' && original !== null,
  };
}
