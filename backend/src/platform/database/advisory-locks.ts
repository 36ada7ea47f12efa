const taken = new Map<number, string>();

/**
 * The number of an advisory lock, which PostgreSQL keeps apart from all others in the database. Throws when two locks have
 * the same number, as the one would then wait for the other.
 */
export function advisoryLock(name: string, number: number): number {
  const other = taken.get(number);
  if (other !== undefined)
    throw new Error(`The advisory locks "${other}" and "${name}" have the same number`);
  taken.set(number, name);
  return number;
}
