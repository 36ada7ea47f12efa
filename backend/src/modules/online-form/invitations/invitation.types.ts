/** How far an invitation has come; the last two say that it will not come any further by itself. */
export const INVITATION_STATES = [
  'waiting',
  'invited',
  'opened',
  'started',
  'finished',
  'opted-out',
  'undelivered',
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** What becomes of a row of a list of clinics. */
export const INVITED_OUTCOMES = [
  'invited',
  'already-invited',
  'answered',
  'not-mailed',
  'repeated',
  'malformed',
] as const;
export type InvitedOutcome = (typeof INVITED_OUTCOMES)[number];

/** A clinic as a list names it; nothing of it is checked yet. */
export interface ListedClinic {
  /** As a person counts rows. */
  row: number;
  clientName: string;
  clinicName: string;
  clientEmail: string;
}

export const MOST_INVITED = 500;
export const MOST_REMINDERS = 2;
