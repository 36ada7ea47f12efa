export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** What counts where `TIME_ZONE` says nothing else. */
export const USUAL_ZONE = 'Europe/Budapest';
let zone = USUAL_ZONE;

/** Where the clinics are: days begin and end, nights are and dates are written by its clock. In SQL: `time_zone()`. */
export const clinicZone = (): string => zone;

/** Once, before anything runs. */
export function setClinicZone(name: string): void {
  zone = name;
}

/** Whether this names a time zone. Pure. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const FIRST = '1900-01-01';

/** Whether this is a day that the calendar has, from 1900 on, as YYYY-MM-DD. Pure. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !SHAPE.test(value) || value < FIRST) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
