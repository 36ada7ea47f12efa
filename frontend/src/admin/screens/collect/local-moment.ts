/** What a field for a day and a time shows of a moment, on the reader's clock: 2026-11-23T08:00. */
export function toLocal(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that such a field means; null where it is empty. */
export function toMoment(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
