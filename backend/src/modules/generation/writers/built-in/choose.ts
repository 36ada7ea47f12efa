/** Picks one of several phrasings; `turn` moves on to the next one, so that neighbours do not read alike. */
export type Choose = <T>(slot: string, options: readonly [T, ...T[]], turn?: number) => T;

/** A chooser that always picks the same for the same seed and slot, and differently for other seeds. */
export function chooserFor(seed: string): Choose {
  const seedHash = hashOf(seed);
  return (slot, options, turn = 0) =>
    options[(hashOf(`${slot}\n${seedHash}`) + turn) % options.length] ?? options[0];
}

/** FNV-1a over UTF-16 code units, as an unsigned 32-bit number, its bits mixed once more at the end. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
