import { AnyJson, Choice, Int, Moment, QueryInt, Text, Uuid } from '../../platform/http/fields.js';
import { composeBody } from './payload.js';
import { DELIVERY_STATES, type DeliveryState, PING, WEBHOOK_EVENTS } from './webhook-events.js';
import type { LoggedDelivery } from './deliveries.query.js';

/** As far as pages reach. */
export const FARTHEST = 10_000;
const SHOWN_EVENTS = [...WEBHOOK_EVENTS, PING];

export class DeliveryListParams {
  @Choice(DELIVERY_STATES, { optional: true }) state?: DeliveryState;
  @Choice(SHOWN_EVENTS, { optional: true }) event?: string;
  @QueryInt({ optional: true, min: 1, max: 500, about: '50, if left out.' }) limit?: number;
  @QueryInt({ optional: true, min: 0, max: FARTHEST }) offset?: number;
}

export class ResentResponse {
  @Int({ about: 'How many deliveries wait to be sent again.' }) resentCount: number;
}

export class DeliveryResponse {
  @Uuid({ about: 'The same at every try.' }) id: string;
  @Choice(SHOWN_EVENTS) event: string;
  @Uuid({ nullable: true }) evaluationId: string | null;
  @Choice(DELIVERY_STATES, { about: 'stopped: the webhook was switched off while it waited.' })
  state: DeliveryState;
  @Moment() createdAt: Date;
  @Int() tries: number;
  @Moment({ nullable: true }) triedAt: Date | null;
  @Moment({ nullable: true, about: 'Only while it waits.' }) nextTryAt: Date | null;
  @Int({ nullable: true, about: 'Of the last answer; null where there was none.' }) status: number | null;
  @Text({ nullable: true, about: 'Why there was no good answer: a word of the program.' })
  code: string | null;
  @Int({ nullable: true, about: 'How long the last try took, in milliseconds.' }) ms: number | null;
  @Text({ nullable: true, max: 500, about: 'How the last answer began.' }) answer: string | null;
  @AnyJson({ about: 'What is sent.' }) payload: Record<string, unknown>;

  static from({ nextTryAt, facts, questionnaireId, ...row }: LoggedDelivery): DeliveryResponse {
    return {
      ...row,
      nextTryAt: row.state === 'waiting' ? nextTryAt : null,
      payload: JSON.parse(composeBody({ ...row, facts, questionnaireId })) as Record<string, unknown>,
    };
  }
}
