import { isDeepStrictEqual } from 'node:util';

/** The given fields whose values differ from the present ones, or null when none does. */
export function changedFields<T extends object>(present: T, given: Partial<T>): Partial<T> | null {
  const changed = (Object.keys(given) as (keyof T)[]).filter(
    (field) => given[field] !== undefined && !isDeepStrictEqual(given[field], present[field]),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((field) => [field, given[field]])) as Partial<T>;
}
