import { type Language, LOCALES } from '../http/languages.js';

/** 0 to 100 with at most one decimal, as the language writes it: 62,5% in hu, 62.5% in en, 62,5 % in ro, in one piece. */
export const percentText = (value: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 }).format(
    value / 100,
  );
