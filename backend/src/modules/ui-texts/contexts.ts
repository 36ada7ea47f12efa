import { LANGUAGES, type Language } from '../../platform/http/languages.js';

/** Where a text is shown (rules: Languages and texts). */
export const CONTEXTS = ['admin', 'evaluator', 'email', 'global', 'landing'] as const;
export type TextContext = (typeof CONTEXTS)[number];

/** The back office speaks the first two languages only. */
export const languagesOf = (context: TextContext): readonly Language[] =>
  context === 'admin' ? LANGUAGES.slice(0, 2) : LANGUAGES;
