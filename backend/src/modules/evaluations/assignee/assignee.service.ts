import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { BadRequest } from '../../../platform/errors/app-error.js';
import { EvaluationsService } from '../evaluations.service.js';

/** Who sees to an evaluation (rules: notes and assignee). */
@Injectable()
export class AssigneeService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: EvaluationsService,
    private readonly audit: Audit,
  ) {}

  /** The version stays: it is about texts and status, and nobody's unsaved work has to be compared. Throws assignee_without_grant. */
  async assign(id: string, adminId: number | null): Promise<void> {
    await this.database.transaction(async () => {
      const { questionnaireId } = await this.evaluations.lock(id);
      if (adminId !== null && !(await this.hasGrant(questionnaireId, adminId)))
        throw new BadRequest('assignee_without_grant');
      await this.database.query(`UPDATE evaluation SET assignee_id = $2 WHERE id = $1`, [id, adminId]);
      await this.audit.record({ action: 'evaluation.assign', target: id, details: { assignee: adminId } });
    });
  }

  /** Ids of the admins to whom evaluations of the questionnaire can be assigned. */
  async candidates(questionnaireId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT admin_id AS id FROM access_grant WHERE questionnaire_id = $1 ORDER BY admin_id`,
      [questionnaireId],
    );
    return rows.map(({ id }) => id);
  }

  private async hasGrant(questionnaireId: number, adminId: number): Promise<boolean> {
    return (await this.candidates(questionnaireId)).includes(adminId);
  }
}
