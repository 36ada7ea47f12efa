/** Statuses in the order of the pipeline; error stands aside (rules: statuses). */
export const STATUSES = ['pending', 'generated', 'verified', 'sent', 'opened', 'clicked', 'error'] as const;
export type Status = (typeof STATUSES)[number];

export type StatusEvent =
  | 'generated'
  | 'generation-failed'
  | 'rescored'
  | 'verify'
  | 'mail-accepted'
  | 'opened'
  | 'clicked';

/** Statuses an admin may reset to; all but pending need texts. */
export const RESET_TARGETS = ['pending', 'generated', 'verified', 'sent', 'opened'] as const;
export type ResetTarget = (typeof RESET_TARGETS)[number];

const TO_GENERATED = Object.fromEntries(STATUSES.map((status) => [status, 'generated'])) as Record<
  Status,
  Status
>;

const TRANSITIONS: Record<StatusEvent, Partial<Record<Status, Status>>> = {
  generated: TO_GENERATED,
  'generation-failed': { pending: 'error', error: 'error' },
  rescored: { verified: 'generated' },
  verify: { generated: 'verified' },
  'mail-accepted': { verified: 'sent' },
  opened: { sent: 'opened' },
  clicked: { sent: 'clicked', opened: 'clicked' },
};

/** The status after an event, or null where the event changes nothing. */
export function next(status: Status, event: StatusEvent): Status | null {
  return TRANSITIONS[event][status] ?? null;
}

/** Their texts were approved: the client sees a snapshot, and edits wait for another approval. */
export const isApproved = (status: Status): boolean =>
  status === 'verified' || status === 'sent' || status === 'opened' || status === 'clicked';

/** Whether a reset to the target is possible: the later ones show texts, so there must be some. */
export const mayResetTo = (target: ResetTarget, hasTexts: boolean): boolean =>
  target === 'pending' || hasTexts;

/** Whether a reset to the target has to pass the checks and needs a snapshot, because a client may look at it. */
export const needsSnapshot = (target: ResetTarget): boolean =>
  target === 'verified' || target === 'sent' || target === 'opened';

/** What has no texts yet, or whose first ones could not be written. */
export const WITHOUT_TEXTS: readonly Status[] = ['pending', 'error'];

/** What regenerate-all covers; sent and later ones are left alone. */
export const REGENERATED: readonly Status[] = ['pending', 'error', 'generated', 'verified'];
