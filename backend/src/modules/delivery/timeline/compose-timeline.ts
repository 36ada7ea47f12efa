import type { Delivery, MailState } from '../../mail/queue/mail-states.js';

export const HAPPENINGS = [
  'received',
  'replaced',
  'written',
  'rewritten',
  'edited',
  'restored',
  'approved-person',
  'approved-automatic',
  'status-set',
  'assigned',
  'address-changed',
  'withdrawn',
  'mail-failed',
  'handed-over',
  'mail-saved',
  'mail-delivered',
  'mail-bounced',
  'mail-complained',
  'opened',
  'clicked',
  'offer',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

export interface TimelineEntry {
  at: Date;
  what: Happening;
  /** Who did it, where it was a person here. */
  adminId: number | null;
  /** What it was about: a status, a product, how many texts, who it was assigned to. */
  about: string | null;
}

/** An entry of the audit log. */
export interface LoggedAct {
  at: Date;
  action: string;
  adminId: number | null;
  details: Record<string, string | number | boolean | null> | null;
}

export interface TimelineSource {
  evaluation: {
    submittedAt: Date;
    generatedAt: Date | null;
    openedAt: Date | null;
    clickedAt: Date | null;
  };
  acts: readonly LoggedAct[];
  mails: readonly {
    kind: string;
    state: MailState;
    delivery: Delivery | null;
    acceptedAt: Date | null;
    changedAt: Date;
  }[];
  offers: readonly { at: Date; product: string }[];
}

/** Only the newest are listed: nobody reads more. */
export const MOST_ENTRIES = 200;

/** What happened to an evaluation, newest first. Pure (rules: timeline). */
export function composeTimeline({ evaluation, acts, mails, offers }: TimelineSource): TimelineEntry[] {
  const entry = (what: Happening, at: Date | null, about: string | null = null): TimelineEntry[] =>
    at === null ? [] : [{ at, what, adminId: null, about }];
  const { submittedAt, generatedAt, openedAt, clickedAt } = evaluation;
  return [
    ...entry('received', submittedAt),
    ...entry('written', generatedAt),
    ...acts.flatMap(ofAct),
    ...mails
      .filter(({ kind }) => kind === 'result')
      .flatMap(({ state, delivery, acceptedAt, changedAt }) => [
        ...entry('handed-over', acceptedAt),
        ...(state === 'saved' ? entry('mail-saved', changedAt) : []),
        ...(state === 'failed' ? entry('mail-failed', changedAt) : []),
        ...(delivery === null || delivery === 'delayed' ? [] : entry(`mail-${delivery}` as const, changedAt)),
      ]),
    ...entry('opened', openedAt),
    ...entry('clicked', clickedAt),
    ...offers.flatMap(({ at, product }) => entry('offer', at, product)),
  ]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_ENTRIES);
}

function ofAct({ at, action, adminId, details }: LoggedAct): TimelineEntry[] {
  const entry = (what: Happening, about: string | number | boolean | null = null): TimelineEntry[] => [
    { at, what, adminId, about: about === null ? null : String(about) },
  ];
  switch (action) {
    case 'evaluation.edit':
      return details?.['texts'] === 0 ? [] : entry('edited', details?.['texts']);
    case 'evaluation.restore-text':
      return entry('restored');
    case 'evaluation.regenerate-part':
      return entry('rewritten');
    case 'evaluation.verify':
      return entry(details?.['approval'] === 'person' ? 'approved-person' : 'approved-automatic');
    case 'evaluation.reset-status':
      return entry('status-set', details?.['to']);
    case 'evaluation.assign':
      return entry('assigned', details?.['assignee']);
    case 'evaluation.replace':
      return entry('replaced');
    case 'evaluation.correct-email':
      return entry('address-changed');
    case 'evaluation.withdraw':
      return entry('withdrawn');
    default:
      return [];
  }
}
