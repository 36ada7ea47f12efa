import type { MailTextKey } from './texts.js';

/** Texts by those in whose place they stand, where one placeholder is filled or another one is empty. */
interface Case {
  with?: string;
  without?: string;
  texts: Readonly<Partial<Record<MailTextKey, MailTextKey>>>;
}

/** Which texts a mail consists of, and what they may ask to be filled in. */
export interface Outline {
  subject: MailTextKey;
  preheader: MailTextKey;
  title: MailTextKey;
  /** Above the button. */
  paragraphs: readonly MailTextKey[];
  button: MailTextKey;
  /** Between the button and the small print. */
  below?: readonly MailTextKey[];
  /** The small print. */
  after: readonly MailTextKey[];
  /** Texts that stand only where there is something to fill in, by the placeholders that decide. */
  onlyWith?: Readonly<Partial<Record<MailTextKey, readonly string[]>>>;
  /** Texts in whose place others stand; the first case that fits counts. */
  instead?: readonly Case[];
  placeholders: readonly string[];
  /** Where a row leads that is only the value of this placeholder: what follows the mail's link. */
  rowLinks?: Readonly<Record<string, string>>;
}

/** Of a result mail: where too few questions were answered, where its score may not be shown, and where no step follows. */
export const RESULT_CASES = [
  {
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
  },
  {
    without: 'score',
    texts: {
      'email.result.subject': 'email.result.plain.subject',
      'email.result.preheader': 'email.result.plain.preheader',
      'email.result.intro': 'email.result.plain.intro',
    },
  },
  {
    without: 'step',
    texts: {
      'email.result.subject': 'email.result.stepless.subject',
      'email.result.preheader': 'email.result.plain.preheader',
    },
  },
] as const satisfies Outline['instead'];
