export const dayMilliseconds = 86_400_000;

/** The day that clocks in a time zone show, YYYY-MM-DD. */
export function todayOf(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** The day some days later or, below zero, earlier. */
export function shiftDay(day: string, days: number): string {
  return new Date(timeOfDay(day) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** The time, in milliseconds, a day is counted by. */
export const timeOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether the calendar has such a day, written YYYY-MM-DD; 31 February is not one. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOfDay(text)) && shiftDay(text, 0) === text;
}
