import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Column, Index, PrimaryColumn } from 'typeorm';
import { Database } from '../../../../platform/database/database.js';
import { Table } from '../../../../platform/database/table.js';
import { AppError, NotFound } from '../../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../../platform/http/rate-limiter.js';
import { removeInBatches } from '../../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../../platform/schedule/schedule.js';
import { HOUR_MS } from '../../../../platform/time/time.js';
import { SettingsService } from '../../../settings/settings.service.js';
import { DELIVERIES, type MailState } from '../../queue/mail-states.js';
import { MailService } from '../../queue/mail.service.js';
import { SuppressionsService } from '../suppression/suppressions.service.js';
import { type MailReport, reportIn, signatureIn } from './read-report.js';
import { isSigned } from './report-signature.js';

/** A report of the mail service that was taken in, so that none counts twice. Stored for as long as its signature holds. */
@Table('mail_event')
@Index('mail_event_token', ['tokenHash'], { unique: true })
export class MailEvent {
  @PrimaryColumn('varchar', { length: 200 }) id: string;
  @Column('char', { name: 'token_hash', length: 64 }) tokenHash: string;
  @Column('timestamptz', { name: 'received_at', default: () => 'now()' }) receivedAt: Date;
}

const AT_ONCE = 1000;
const OVER = `DELETE FROM mail_event WHERE id IN (SELECT id FROM mail_event WHERE received_at < now() - interval '2 days' LIMIT $1)`;
const PER_NETWORK = { name: 'mail-events', max: 3000, seconds: 60 };
const PLACE = (value: string) => `array_position(ARRAY['${DELIVERIES.join(`','`)}'], ${value})`;

/** Takes in what the mail service reports of mails after it has accepted them (rules: reports of the mail service). */
@Injectable()
export class MailReportsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly mails: MailService,
    private readonly suppressions: SuppressionsService,
    private readonly limits: RateLimiter,
    schedule: Schedule,
  ) {
    schedule.every('remove-old-mail-events', HOUR_MS, async (signal) => ({
      events: await removeInBatches(database, signal, AT_ONCE, OVER),
    }));
  }

  /**
   * Throws NotFound while no signing key is set, TooMany over the limit of the caller's network, and a 406, which asks the
   * service not to repeat it, for what is not signed, too old, or signed with a token that another report had.
   */
  async take(body: unknown, network: string): Promise<void> {
    const { mailgun_webhook_key: key } = await this.settings.read('mailgun_webhook_key');
    if (!key) throw new NotFound();
    await this.limits.demand(network, [PER_NETWORK]);
    const signature = signatureIn(body);
    if (!signature || !isSigned(signature, key, Date.now())) throw unsigned();
    const report = reportIn(body);
    if (!report) return;
    await this.database.transaction(async () => {
      if (await this.isNew(report.eventId, signature.token)) await this.write(report);
    });
  }

  /** Remembers the report. False when it was here before. */
  private async isNew(eventId: string, token: string): Promise<boolean> {
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const added = await this.database.query(
      `INSERT INTO mail_event (id, token_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id`,
      [eventId, tokenHash],
    );
    if (added.length > 0) return true;
    const [same] = await this.database.query(`SELECT 1 FROM mail_event WHERE id = $1`, [eventId]);
    if (!same) throw unsigned();
    return false;
  }

  /**
   * The signature does not cover what a report says, so a report writes a note at the mail it names, with the mail's own
   * recipient, and moves nothing else. A mail whose end is unclear is asked about, over a line of our own.
   */
  private async write({ messageId, recipient, ...report }: MailReport): Promise<void> {
    const toHash = this.suppressions.hashOf(recipient);
    const [mail] = await this.database.query<{ id: string; state: MailState }>(
      `SELECT id, state FROM mail WHERE message_id = $1 AND to_hash = $2 ORDER BY created_at DESC LIMIT 1 FOR UPDATE`,
      [messageId, toHash],
    );
    if (!mail) return;
    if (report.delivery !== null)
      await this.database.query(
        `UPDATE mail SET delivery = $2, error = $3, changed_at = least(now(), to_timestamp($4))
          WHERE id = $1 AND (delivery IS NULL OR ${PLACE('delivery')} < ${PLACE('$2')})`,
        [
          mail.id,
          report.delivery,
          report.error && JSON.stringify({ ...report.error, status: 502 }),
          report.happenedAt,
        ],
      );
    if (report.suppresses !== null) await this.suppressions.add(toHash, report.suppresses);
    if (mail.state === 'uncertain') await this.mails.lookUp(mail.id, 0);
  }
}

const unsigned = () => new AppError('mail_event_unsigned', 406);
