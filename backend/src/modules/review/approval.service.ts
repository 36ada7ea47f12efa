import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { Conflict } from '../../platform/errors/app-error.js';
import { caller } from '../../platform/http/caller.js';
import type { Evaluation } from '../evaluations/evaluation.entity.js';
import {
  type Approval,
  type ApprovedBy,
  holdsFreeTexts,
  type MarkedStatus,
  type Waiver,
} from '../evaluations/evaluation.types.js';
import { EvaluationsService } from '../evaluations/evaluations.service.js';
import {
  isApproved,
  mayResetTo,
  needsSnapshot,
  next,
  type ResetTarget,
} from '../evaluations/status/status.js';
import { SnapshotService } from '../results/snapshot/snapshot.service.js';
import { OpenedTextsService } from './opened/opened-texts.service.js';
import { type GivenWaiver, ReviewService } from './review.service.js';

export interface Reset {
  target: ResetTarget;
  /** The version that was seen; the present one if left out. */
  version?: number;
  waivers?: GivenWaiver[];
}

/** Approves texts, which publishes them, and resets statuses by hand (rules: approval, statuses). */
@Injectable()
export class ApprovalService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: EvaluationsService,
    private readonly review: ReviewService,
    private readonly opened: OpenedTextsService,
    private readonly snapshots: SnapshotService,
    private readonly audit: Audit,
  ) {}

  /**
   * Freezes what the client will see. What was sent and edited since is published anew and keeps its status. Without a
   * version it approves the present one, as a person only where the caller has read it. Throws
   * EvaluationChanged where another version was seen, evaluation_not_verifiable where there is nothing to approve, free_texts_unread
   * where an AI wrote what the caller has not read, ChecksFailed while a finding is neither fixed nor waived with a reason.
   */
  async verify(id: string, version?: number, waivers: GivenWaiver[] = []): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id, version);
      const by = await this.approvedBy(evaluation);
      const status = next(evaluation.status, 'verify') ?? this.statusOfAnother(evaluation, by);
      if (status === null || evaluation.generatedTexts === null)
        throw new Conflict('evaluation_not_verifiable');
      const accepted = await this.review.requireClean(evaluation, waivers);
      await this.evaluations.write(evaluation, {
        ...(await this.publish(evaluation, by, accepted)),
        verifiedAt: await this.database.now(),
        status,
        waivers: accepted,
        error: null,
      });
      await this.evaluations.noteApprovedVersion(id);
      await this.audit.record({
        action: 'evaluation.verify',
        target: id,
        details: { approval: by },
      });
    });
  }

  /**
   * A status from which a client can open the page passes the checks as an approval does, and takes the snapshot where texts were
   * not approved in their present version. It is shown as set by hand: no time is set, no mail is claimed. Throws EvaluationChanged
   * where another version was seen, evaluation_not_resettable when the target needs texts that are not there.
   */
  async resetStatus(id: string, { target, version, waivers = [] }: Reset): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id, version);
      if (!mayResetTo(target, evaluation.generatedTexts !== null))
        throw new Conflict('evaluation_not_resettable', { target });
      const fields = needsSnapshot(target)
        ? await this.approveFor(target, evaluation, waivers)
        : { approval: null, markedStatus: null };
      await this.evaluations.write(evaluation, { ...fields, status: target, error: null });
      await this.audit.record({
        action: 'evaluation.reset-status',
        target: id,
        details: { from: evaluation.status, to: target },
      });
    });
  }

  private async approveFor(
    target: ResetTarget,
    evaluation: Evaluation,
    waivers: GivenWaiver[],
  ): Promise<Partial<Evaluation>> {
    const accepted = await this.review.requireClean(evaluation, waivers);
    const isPublished =
      isApproved(evaluation.status) && evaluation.published !== null && !evaluation.editedSinceApproval;
    const publication = isPublished
      ? {}
      : await this.publish(evaluation, await this.approvedBy(evaluation), accepted);
    const mark: MarkedStatus = { status: target, adminId: caller().adminId, at: new Date().toISOString() };
    return { ...publication, waivers: accepted, markedStatus: target === 'verified' ? null : mark };
  }

  private async publish(
    evaluation: Evaluation,
    by: ApprovedBy,
    waivers: readonly Waiver[],
  ): Promise<Partial<Evaluation>> {
    const exceptions = exceptionsOf(waivers);
    const approval: Approval = {
      by,
      adminId: caller().adminId,
      at: new Date().toISOString(),
      ...(exceptions.length > 0 && { exceptions }),
    };
    return {
      ...(await this.snapshots.take({ ...evaluation, approval })),
      approval,
      editedSinceApproval: false,
    };
  }

  /** Throws free_texts_unread where an AI has written in its own words, and the caller is no person who has read it whole. */
  private async approvedBy(evaluation: Evaluation): Promise<ApprovedBy> {
    if (await this.opened.isReadWhole(evaluation)) return 'person';
    if (holdsFreeTexts(evaluation.textOrigins)) throw new Conflict('free_texts_unread');
    return 'automatic';
  }

  /** What was approved is approved again where it was edited or withdrawn, or where a person has now read what only the program had checked. */
  private statusOfAnother(evaluation: Evaluation, by: ApprovedBy): Evaluation['status'] | null {
    if (!isApproved(evaluation.status)) return null;
    const isReadNow = by === 'person' && evaluation.approval?.by !== 'person';
    const isMissing = evaluation.published === null;
    return evaluation.editedSinceApproval || isMissing || isReadNow ? evaluation.status : null;
  }
}

/** How many findings each person has accepted. */
function exceptionsOf(waivers: readonly Waiver[]): NonNullable<Approval['exceptions']> {
  const counts = new Map<number | null, number>();
  for (const { adminId } of waivers) counts.set(adminId, (counts.get(adminId) ?? 0) + 1);
  return [...counts].map(([adminId, count]) => ({ adminId, count }));
}
