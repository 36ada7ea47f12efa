import { DAY_MS } from './time.js';

// Making one takes about as long as formatting a thousand times with it.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

/** What clocks in a zone (`Europe/Budapest`) show at an instant. */
export function wallClockAt(instant: Date, timeZone: string): string {
  return clockOf(timeZone).format(instant).replace(' ', 'T');
}

/**
 * The instant at which clocks in a zone show a wall-clock time. Of an hour that occurs twice, in the night when the clocks go
 * back, the first counts; one that is left out in spring is moved on by the gap.
 */
export function instantOf(wallClock: string, timeZone: string): Date {
  const asUtc = Date.parse(`${wallClock}Z`);
  const offsetAt = (time: number) => Date.parse(`${wallClockAt(new Date(time), timeZone)}Z`) - time;
  const offsets = [offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)];
  const fitting = offsets.map((offset) => asUtc - offset).filter((time) => time + offsetAt(time) === asUtc);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - offsets[0]!);
}
