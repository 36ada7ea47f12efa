export const languages = ['hu', 'en', 'ro'] as const;
export type Language = (typeof languages)[number];

/** Every language by its own name, so that its speakers find it. */
export const languageNames: Readonly<Record<Language, string>> = {
  hu: 'Magyar',
  en: 'English',
  ro: 'Română',
};

/** Reads a language from anything, as browsers and addresses write it ('ro-RO'); undefined for what we do not speak. */
export const readLanguage = (value: unknown): Language | undefined =>
  languages.find((language) => language === String(value).slice(0, 2).toLowerCase());

/** The same, with Hungarian for what we do not speak. */
export const toLanguage = (value: unknown): Language => readLanguage(value) ?? 'hu';
