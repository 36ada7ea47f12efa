import { givenAnswers } from './answers.ts';
import { type LocalDraft } from './local-draft.ts';

/** What is sent in of a draft. `website`: the trap field, which people leave empty; `openMs`: how long the page has been open. */
export const submissionOf = (
  { secret, answers, contact }: Pick<LocalDraft, 'secret' | 'answers' | 'contact'>,
  consentId: number,
  website: string,
) => ({
  draft: secret,
  answers: givenAnswers(answers),
  clientName: contact.clientName.trim(),
  clinicName: contact.clinicName.trim(),
  clientEmail: contact.clientEmail.trim(),
  consentId,
  openMs: Math.round(performance.now()),
  ...(website === '' ? {} : { website }),
});
