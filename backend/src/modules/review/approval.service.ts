import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { Conflict } from '../../platform/errors/app-error.js';
import { EvaluationsService } from '../evaluations/evaluations.service.js';
import { mayResetTo, needsSnapshot, next, type ResetTarget } from '../evaluations/status/status.js';
import { SnapshotService } from '../results/snapshot/snapshot.service.js';
import './review.errors.js';
import { ReviewService } from './review.service.js';

/** Approves texts, which publishes them, and resets statuses by hand (rules: statuses). */
@Injectable()
export class ApprovalService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: EvaluationsService,
    private readonly review: ReviewService,
    private readonly snapshots: SnapshotService,
    private readonly audit: Audit,
  ) {}

  /**
   * Freezes what the client will see. Throws evaluation_not_verifiable unless the evaluation is generated, ChecksFailed while
   * a finding is neither fixed nor waived with a reason.
   */
  async verify(id: string, waivers: { finding: string; reason: string }[] = []): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id);
      const status = next(evaluation.status, 'verify');
      if (status === null || evaluation.generatedTexts === null)
        throw new Conflict('evaluation_not_verifiable');
      const kept = await this.review.requireClean(evaluation, waivers);
      await this.evaluations.write(evaluation, {
        ...(await this.snapshots.take(evaluation)),
        status,
        waivers: kept,
        verifiedAt: await this.database.now(),
        error: null,
      });
      await this.audit.record({ action: 'evaluation.verify', target: id });
    });
  }

  /** Throws evaluation_not_resettable when the target needs texts that are not there. */
  async resetStatus(id: string, target: ResetTarget): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id);
      if (!mayResetTo(target, evaluation.generatedTexts !== null))
        throw new Conflict('evaluation_not_resettable', { target });
      const mustPublish = needsSnapshot(target) && !evaluation.published;
      const waivers = mustPublish ? await this.review.requireClean(evaluation, []) : evaluation.waivers;
      const publication = mustPublish ? await this.snapshots.take(evaluation) : {};
      await this.evaluations.write(evaluation, { ...publication, status: target, waivers, error: null });
      await this.audit.record({
        action: 'evaluation.reset-status',
        target: id,
        details: { from: evaluation.status, to: target },
      });
    });
  }
}
