import { Column, Index, PrimaryColumn } from 'typeorm';
import type { SealedPlace } from '../../platform/database/reseal.js';
import { Table } from '../../platform/database/table.js';
import type { OffReason, WebhookEvent } from './webhook-events.js';

/** A server of others that is notified of what happens to the evaluations of a questionnaire. */
@Table('webhook')
@Index('webhook_questionnaire', ['questionnaireId', 'createdAt'])
export class Webhook {
  @PrimaryColumn('uuid') id: string;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('varchar', { length: 2000 }) url: string;
  @Column('text', { array: true }) events: WebhookEvent[];
  @Column('boolean', { name: 'is_on', default: true }) isOn: boolean;
  /** Why it was switched off, where nobody did it. */
  @Column('varchar', { name: 'off_reason', length: 10, nullable: true }) offReason: OffReason | null;
  @Column('text', { name: 'sealed_secret', select: false }) sealedSecret: string;
  /** Signs beside the secret until the time below. */
  @Column('text', { name: 'sealed_former_secret', nullable: true, select: false })
  sealedFormerSecret: string | null;
  @Column('timestamptz', { name: 'former_until', nullable: true }) formerUntil: Date | null;
  /** Tries in a row that brought nothing, and since when. */
  @Column('int', { default: 0 }) failures: number;
  @Column('timestamptz', { name: 'failing_since', nullable: true }) failingSince: Date | null;
  /** Nothing is sent before. */
  @Column('timestamptz', { name: 'rests_until', nullable: true }) restsUntil: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}

/** What a webhook's secrets are bound to. */
export const sealContextOf = (webhookId: string) => `webhook:${webhookId}`;

export const SEALED_WEBHOOKS: SealedPlace[] = ['sealed_secret', 'sealed_former_secret'].map((column) => ({
  table: 'webhook',
  id: 'id',
  column,
  where: `${column} IS NOT NULL`,
  contextOf: sealContextOf,
}));
