import en from './texts/consent.en.json' with { type: 'json' };
import type { Language } from '../../platform/http/languages.js';
import hu from './texts/consent.hu.json' with { type: 'json' };
import ro from './texts/consent.ro.json' with { type: 'json' };

const OPERATOR = {
  hu: 'az oldal üzemeltetője',
  en: 'the operator of this site',
  ro: 'operatorul acestui site',
};

/** The built-in wording with the organisation that is consented to by its name; one's own stays as it was written. Pure. */
export function namedConsent(text: string, language: Language, organisation: string | null): string {
  if (organisation === null || text !== CONSENT_WORDINGS[language]) return text;
  return text.replace(OPERATOR[language], (operator) => `${operator} (${organisation})`);
}

/**
 * What respondents of an online form consent to, while nobody has set another wording. It agrees with the privacy
 * notice, which stands beside it.
 */
export const CONSENT_WORDINGS = { hu: hu.consent, en: en.consent, ro: ro.consent };
