import { HOUR_MS, clinicZone } from '../../../platform/time/time.js';
import { instantOf, wallClockAt } from '../../../platform/time/wall-clock.js';

/** A digest that could not go out by then is left out: it says how things are in the morning. */
const PATIENCE_MS = 4 * HOUR_MS;

/** The day whose digest is due at an instant, by the clinics' clock; null at weekends, too early and too late. Pure. */
export function dueDay(now: Date, time: string): string | null {
  const day = wallClockAt(now, clinicZone()).slice(0, 10);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return null;
  const waited = now.getTime() - instantOf(`${day}T${time}:00`, clinicZone()).getTime();
  return waited >= 0 && waited < PATIENCE_MS ? day : null;
}
