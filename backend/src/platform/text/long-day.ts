import type { Language } from '../http/languages.js';
import { clinicZone } from '../time/time.js';

const LOCALES: Record<Language, string> = { hu: 'hu-HU', en: 'en-GB', ro: 'ro-RO' };

/** A day by the clinics' clock as one language writes it: 2026. május 12. Pure. */
export const longDay = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: clinicZone() }).format(date);
