import { type Language, LOCALES } from '../http/languages.js';
import { clinicZone } from '../time/time.js';

/** A day by the clinics' clock as one language writes it: 2026. május 12. Pure. */
export const longDay = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: clinicZone() }).format(date);

/** A weekday with the hour, and whose clock shows it: november 29., vasárnap 13:30 (közép-európai idő). Pure. */
export function dayAndHour(moment: Date, language: Language): string {
  const parts = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: clinicZone(),
    timeZoneName: 'longGeneric',
  }).formatToParts(moment);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const time = parts.map(({ type, value }) => (type === 'timeZoneName' ? '' : value)).join('');
  // Within a sentence Romanian begins it with a small letter.
  return `${time.trim()} (${language === 'ro' ? zone.replace(/^Ora\b/, 'ora') : zone})`;
}

/** A number of hours: 24 óra, 24 hours, 24 de ore. Pure. */
export const inHours = (hours: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
    hours,
  );
