import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { inBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { HOUR_MS } from '../../../platform/time/time.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';
import { SuppressionsService } from '../../mail/delivery/suppression/suppressions.service.js';
import { OPEN } from './open-form.query.js';

const BATCH = 200;
/** Whose result is older by so much more is left alone: nobody expects a letter years later. */
const LATEST_MONTHS = 3;

interface Due {
  id: string;
  questionnaireId: number;
  clientName: string;
  clinicName: string;
  clientEmail: string;
}

/** Invites clinics once more, so many months after their result (rules: inviting again). */
@Injectable()
export class InvitingAgainService {
  constructor(
    private readonly database: Database,
    private readonly suppressions: SuppressionsService,
    schedule: Schedule,
  ) {
    schedule.every('invite-again', HOUR_MS, (signal) => this.inviteDue(signal));
  }

  /** Each result leads to one invitation at most, also when several processes run this; its mail goes out as those of lists do. */
  async inviteDue(signal: AbortSignal): Promise<{ invitations: number }> {
    return { invitations: await inBatches(BATCH, signal, (size) => this.batch(size)) };
  }

  /** How many clinics would be invited at once if it were so many months. */
  async countDue(questionnaireId: number, months: number): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM evaluation e WHERE e.questionnaire_id = $1 AND ${dueAfter('$2::int')}`,
      [questionnaireId, months],
    );
    return row?.n ?? 0;
  }

  /** Who is not mailed to gets a row like the others, which says so, and no mail. */
  private batch(size: number): Promise<number> {
    return this.database.transaction(async () => {
      const due = await this.database.query<Due>(DUE, [size]);
      if (due.length === 0) return 0;
      await this.database.query(
        `INSERT INTO invitation (questionnaire_id, client_name, clinic_name, client_email, address_hash, follows_id)
         SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::uuid[])
         ON CONFLICT (follows_id) WHERE follows_id IS NOT NULL DO NOTHING`,
        [
          due.map(({ questionnaireId }) => questionnaireId),
          due.map(({ clientName }) => clientName),
          due.map(({ clinicName }) => clinicName),
          due.map(({ clientEmail }) => clientEmail),
          due.map(({ clientEmail }) => this.suppressions.hashOf(clientEmail)),
          due.map(({ id }) => id),
        ],
      );
      return due.length;
    });
  }
}

/**
 * SQL: the result of `e` was mailed so many months ago, to an address that was confirmed where that was asked for, and the clinic
 * has neither answered since nor been invited after it.
 */
const dueAfter = (months: string) => `${isLive('e.')} AND e.status IN ('sent', 'opened', 'clicked')
  AND e.sent_at <= now() - make_interval(months => ${months})
  AND e.sent_at > now() - make_interval(months => ${months} + ${LATEST_MONTHS})
  AND e.client_email <> '' AND e.address_check <> 'awaited'
  AND NOT EXISTS (SELECT 1 FROM evaluation newer WHERE newer.questionnaire_id = e.questionnaire_id AND newer.client_email = e.client_email
                     AND (newer.submitted_at, newer.id) > (e.submitted_at, e.id))
  AND NOT EXISTS (SELECT 1 FROM evaluation newer WHERE newer.former_id = e.id)
  AND NOT EXISTS (SELECT 1 FROM invitation i WHERE i.follows_id = e.id)`;

/** Whose row is just being changed is taken the next time. */
const DUE = `
  SELECT e.id, e.questionnaire_id, e.client_name, e.clinic_name,
         e.client_email
    FROM online_form f JOIN questionnaire q ON q.id = f.questionnaire_id JOIN evaluation e ON e.questionnaire_id = q.id
   WHERE f.invite_again_months IS NOT NULL AND ${OPEN} AND ${dueAfter('f.invite_again_months')}
   ORDER BY e.sent_at LIMIT $1 FOR UPDATE OF e SKIP LOCKED`;
