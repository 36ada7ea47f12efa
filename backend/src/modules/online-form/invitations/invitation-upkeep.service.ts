import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { removeInBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { clinicZone } from '../../../platform/time/time.js';
import { EvaluationsForgotten } from '../../evaluations/evaluations.events.js';
import { AddressLifted, AddressOptedOut } from '../../mail/queue/mail.events.js';

const RETENTION_MONTHS = 12;
const AT_ONCE = 500;
const OVER = `
  DELETE FROM invitation WHERE id IN (
    SELECT id FROM invitation WHERE finished_at IS NULL AND created_at < now() - interval '${RETENTION_MONTHS} months' LIMIT $1)`;

/** What invitations forget, and whom they leave alone from now on (rules: invitations). */
@Injectable()
export class InvitationUpkeepService {
  constructor(
    private readonly database: Database,
    events: Events,
    schedule: Schedule,
  ) {
    events.on(AddressOptedOut, ({ addressHash }) => this.leaveAlone(addressHash));
    events.on(AddressLifted, ({ addressHashes }) => this.mayBeMailed(addressHashes));
    events.on(EvaluationsForgotten, ({ evaluationIds }) => this.forget(evaluationIds));
    schedule.nightly('remove-old-invitations', clinicZone(), (signal) => this.removeOld(signal));
  }

  /** Erases invitations that were not answered in that time. */
  async removeOld(signal: AbortSignal): Promise<{ invitations: number }> {
    return { invitations: await removeInBatches(this.database, signal, AT_ONCE, OVER) };
  }

  private async leaveAlone(addressHash: string): Promise<void> {
    await this.database.query(
      `UPDATE invitation SET opted_out_at = now(), waiting_since = NULL WHERE address_hash = $1 AND opted_out_at IS NULL`,
      [addressHash],
    );
  }

  /** What was never mailed, as the address was barred by then, goes now; reminders go on where they stopped. */
  private async mayBeMailed(addressHashes: string[]): Promise<void> {
    await this.database.query(
      `UPDATE invitation SET opted_out_at = NULL,
              waiting_since = CASE WHEN first_mailed_at IS NULL AND finished_at IS NULL THEN coalesce(waiting_since, now())
                                   ELSE waiting_since END
        WHERE address_hash = ANY($1) AND (opted_out_at IS NOT NULL OR first_mailed_at IS NULL)`,
      [addressHashes],
    );
  }

  /** That somebody was invited and answered stays countable; who it was goes with the answers. */
  private async forget(evaluationIds: string[]): Promise<void> {
    await this.database.query(
      `UPDATE invitation SET client_name = '', clinic_name = '', client_email = '', address_hash = '', waiting_since = NULL
        WHERE evaluation_id = ANY($1::uuid[])`,
      [evaluationIds],
    );
    await this.database.query(
      `DELETE FROM invitation WHERE follows_id = ANY($1::uuid[]) AND finished_at IS NULL`,
      [evaluationIds],
    );
  }
}
