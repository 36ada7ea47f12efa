import { Choice, Flag, Int, Moment, QueryInt, Text, Uuid } from '../../platform/http/fields.js';
import { ListOf, TextList } from '../../platform/http/list-fields.js';
import { Instant } from '../../platform/http/query-fields.js';

export const INBOX_KINDS = [
  'opened',
  'offer',
  'to-review',
  'overdue',
  'undelivered',
  'refused',
  'unconfirmed',
  'unknown-answers',
  'sync-failing',
  'job-failed',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

export class InboxFilter {
  @Choice(INBOX_KINDS, { optional: true }) kind?: InboxKind;
  @QueryInt({ optional: true, min: 1 }) questionnaireId?: number;
}

/** One piece of news about a questionnaire that the caller may manage. */
export class InboxItemResponse {
  @Text({ about: 'By which it is marked.' }) key: string;
  @Choice(INBOX_KINDS) kind: InboxKind;
  @Moment() at: Date;
  @Int() questionnaireId: number;
  @Text() questionnaireName: string;
  @Uuid({ nullable: true, about: 'The evaluation it is about; null where it is about the questionnaire.' })
  evaluationId: string | null;
  @Text({ nullable: true }) clientName: string | null;
  @Text({ nullable: true }) clinicName: string | null;
  @Text({
    nullable: true,
    about:
      'The product of an offer, how a mail failed (failed, uncertain, bounced, complained), or the kind of a job.',
  })
  detail: string | null;
  @Int({ nullable: true, about: 'How many responses have unknown answers, or are not yet approved.' }) count:
    | number
    | null;
  @Flag({ about: 'The caller has done with it.' }) isDone: boolean;
}

export class InboxResponse {
  @ListOf(() => InboxItemResponse, { about: 'Newest first, 200 at most.' }) items: InboxItemResponse[];
  @Int({ about: 'How many the caller has not done with, by the same filter.' }) unread: number;
}

export class InboxCountResponse {
  @Int() unread: number;
}

export class MarkInboxRequest {
  @TextList() items: string[];
  @Flag({ about: 'false: unread again.' }) isDone: boolean;
}

export class ReadInboxRequest {
  @Instant({ about: 'When the newest item that was seen is from; what came later stays unread.' })
  until: Date;
}
