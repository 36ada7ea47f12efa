import { type components } from '../../../../shared/api/schema.gen.ts';

/** What the state of a mail follows from. */
export type MailFacts = Readonly<
  Pick<components['schemas']['MailStateResponse'], 'state' | 'delivery' | 'error'>
>;

/** How a mail stands, in the words that people know. */
export type MailState =
  | 'waiting'
  | Exclude<MailFacts['state'], 'queued'>
  | NonNullable<MailFacts['delivery']>;

/** What was heard of a mail later says more than that it left; one that was never taken is only known to have failed. */
export function mailStateOf({ state, delivery, error }: MailFacts): MailState {
  if (delivery !== null) return delivery;
  if (state === 'queued') return error === null ? 'sending' : 'waiting';
  return state;
}

/** How much of a person's attention each state needs. */
export const toneOf: Readonly<Record<MailState, 'bad' | 'warn' | 'info'>> = {
  waiting: 'warn',
  sending: 'info',
  accepted: 'info',
  saved: 'warn',
  delayed: 'warn',
  delivered: 'info',
  bounced: 'bad',
  complained: 'bad',
  failed: 'bad',
  uncertain: 'warn',
};

/** True when a mail is known not to have come through, or nobody knows: sending is then sending again. */
export function hasNotArrived(mail: MailFacts | null): boolean {
  if (mail === null) return false;
  const state = mailStateOf(mail);
  return state === 'failed' || state === 'uncertain' || needsAddress(mail);
}

/** True when the address itself is what stands in the way. */
export function needsAddress(mail: MailFacts | null): boolean {
  return mail !== null && (mail.delivery === 'bounced' || mail.delivery === 'complained');
}
