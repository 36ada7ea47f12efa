import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { TRASH_DAYS } from '../../questionnaires/trash/deletions.service.js';
import type { TrashEntry } from './trash.dto.js';

const PAGE = 50;

/** What is in the trash of a questionnaire: evaluations one by one, sections and questions. */
@Injectable()
export class TrashQuery {
  constructor(private readonly database: Database) {}

  /** A page, what was deleted last first, and how many there are; or one entry alone, where it is still there. */
  async page(
    questionnaireId: number,
    page: number,
    item: string | null = null,
  ): Promise<{ entries: TrashEntry[]; total: number }> {
    const entries = await this.database.query<TrashEntry>(
      `SELECT kind, id, name, clinic_name, status, questions, deleted_at, deleted_by,
              deleted_at + make_interval(days => $3) AS kept_until
         FROM (${ENTRIES}) AS entry WHERE $4::uuid IS NULL OR id = $4::uuid ORDER BY deleted_at DESC, kind DESC, name, id LIMIT ${PAGE} OFFSET $2`,
      [questionnaireId, (page - 1) * PAGE, TRASH_DAYS, item],
    );
    if (item !== null) return { entries, total: entries.length };
    const [counted] = await this.database.query<{ total: number }>(
      `SELECT ((SELECT count(*) FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NOT NULL)
             + (SELECT count(*) FROM deletion WHERE questionnaire_id = $1 AND kind <> 'evaluations'))::int AS total`,
      [questionnaireId],
    );
    return { entries, total: counted?.total ?? 0 };
  }
}

const ENTRIES = `
  SELECT 'evaluation' AS kind, e.id, e.client_name AS name, e.clinic_name, e.status, 0 AS questions, e.deleted_at, d.deleted_by
    FROM evaluation e LEFT JOIN deletion d ON d.id = e.deletion_id
   WHERE e.questionnaire_id = $1 AND e.deleted_at IS NOT NULL
  UNION ALL
  SELECT kind, id, name, '', NULL, coalesce(jsonb_array_length(content -> 'questions'), 0), deleted_at, deleted_by
    FROM deletion WHERE questionnaire_id = $1 AND kind <> 'evaluations'`;
