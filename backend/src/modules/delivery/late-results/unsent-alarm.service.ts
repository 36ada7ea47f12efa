import { Injectable } from '@nestjs/common';
import { Column, PrimaryColumn } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { Table } from '../../../platform/database/table.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import type { Language } from '../../../platform/http/languages.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { AccessService } from '../../auth/access/access.service.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { UnsentQuery } from './unsent.query.js';

/** When the admins of a questionnaire last got a mail that results are late. */
@Table('unsent_alarm')
export class UnsentAlarm {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('timestamptz', { name: 'mailed_at', default: () => 'now()' }) mailedAt: Date;
}

const LOOK_MS = 10 * 60_000;

interface Asked {
  id: number;
  name: string;
  language: Language;
}

/** Mails the admins of a questionnaire, once a day at most, that results are late (rules: late results). */
@Injectable()
export class UnsentAlarmService {
  constructor(
    private readonly database: Database,
    private readonly unsent: UnsentQuery,
    private readonly access: AccessService,
    private readonly mails: MailService,
    @InjectEnv() private readonly env: ReadyEnv,
    schedule: Schedule,
  ) {
    schedule.every('unsent-alarm', LOOK_MS, (signal) => this.tell(signal));
  }

  async tell(signal: AbortSignal): Promise<{ alarms: number }> {
    const questionnaires = await this.database.query<Asked>(
      `SELECT q.id, q.name, q.language FROM questionnaire q LEFT JOIN unsent_alarm a ON a.questionnaire_id = q.id
        WHERE q.is_active AND q.deleted_at IS NULL AND coalesce(a.mailed_at < now() - interval '1 day', true) ORDER BY q.id`,
    );
    let alarms = 0;
    for (const questionnaire of questionnaires) {
      if (signal.aborted) break;
      if (await this.alarm(questionnaire)) alarms += 1;
    }
    return { alarms };
  }

  /** The mails and the note that they are queued are stored together, so that nobody gets them twice. */
  private async alarm({ id, name, language }: Asked): Promise<boolean> {
    const { count, hours, promised } = await this.unsent.of(id);
    if (count === 0) return false;
    return this.database.transaction(async () => {
      const taken = await this.database.query(
        `INSERT INTO unsent_alarm AS a (questionnaire_id) VALUES ($1)
         ON CONFLICT (questionnaire_id) DO UPDATE SET mailed_at = now() WHERE a.mailed_at < now() - interval '1 day'
         RETURNING questionnaire_id`,
        [id],
      );
      if (taken.length === 0) return false;
      await this.mails.queueNotice({
        kind: 'unsent-alarm',
        to: await this.access.emailsGranted(id),
        language,
        content: {
          questionnaire: name,
          count: String(count),
          hours: String(hours),
          promised: String(promised),
          link: `${this.env.publicUrl}/dashboard`,
        },
      });
      return true;
    });
  }
}
