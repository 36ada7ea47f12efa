import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-error.js';
import { Events } from '../../platform/events/events.js';
import { JobControl } from '../../platform/jobs/job-control.js';
import { SessionsService } from '../auth/sign-in/sessions.service.js';
import { ConfigurationChanged } from './questionnaires.events.js';

/** Taking a questionnaire away, and bringing it back (rules: deleting). */
@Injectable()
export class QuestionnaireRemovalService {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobControl,
    private readonly sessions: SessionsService,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Hides a questionnaire with all that hangs on it, stops its jobs, and lets sessions choose anew. */
  async hide(id: number): Promise<void> {
    await this.database.transaction(async () => {
      const hidden = await this.database.query(
        `UPDATE questionnaire SET deleted_at = now() WHERE id = $1 AND deleted_at IS NULL RETURNING id`,
        [id],
      );
      if (hidden.length === 0) throw new NotFound();
      const running = await this.database.query<{ id: string }>(
        `SELECT id FROM job WHERE questionnaire_id = $1 AND state IN ('queued', 'running') ORDER BY id FOR UPDATE`,
        [id],
      );
      let cancelledJobs = 0;
      for (const job of running) if (await this.jobs.stop(job.id)) cancelledJobs += 1;
      await this.sessions.forgetQuestionnaire(id);
      await this.audit.record({
        action: 'questionnaire.delete',
        target: id,
        questionnaireId: id,
        details: { cancelledJobs },
      });
    });
  }

  /** Brings a hidden questionnaire back; one that is not hidden stays as it is. Scores that were left behind follow. */
  async restore(id: number): Promise<void> {
    await this.database.transaction(async () => {
      const [restored] = await this.database.query<{ configVersion: number }>(
        `UPDATE questionnaire SET deleted_at = NULL WHERE id = $1 AND deleted_at IS NOT NULL
          RETURNING config_version`,
        [id],
      );
      if (!restored) return;
      await this.events.emit(new ConfigurationChanged(id, restored.configVersion, true));
      await this.audit.record({ action: 'questionnaire.restore', target: id, questionnaireId: id });
    });
  }
}
