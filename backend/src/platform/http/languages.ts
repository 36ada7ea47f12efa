/** Languages of questionnaires, public pages and mails. The admin interface offers the first two. */
export const LANGUAGES = ['hu', 'en', 'ro'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language writes numbers and days. */
export const LOCALES: Readonly<Record<Language, string>> = { hu: 'hu-HU', en: 'en-GB', ro: 'ro-RO' };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);
