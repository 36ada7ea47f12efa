import { type Language, LOCALES } from '../http/languages.js';
import { clinicZone } from '../time/time.js';

/** A day by the clinics' clock as one language writes it: 2026. május 12. Pure. */
export const longDay = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: clinicZone() }).format(date);
