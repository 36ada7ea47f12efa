import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { BadRequest } from '../../platform/errors/app-error.js';
import { caller } from '../../platform/http/caller.js';
import type { Evaluation } from '../evaluations/evaluation.entity.js';
import type { Origin, Waiver } from '../evaluations/evaluation.types.js';
import { EvaluationsService } from '../evaluations/evaluations.service.js';
import { ReviewService } from './review.service.js';
import { SnapshotService } from '../results/snapshot/snapshot.service.js';
import { readCardId } from '../evaluations/card-id.js';
import { applyChanges, fieldChange, fieldsOf, type TextChanges } from '../evaluations/text-fields.js';

export interface EvaluationChange {
  texts?: TextChanges;
  /** Null clears it. */
  trelloCardId?: string | null;
  /** The version the change was made on; a stale one is refused. */
  version?: number;
  waivers?: { finding: string; reason: string }[];
}

const PUBLISHED = new Set(['verified', 'sent', 'opened', 'clicked']);

/** What a person writes into an evaluation (rules: editing texts). */
@Injectable()
export class EditingService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: EvaluationsService,
    private readonly review: ReviewService,
    private readonly snapshots: SnapshotService,
    private readonly audit: Audit,
  ) {}

  /**
   * Saves a person's change. Saving texts of a verified or later evaluation runs the checks and renews what the
   * client sees. Throws EvaluationChanged for a stale version, ChecksFailed for open findings.
   */
  async save(id: string, change: EvaluationChange): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id, change.version);
      const fields: Partial<Evaluation> = {};
      if (change.trelloCardId !== undefined) fields.trelloCardId = readCardId(change.trelloCardId ?? '');
      const changed = change.texts ? this.applyTexts(evaluation, change.texts, 'person', fields) : [];
      if (changed.length > 0 && PUBLISHED.has(evaluation.status))
        await this.republish({ ...evaluation, ...fields }, change.waivers, fields);
      await this.evaluations.write(evaluation, fields);
      await this.audit.record({ action: 'evaluation.edit', target: id, details: { texts: changed.length } });
    });
  }

  /** Puts one machine-written text in place of what is there; the status becomes generated. In the caller's transaction. */
  async storePart(id: string, texts: TextChanges, by: Origin): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id);
      const fields: Partial<Evaluation> = { status: 'generated', error: null };
      this.applyTexts(evaluation, texts, by, fields);
      await this.evaluations.write(evaluation, fields);
    });
  }

  /** Brings back the machine's text that a person replaced. Throws when there is none. */
  async restore(id: string, field: string, version?: number): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id, version);
      const original = evaluation.textOrigins[field]?.original;
      if (!original) throw new BadRequest('original_missing');
      const fields: Partial<Evaluation> = {};
      const texts = fieldChange(evaluation.generatedTexts, field, original.text);
      this.applyTexts(evaluation, texts, original.by, fields);
      if (PUBLISHED.has(evaluation.status)) await this.republish({ ...evaluation, ...fields }, [], fields);
      await this.evaluations.write(evaluation, fields);
      await this.audit.record({ action: 'evaluation.restore-text', target: id, details: { field } });
    });
  }

  private applyTexts(
    evaluation: Evaluation,
    texts: TextChanges,
    by: Origin,
    fields: Partial<Evaluation>,
  ): string[] {
    const known = new Set(evaluation.sectionScores.map(({ sectionId }) => String(sectionId)));
    for (const field of fieldsOf(texts).keys()) {
      const [kind, section = '', index] = field.split('.');
      const isSectionText = kind === 'sections' || kind === 'strengths';
      if (isSectionText && (!known.has(section) || Number(index ?? 0) > 2))
        throw new BadRequest('text_unknown', { field });
    }
    const author = by === 'person' ? caller().adminId : null;
    const applied = applyChanges(evaluation.generatedTexts, evaluation.textOrigins, texts, {
      by,
      author,
      at: new Date().toISOString(),
    });
    if (applied.changed.length > 0)
      Object.assign(fields, { generatedTexts: applied.texts, textOrigins: applied.origins });
    return applied.changed;
  }

  /** Only a person changes what a client sees: the edited texts pass the checks and become the new snapshot. */
  private async republish(
    edited: Evaluation,
    waivers: EvaluationChange['waivers'],
    fields: Partial<Evaluation>,
  ): Promise<void> {
    const kept: Waiver[] = await this.review.requireClean(edited, waivers ?? []);
    fields.waivers = kept;
    Object.assign(fields, await this.snapshots.take({ ...edited, waivers: kept }));
  }
}
