import type { Language } from '../../platform/http/languages.js';
import type { DemoRespondent } from './content.types.js';
import { englishRespondents } from './en/respondents.js';
import { hungarianRespondents } from './hu/respondents.js';
import { romanianRespondents } from './ro/respondents.js';

/** Fictitious people and clinics, oldest response first; their mail domains can never exist (RFC 2606). */
export const respondents: Record<Language, DemoRespondent[]> = {
  hu: hungarianRespondents,
  en: englishRespondents,
  ro: romanianRespondents,
};
