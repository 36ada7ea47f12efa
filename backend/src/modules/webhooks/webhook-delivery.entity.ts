import {
  Column,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Table } from '../../platform/database/table.js';
import type { DeliveryFacts } from './payload.js';
import type { DeliveryState, PING, WebhookEvent } from './webhook-events.js';
import { Webhook } from './webhook.entity.js';

/**
 * One event for one webhook, or for the Trello card of its evaluation, and the log of what became of it. Rows are made of the
 * outbox (evaluation_event) and go with their evaluation.
 */
@Table('webhook_delivery')
@Index('webhook_delivery_due', ['webhookId', 'nextTryAt'], { where: `state = 'waiting'` })
@Index('webhook_delivery_log', ['webhookId', 'createdAt', 'id'])
@Index('webhook_delivery_evaluation', ['evaluationId'], { where: 'evaluation_id IS NOT NULL' })
@Index('webhook_delivery_comments', ['evaluationId', 'place'], {
  where: `webhook_id IS NULL AND state = 'waiting'`,
})
@Index('webhook_delivery_ended', ['endedAt'], { where: 'ended_at IS NOT NULL' })
export class WebhookDelivery {
  @PrimaryGeneratedColumn('uuid') id: string;
  /** In the order of the events, which is that of comments on cards. */
  @Column('bigint') @Generated('increment') place: number;
  /** Null for a comment on a card: there is one Trello account for all. */
  @Column('uuid', { name: 'webhook_id', nullable: true }) webhookId: string | null;
  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhook_id' })
  webhook: Relation<Webhook> | null;
  /** Of a webhook one of WEBHOOK_EVENTS or PING, of a card any kind of event. */
  @Column('varchar', { length: 30 }) event: WebhookEvent | typeof PING;
  @Column('uuid', { name: 'evaluation_id', nullable: true }) evaluationId: string | null;
  /** As they were when it happened. */
  @Column('jsonb') facts: DeliveryFacts;
  @Column('varchar', { length: 10, default: 'waiting' }) state: DeliveryState;
  @Column('int', { default: 0 }) tries: number;
  @Column('timestamptz', { name: 'next_try_at', default: () => 'now()' }) nextTryAt: Date;
  @Column('timestamptz', { name: 'give_up_at' }) giveUpAt: Date;
  /** Of the last try: the answer's status, or why there was none; how long it took; how the answer began. */
  @Column('int', { nullable: true }) status: number | null;
  @Column('varchar', { length: 40, nullable: true }) code: string | null;
  @Column('int', { nullable: true }) ms: number | null;
  @Column('text', { nullable: true }) answer: string | null;
  @Column('timestamptz', { name: 'tried_at', nullable: true }) triedAt: Date | null;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
