import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { SuppressionsService } from '../../mail/delivery/suppression/suppressions.service.js';
import { InvitingService } from './inviting.service.js';

/** For one invitation, over all admins: nobody is to be pestered. */
const SENT_AGAIN = { name: 'invitation-again', max: 3, seconds: 86_400 };

interface InvitationState {
  questionnaireId: number;
  clientEmail: string;
  isFinished: boolean;
  isOptedOut: boolean;
  isWaiting: boolean;
}

/** What admins do with single invitations. */
@Injectable()
export class InvitationActionsService {
  constructor(
    private readonly database: Database,
    private readonly inviting: InvitingService,
    private readonly mails: MailService,
    private readonly suppressions: SuppressionsService,
    private readonly limits: RateLimiter,
    private readonly audit: Audit,
  ) {}

  /** Its mail goes out once more. Throws Conflict, AddressSuppressed and TooMany. */
  async sendAgain(id: string): Promise<void> {
    const state = await this.stateOf(id);
    if (state.isFinished) throw new Conflict('invitation_finished');
    if (state.isWaiting) throw new Conflict('invitation_waiting');
    if (state.isOptedOut) throw new Conflict('invitation_opted_out');
    await this.inviting.requireOpen(state.questionnaireId);
    await this.suppressions.requireMailable(state.clientEmail);
    await this.limits.demand(id, [SENT_AGAIN]);
    await this.database.transaction(async () => {
      await this.database.query(
        `UPDATE invitation SET waiting_since = now() WHERE id = $1 AND finished_at IS NULL AND opted_out_at IS NULL`,
        [id],
      );
      await this.audit.record({ action: 'invitation.send-again', target: id });
    });
  }

  /** Its link works no longer, and a mail that has not left stays here; what was filled in with it stays. */
  async withdraw(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const [gone] = await this.database.query<{ mailId: string | null }>(
        `DELETE FROM invitation WHERE id = $1 RETURNING last_mail_id AS mail_id`,
        [id],
      );
      if (!gone) throw new NotFound();
      if (gone.mailId) await this.mails.stop([gone.mailId]);
      await this.audit.record({ action: 'invitation.withdraw', target: id });
    });
  }

  private async stateOf(id: string): Promise<InvitationState> {
    const [row] = await this.database.query<InvitationState>(
      `SELECT questionnaire_id, client_email, finished_at IS NOT NULL AS is_finished,
              opted_out_at IS NOT NULL AS is_opted_out, waiting_since IS NOT NULL AS is_waiting FROM invitation WHERE id = $1`,
      [id],
    );
    if (!row) throw new NotFound();
    return row;
  }
}
