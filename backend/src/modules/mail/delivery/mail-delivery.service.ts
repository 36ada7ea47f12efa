import { Inject, Injectable } from '@nestjs/common';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { STORED_ADDRESS } from '../queue/mail-states.js';
import type { Mail } from '../queue/mail.entity.js';
import { MailAccepted } from '../queue/mail.events.js';
import { MailRenderer } from '../wording/mail-renderer.js';
import { type MailKind, NOTICE_KINDS } from '../wording/mail-templates.js';
import { SuppressionsService } from './suppression/suppressions.service.js';
import { DeliveryError } from './transports/delivery-error.js';
import type { RenderedMail, MailTransport } from './transports/mail-transport.js';
import { MailTransportsService } from './transports/mail-transports.service.js';

/** A mail that is written and knows its way. */
export interface ReadyMail {
  mail: Mail;
  letter: RenderedMail;
  subject: string;
  content: Record<string, string>;
  transport: MailTransport;
}

/** Mails to our own people, who must neither be locked out nor miss a request because of a report. */
const OWN_PEOPLE: readonly MailKind[] = ['code', 'test', 'offer', ...NOTICE_KINDS];

/** Hands mails over: written anew, claimed before the other side hears of them, recorded after (rules: mails). */
@Injectable()
export class MailDeliveryService {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly secretBox: SecretBox,
    private readonly wording: MailRenderer,
    private readonly transports: MailTransportsService,
    private readonly suppressions: SuppressionsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Writes the letter. Throws AddressSuppressed for an address that clients' mails no longer go to. */
  async prepare(mail: Mail): Promise<ReadyMail> {
    if (!OWN_PEOPLE.includes(mail.kind)) await this.suppressions.requireMailable(mail.toAddress);
    else if ((await this.suppressions.reasonFor(mail.toAddress)) !== null)
      this.logger.warn(
        { mail: mail.id, kind: mail.kind },
        'A mail goes to an address that bounced, complained or opted out',
      );
    const content = mail.sealed
      ? (JSON.parse(this.secretBox.open(mail.sealed, `mail:${mail.id}`)) as Record<string, string>)
      : (mail.content ?? {});
    const transport = await this.transports.current();
    return { mail, content, transport, ...(await this.wording.render(mail, content)) };
  }

  /**
   * Claims the row, with what is needed to ask about it later; committed before the other side hears of the mail. False when
   * the row is not waiting any more, or goes to another address by now.
   */
  async claim({ mail, letter, transport }: ReadyMail): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE mail SET state = 'sending', message_id = $3, transport = $4, changed_at = now()
        WHERE id = $1 AND state = 'queued' AND to_address = $2 RETURNING id`,
      [mail.id, mail.toAddress, letter.messageId, transport.name],
    );
    return rows.length === 1;
  }

  /** Hands the letter over; answers its Message-ID there. Throws a DeliveryError. */
  async handOver({ mail, letter, content, transport }: ReadyMail): Promise<string> {
    try {
      const { messageId } = await transport.deliver(letter);
      if (transport.name === 'outbox') this.wording.tellOnConsole(mail, content);
      return messageId;
    } catch (error) {
      // The admin who has to mend the settings must be able to sign in.
      if (error instanceof DeliveryError && error.kind === 'config')
        this.wording.tellOnConsole(mail, content);
      throw error;
    }
  }

  /** The letter is with a mail service, or it is a file that went nowhere (rules: mails). */
  async left({ mail, subject, transport }: ReadyMail, messageId: string): Promise<void> {
    if (transport.name === 'outbox') await this.saved(mail, { messageId, subject });
    else await this.accepted(mail, { messageId, subject });
  }

  /** Nothing follows from a file: nobody has got anything. */
  private async saved(
    mail: Mail,
    { messageId, subject }: { messageId: string; subject: string },
  ): Promise<void> {
    await this.database.query(
      `UPDATE mail SET state = 'saved', sealed = NULL, message_id = $2, subject = $3, changed_at = now(), error = NULL,
              to_address = ${STORED_ADDRESS}
        WHERE id = $1 AND state = 'sending'`,
      [mail.id, messageId, storedSubject(mail, subject)],
    );
  }

  /**
   * The mail and what follows from it, the evaluation's status above all, stand or fall together. What was heard of it
   * meanwhile stays.
   */
  async accepted(mail: Mail, { messageId, subject }: { messageId: string; subject?: string }): Promise<void> {
    await this.database.transaction(async () => {
      const rows = await this.database.query(
        `UPDATE mail SET state = 'accepted', accepted_at = now(), sealed = NULL, message_id = $2, subject = coalesce($3, subject),
                changed_at = CASE WHEN delivery IS NULL THEN now() ELSE changed_at END,
                error = CASE WHEN delivery IS NULL THEN NULL ELSE error END, to_address = ${STORED_ADDRESS}
          WHERE id = $1 AND state <> 'accepted' RETURNING id`,
        [mail.id, messageId, storedSubject(mail, subject)],
      );
      if (rows.length === 0) return;
      await this.events.emit(new MailAccepted(mail.id, mail.kind, mail.evaluationId, mail.offerRequestId));
    });
  }

  /** The other side knows no such address: the mail bounced, and nothing more goes there. */
  async bouncedAtOnce(mail: Mail): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.query(`UPDATE mail SET delivery = 'bounced', changed_at = now() WHERE id = $1`, [
        mail.id,
      ]);
      await this.suppressions.add(this.suppressions.hashOf(mail.toAddress), 'bounced');
    });
  }
}

/** The subject of a code mail holds the code. */
const storedSubject = ({ kind }: Mail, subject: string | undefined): string | null =>
  kind === 'code' ? null : (subject ?? null);
