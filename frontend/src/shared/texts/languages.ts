export const languages = ['hu', 'en', 'ro'] as const;
export type Language = (typeof languages)[number];

/** Every language by its own name, so that its speakers find it. */
export const languageNames: Readonly<Record<Language, string>> = {
  hu: 'Magyar',
  en: 'English',
  ro: 'Română',
};

export const isLanguage = (code: string): code is Language => (languages as readonly string[]).includes(code);

/** Reads a language from anything; what we do not speak becomes the fallback. */
export function toLanguage(value: unknown, fallback: Language = 'hu'): Language {
  const code = typeof value === 'string' ? value.trim().toLowerCase().slice(0, 2) : '';
  return languages.find((language) => language === code) ?? fallback;
}
