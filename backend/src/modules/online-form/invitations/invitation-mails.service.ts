import { Injectable } from '@nestjs/common';
import { advisoryLock } from '../../../platform/database/advisory-locks.js';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { SuppressionsService } from '../../mail/delivery/suppression/suppressions.service.js';
import { longDay } from '../../../platform/text/long-day.js';
import { estimatedMinutes } from '../estimated-minutes.js';
import { type FormDefinition, FormDefinitionService } from '../public/form-definition.service.js';
import { MOST_REMINDERS } from './invitation.types.js';
import { OPEN } from './open-form.query.js';
import { InvitationsService } from './invitations.service.js';

const MAIL_EVERY_MS = 5000;
const REMIND_EVERY_MS = 10 * 60_000;
/** So many stand before whatever else is mailed: sign-in codes and results never wait long for invitations. */
const MOST_UNTRIED = 20;
/** With those that the other side has put off. */
const MOST_WAITING = 100;
/** Two at once would each find the same room. */
const LOCK = advisoryLock('mails to the invited', 7_204_122);

interface Due {
  id: string;
  questionnaireId: number;
  clientName: string;
  clinicName: string;
  clientEmail: string;
  isReminder: boolean;
  /** When the clinic got its earlier result; null for one of a list. */
  resultAt: Date | null;
  hasAnswered: boolean;
}

/** Sends invitations and reminders a few at a time; what is to be sent is a row until its mail is queued (rules: invitations). */
@Injectable()
export class InvitationMailsService {
  constructor(
    private readonly database: Database,
    private readonly mails: MailService,
    private readonly suppressions: SuppressionsService,
    private readonly forms: FormDefinitionService,
    private readonly invitations: InvitationsService,
    @InjectEnv() private readonly env: ReadyEnv,
    schedule: Schedule,
  ) {
    schedule.every('mail-invitations', MAIL_EVERY_MS, async () => ({ mails: await this.mail() }));
    schedule.every('remind-invited', REMIND_EVERY_MS, async () => ({ reminders: await this.remind() }));
  }

  /**
   * Queues as many of the waiting mails as there is room for; answers how many. A mail and the note that it is queued are
   * stored together, so that nobody gets one twice, also when several processes run this or one dies.
   */
  async mail(): Promise<number> {
    return this.database.transaction(async () => {
      await this.database.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      const due = await this.database.query<Due>(DUE, [await this.room()]);
      if (due.length === 0) return 0;
      const suppressed = await this.suppressions.among(due.map(({ clientEmail }) => clientEmail));
      const mailable = due.filter((one) => !one.hasAnswered && !suppressed.has(one.clientEmail));
      const mailIds = await this.queue(mailable);
      await this.database.query(
        `UPDATE invitation i SET waiting_since = NULL, last_mail_id = coalesce(d.mail, i.last_mail_id),
                first_mailed_at = CASE WHEN d.mail IS NULL THEN i.first_mailed_at ELSE coalesce(i.first_mailed_at, now()) END,
                last_mailed_at = CASE WHEN d.mail IS NULL THEN i.last_mailed_at ELSE now() END
           FROM unnest($1::uuid[], $2::uuid[]) AS d(id, mail) WHERE i.id = d.id`,
        [due.map(({ id }) => id), due.map((one) => mailIds[mailable.indexOf(one)] ?? null)],
      );
      return mailable.length;
    });
  }

  /** Has those mailed once more who are due; answers how many. Two at the same time count a reminder once. */
  async remind(): Promise<number> {
    const rows = await this.database.query(REMIND);
    return rows.length;
  }

  private async room(): Promise<number> {
    const [row] = await this.database.query<{ room: number }>(
      `SELECT greatest(0, least(${MOST_UNTRIED} - count(*) FILTER (WHERE error IS NULL), ${MOST_WAITING} - count(*)))::int AS room
         FROM mail WHERE state IN ('queued', 'sending') AND kind IN ('invitation', 'again', 'reminder')`,
    );
    return row!.room;
  }

  private async queue(due: Due[]): Promise<string[]> {
    const forms = new Map<number, FormDefinition>();
    for (const { questionnaireId } of due)
      if (!forms.has(questionnaireId)) forms.set(questionnaireId, await this.forms.of(questionnaireId));
    return this.mails.queueRequested(
      ...due.map(({ id, questionnaireId, clientName, clinicName, clientEmail, isReminder, resultAt }) => {
        const { name, slug, language, questions } = forms.get(questionnaireId)!;
        return {
          kind: kindOf(isReminder, resultAt),
          questionnaireId,
          to: [clientEmail],
          language,
          content: {
            clientName,
            clinicName,
            ...(resultAt ? { date: longDay(resultAt, language) } : {}),
            questionnaire: name,
            minutes: String(estimatedMinutes([...questions.values()])),
            link: `${this.env.publicUrl}/q/${slug}?mail=invitation#invitation=${this.invitations.tokenOf(id)}`,
          },
        };
      }),
    );
  }
}

function kindOf(isReminder: boolean, resultAt: Date | null): 'again' | 'invitation' | 'reminder' {
  if (resultAt !== null) return 'again';
  return isReminder ? 'reminder' : 'invitation';
}

/** SQL: the clinic of invitation `i` has answered, on whatever way; also where its answers are in the trash now. */
const HAS_ANSWERED = `EXISTS (SELECT 1 FROM evaluation e WHERE e.questionnaire_id = i.questionnaire_id
  AND e.client_email = i.client_email AND (i.follows_id IS NULL OR e.submitted_at > i.created_at))`;

/** Those whose form is closed wait until it opens; what is just being changed is passed over. */
const DUE = `
  SELECT i.id, i.questionnaire_id, i.client_name, i.clinic_name,
         i.client_email, i.reminders > 0 AS is_reminder, ${HAS_ANSWERED} AS has_answered, former.sent_at AS result_at
    FROM invitation i JOIN online_form f ON f.questionnaire_id = i.questionnaire_id JOIN questionnaire q ON q.id = i.questionnaire_id
    LEFT JOIN evaluation former ON former.id = i.follows_id
   WHERE i.waiting_since IS NOT NULL AND i.finished_at IS NULL AND i.opted_out_at IS NULL AND i.client_email <> '' AND ${OPEN}
   ORDER BY i.waiting_since, i.id LIMIT $1 FOR UPDATE OF i SKIP LOCKED`;

/** The days count from the first mail; after a pause, two reminders still keep their distance. */
const NEXT = 'f.reminder_days[i.reminders + 1]';
const REMIND = `
  UPDATE invitation i SET reminders = i.reminders + 1, waiting_since = now()
    FROM online_form f JOIN questionnaire q ON q.id = f.questionnaire_id
   WHERE f.questionnaire_id = i.questionnaire_id AND ${OPEN} AND i.waiting_since IS NULL AND i.client_email <> ''
     AND i.finished_at IS NULL AND i.opted_out_at IS NULL AND i.follows_id IS NULL AND i.reminders < ${MOST_REMINDERS}
     AND i.first_mailed_at <= now() - make_interval(days => ${NEXT})
     AND i.last_mailed_at <= now() - make_interval(days => ${NEXT} - coalesce(f.reminder_days[i.reminders], 0))
     AND NOT ${HAS_ANSWERED}
  RETURNING i.id`;
