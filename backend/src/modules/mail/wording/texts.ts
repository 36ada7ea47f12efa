import en from './texts/en.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

export type MailTextKey = keyof typeof hu;

/** The built-in wording of all mails. */
export const MAIL_TEXTS = { hu, en, ro };
