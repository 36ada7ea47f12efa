import { type Language, LOCALES } from '../http/languages.js';

const formats = new Map<Language, Intl.NumberFormat>();
/** Making one costs more than all that is written with it. */
function formatOf(language: Language): Intl.NumberFormat {
  const made =
    formats.get(language) ??
    new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 });
  formats.set(language, made);
  return made;
}

/** 0 to 100 with at most one decimal, as the language writes it: 62,5% in hu, 62.5% in en, 62,5 % in ro, in one piece. */
export const percentText = (value: number, language: Language): string =>
  formatOf(language).format(value / 100);
