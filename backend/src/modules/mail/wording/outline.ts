import type { MailTextKey } from './texts.js';

/** Which texts a mail consists of, and what they may ask to be filled in. */
export interface Outline {
  subject: MailTextKey;
  preheader: MailTextKey;
  title: MailTextKey;
  paragraphs: readonly MailTextKey[];
  button: MailTextKey;
  /** Below the link. */
  after: readonly MailTextKey[];
  /** Texts that stand only where there is something to fill in, by the placeholders that decide. */
  onlyWith?: Readonly<Partial<Record<MailTextKey, readonly string[]>>>;
  /** Texts in whose place another one stands where this placeholder is filled. */
  instead?: { with: string; texts: Readonly<Partial<Record<MailTextKey, MailTextKey>>> };
  placeholders: readonly string[];
  /** Where a row leads that tells only the value of this placeholder: what follows the mail's link. */
  rowLinks?: Readonly<Record<string, string>>;
}

/** A result mail where too few questions were answered for a result. */
export const FEW_ANSWERS = {
  with: 'questions',
  texts: {
    'email.result.subject': 'email.result.few.subject',
    'email.result.preheader': 'email.result.few.preheader',
    'email.result.title': 'email.result.few.title',
    'email.result.intro': 'email.result.few.intro',
    'email.result.content': 'email.result.few.content',
    'email.result.button': 'email.result.few.button',
    'email.result.private': 'email.result.few.private',
  },
} as const satisfies Outline['instead'];
