import type { Status } from '../../evaluations/status/status.js';

/** What the outbox carries. The database writes the same words (put-into-outbox.sql, record-evaluation-events.sql). */
export type EventKind =
  /** A response was stored that was not there before. */
  | 'evaluation.created'
  /** A clinic has sent newer answers in, which took the place of those that nobody had worked on. */
  | 'evaluation.replaced'
  /** Its client has confirmed the address. */
  | 'evaluation.confirmed'
  | 'evaluation.generated'
  | 'evaluation.verified'
  | 'evaluation.sent'
  | 'evaluation.opened'
  | 'evaluation.clicked'
  | 'evaluation.status'
  /** It went into the trash, or was erased. */
  | 'evaluation.deleted'
  | 'evaluation.restored'
  | 'evaluation.anonymised'
  | 'offer.requested'
  /** An import or a sync has ended: what it has brought is there, whether or not all of it could be read. About no one evaluation. */
  | 'responses.imported';

export interface EventFacts {
  /**
   * Of `created`: it has just been sent in, by the online form, the API, or a sync of a tab that was read before. Uploads, a first sync
   * and the demo bring older ones, whose respondents hear nothing.
   */
  isNew?: boolean;
  /** Of `imported`: what the import brought was stored since then (ISO 8601). */
  since?: string;
  /** Who did it, and what the call or job belongs to (see Caller). */
  by?: { adminId: number | null; traceId: string };
  /** Of `status`. */
  from?: Status;
  to?: Status;
  byHand?: boolean;
  /** Of `deleted` and `anonymised`, where the evaluation no longer knows its card. */
  card?: string | null;
  product?: { id: string; name: string };
  /** What a webhook may get of the evaluation; only where one subscribes to the event. */
  evaluation?: object;
}

export interface OutboxEvent {
  id: number;
  evaluationId: string | null;
  questionnaireId: number;
  kind: EventKind;
  facts: EventFacts;
}

/** Does something about events: one file each, all of them in `modules/outbox/consumers.ts`. */
export interface EventConsumer {
  /** The kinds that it is handed. */
  readonly kinds: readonly EventKind[];
  /** Writes what follows from these events (1 to 1,000, in their order), in the transaction that takes them off the outbox. */
  take(events: readonly OutboxEvent[]): Promise<void>;
  /** In a transaction of its own after that: makes jobs of what is due, and ends what waits for nobody. Answers counts for the log. */
  handOut?(): Promise<Record<string, number>>;
}

/** The evaluations of these events, each once. Pure. */
export const evaluationIdsOf = (events: readonly OutboxEvent[]): string[] => [
  ...new Set(events.flatMap(({ evaluationId }) => evaluationId ?? [])),
];

/**
 * Events by their questionnaire and by the admin who brought them about, for jobs that are to be that admin's. Each group in the
 * order of the events. Pure.
 */
export function groupsOf(events: readonly OutboxEvent[]): OutboxEvent[][] {
  const groups = new Map<string, OutboxEvent[]>();
  for (const event of events) {
    const key = `${event.questionnaireId} ${event.facts.by?.adminId ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  return [...groups.values()];
}
