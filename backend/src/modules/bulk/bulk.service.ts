import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { BadRequest, NotFound, type StoredError } from '../../platform/errors/app-error.js';
import type { Job } from '../../platform/jobs/job.entity.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { isLive } from '../evaluations/live-evaluations.query.js';
import { GenerationService } from '../generation/generation.service.js';
import type { BulkAction } from './bulk.dto.js';
import { bulkQueue, refOf } from './bulk.worker.js';

export interface Failure {
  evaluationId: string;
  clientName: string;
  clinicName: string;
  error: StoredError | null;
}

export interface BulkWork {
  action: BulkAction;
  ids: string[];
  /** By id, what was seen of each; needed to verify. */
  versions?: Record<string, number>;
}

/** The same step for many selected evaluations, as one job. */
@Injectable()
export class BulkService {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly generation: GenerationService,
  ) {}

  /**
   * Throws NotFound when one of the ids is not an evaluation of this questionnaire, version_missing when one is to be verified
   * of which nobody says what was seen: then nothing is done.
   */
  async start(questionnaireId: number, { action, ids, versions = {} }: BulkWork): Promise<Job> {
    const selected = [...new Set(ids)];
    if (action === 'verify' && selected.some((id) => versions[id] === undefined))
      throw new BadRequest('version_missing');
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM evaluation WHERE id = ANY($1::uuid[]) AND questionnaire_id = $2 AND ${isLive()}`,
      [selected, questionnaireId],
    );
    if (rows.length !== selected.length) throw new NotFound();
    if (action === 'generate') return this.generation.generateSelected(questionnaireId, selected);
    return this.jobs.start(bulkQueue, `${action}-selected`, {
      payload: {},
      questionnaireId,
      refs: action === 'verify' ? selected.map((id) => refOf({ id, version: versions[id]! })) : selected,
      audit: { action: `evaluations.${action}-selected`, details: { count: selected.length } },
    });
  }

  /** Which items of a job failed, with the clinic they are about. */
  async failures(jobId: string): Promise<Failure[]> {
    return this.database.query<Failure>(
      `SELECT e.id AS evaluation_id, e.client_name, e.clinic_name, i.error
         FROM job_item i LEFT JOIN mail m ON i.queue = 'mail' AND m.id::text = i.ref
         JOIN evaluation e ON e.id::text = coalesce(m.evaluation_id::text, split_part(i.ref, '@', 1))
        WHERE i.job_id = $1 AND i.state = 'failed' ORDER BY e.client_name, e.id LIMIT 1000`,
      [jobId],
    );
  }
}
