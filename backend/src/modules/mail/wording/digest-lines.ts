/** The lines of the digest: what each counts, by the kind that the inbox calls it. */
export const DIGEST_LINES = {
  toReview: 'to-review',
  overdue: 'overdue',
  offers: 'offer',
  undelivered: 'undelivered',
  refused: 'refused',
  unconfirmed: 'unconfirmed',
  unknownAnswers: 'unknown-answers',
  syncs: 'sync-failing',
  jobs: 'job-failed',
} as const;

/** Where each line leads: what follows the address of the inbox. */
export const DIGEST_LINKS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DIGEST_LINES).map(([line, kind]) => [line, `?kind=${kind}`]),
);
