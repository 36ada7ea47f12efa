/** Languages of questionnaires, public pages and mails. The admin interface offers the first two. */
export const LANGUAGES = ['hu', 'en', 'ro'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);
