import { currentFace, currentLanguage } from './i18n.ts';
import { type Language } from './languages.ts';

const locales: Readonly<Record<Language, string>> = { hu: 'hu-HU', en: 'en-GB', ro: 'ro-RO' };
const sizeUnits = ['B', 'kB', 'MB', 'GB'] as const;

/**
 * A day such as 2026. 03. 04., in the back office in English 4 Mar 2026; an unreadable value gives an empty string. In the running text
 * of public pages no line ends within it.
 */
export function formatDate(value: string | number | Date | null | undefined): string {
  const day = formatTime(value, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return currentFace() === 'admin' ? day : day.replaceAll(' ', '\u00a0');
}

/** A day with hours and minutes in the reader's time zone; an unreadable value gives an empty string. */
export function formatDateTime(value: string | number | Date | null | undefined): string {
  return formatTime(value, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** A number in the reader's notation with at most the given decimals. */
export function formatNumber(value: number, decimals = 1, language: Language = currentLanguage()): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: decimals }).format(value);
}

/** A percentage (0..100) with at most the given decimals: 62,5% in hu, 62.5% in en, 62,5 % in ro. */
export function formatPercent(value: number, decimals = 1, language: Language = currentLanguage()): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'percent',
    maximumFractionDigits: decimals,
  }).format(value / 100);
}

/** A percentage (0..100) with exactly one decimal, also where that is a zero: 100.0%. */
export function formatFullPercent(value: number): string {
  return new Intl.NumberFormat(locales[currentLanguage()], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value / 100);
}

/** A difference with its sign and at most one decimal: +4.2, -1, 0. */
export function formatDifference(value: number): string {
  return new Intl.NumberFormat(locales[currentLanguage()], {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(value);
}

/** A size in the largest unit that keeps the number at 1 or more. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), sizeUnits.length - 1);
  return `${formatNumber(bytes / 1000 ** power)}\u00a0${sizeUnits[power] ?? 'B'}`;
}

function formatTime(
  value: string | number | Date | null | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  if (value === null || value === undefined) return '';
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  // With a number for the month, an English day can be read in two ways.
  const isWritten = currentFace() === 'admin' && currentLanguage() === 'en';
  const month = isWritten ? ({ month: 'short', day: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(locales[currentLanguage()], { ...options, ...month }).format(date);
}
