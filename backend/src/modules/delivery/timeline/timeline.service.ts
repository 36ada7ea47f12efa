import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { composeTimeline, type LoggedAct, MOST_ENTRIES, type TimelineEntry } from './compose-timeline.js';

/** What happened to an evaluation: from its times, the audit log, its mails and requests for offers (rules: timeline). */
@Injectable()
export class TimelineService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: EvaluationsService,
    private readonly mails: MailService,
  ) {}

  /** Newest first, bounded. Throws NotFound. */
  async of(id: string): Promise<TimelineEntry[]> {
    const evaluation = await this.evaluations.one(id);
    const acts = await this.database.query<LoggedAct>(
      `SELECT at, action, admin_id, details FROM audit_entry
        WHERE target = $1 AND questionnaire_id = $2 ORDER BY at DESC LIMIT $3`,
      [id, evaluation.questionnaireId, MOST_ENTRIES],
    );
    const offers = await this.database.query<{ at: Date; product: string }>(
      `SELECT created_at AS at, product_name AS product FROM offer_request WHERE evaluation_id = $1
        ORDER BY created_at DESC LIMIT $2`,
      [id, MOST_ENTRIES],
    );
    return composeTimeline({ evaluation, acts, offers, mails: await this.mails.allOf(id) });
  }
}
