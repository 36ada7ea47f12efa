export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Where the clinics are: days begin and end, nights are and dates are written by its clock. */
export const TIME_ZONE = 'Europe/Budapest';
