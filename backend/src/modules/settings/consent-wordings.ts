import en from './texts/consent.en.json' with { type: 'json' };
import hu from './texts/consent.hu.json' with { type: 'json' };
import ro from './texts/consent.ro.json' with { type: 'json' };

/**
 * What respondents of an online form consent to, while nobody has set another wording. It agrees with the privacy
 * notice, which stands beside it.
 */
export const CONSENT_WORDINGS = { hu: hu.consent, en: en.consent, ro: ro.consent };
