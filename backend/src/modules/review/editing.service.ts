import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { BadRequest } from '../../platform/errors/app-error.js';
import { Events } from '../../platform/events/events.js';
import { caller } from '../../platform/http/caller.js';
import type { Evaluation } from '../evaluations/evaluation.entity.js';
import { isByHand, type Origin } from '../evaluations/evaluation.types.js';
import type { Sentence } from '../evaluations/texts/text-evidence.js';
import { TextVersionsService } from '../evaluations/texts/text-versions.service.js';
import { TextsEdited } from '../evaluations/evaluations.events.js';
import { EvaluationsService } from '../evaluations/evaluations.service.js';
import { isApproved } from '../evaluations/status/status.js';
import { editedShare } from './edited-share.js';
import { OpenedTextsService } from './opened/opened-texts.service.js';
import { readCardId } from '../evaluations/card-id.js';
import { applyChanges, fieldChange, fieldsOf, type TextChanges } from '../evaluations/texts/text-fields.js';

export interface EvaluationChange {
  texts?: TextChanges;
  /** Null clears it. */
  trelloCardId?: string | null;
  /** The version the change was made on; a stale one is refused. */
  version?: number;
}

/** Who writes what this call brings: nobody's program is called a person. */
const writerNow = (): { by: Origin; program?: string } => {
  const { tokenName } = caller();
  return tokenName === null ? { by: 'person' } : { by: 'program', program: tokenName };
};

/** What people and their programs write into an evaluation (rules: editing texts). */
@Injectable()
export class EditingService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: EvaluationsService,
    private readonly opened: OpenedTextsService,
    private readonly versions: TextVersionsService,
    private readonly audit: Audit,
    private readonly events: Events,
  ) {}

  /**
   * Saves a person's change, or a program's. Texts of a verified or later evaluation wait for another approval; until then the client keeps
   * seeing what was approved. Throws EvaluationChanged for a stale version.
   */
  async save(id: string, change: EvaluationChange): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id, change.version);
      const fields: Partial<Evaluation> = {};
      if (change.trelloCardId !== undefined) fields.trelloCardId = readCardId(change.trelloCardId ?? '');
      const changed = change.texts ? this.applyTexts(evaluation, change.texts, writerNow(), fields) : [];
      // Nothing was said, so nobody else's save becomes stale by it.
      if (Object.keys(fields).length === 0) return;
      await this.evaluations.write(evaluation, fields);
      if (changed.length > 0) {
        await this.versions.noteSaved(evaluation, fields.generatedTexts!);
        await this.opened.noteSaved({ ...evaluation, ...fields }, changed);
        await this.events.emit(new TextsEdited(evaluation.questionnaireId, id, changed));
      }
      await this.audit.record({ action: 'evaluation.edit', target: id, details: { texts: changed.length } });
    });
  }

  /** Puts one machine-written text in place of what is there. What was approved waits for another approval, as after an edit. */
  async storePart(
    id: string,
    { field, text, by, evidence }: { field: string; text: string; by: Origin; evidence: Sentence[] },
  ): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id);
      const status = isApproved(evaluation.status) ? evaluation.status : 'generated';
      const fields: Partial<Evaluation> = { status, error: null };
      this.applyTexts(evaluation, fieldChange(evaluation.generatedTexts, field, text), { by }, fields);
      await this.evaluations.write(evaluation, fields);
      await this.evaluations.storeEvidence(id, field, evidence);
    });
  }

  /** Brings back the text that a person or a program replaced. Throws when there is none. */
  async restore(id: string, field: string, version?: number): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id, version);
      const original = evaluation.textOrigins[field]?.original;
      if (!original) throw new BadRequest('original_missing');
      const fields: Partial<Evaluation> = {};
      const texts = fieldChange(evaluation.generatedTexts, field, original.text);
      this.applyTexts(evaluation, texts, { by: original.by, program: original.program }, fields);
      await this.evaluations.write(evaluation, fields);
      await this.audit.record({ action: 'evaluation.restore-text', target: id, details: { field } });
    });
  }

  private applyTexts(
    evaluation: Evaluation,
    texts: TextChanges,
    writer: { by: Origin; program?: string },
    fields: Partial<Evaluation>,
  ): string[] {
    const known = new Set(evaluation.sectionScores.map(({ sectionId }) => String(sectionId)));
    for (const field of fieldsOf(texts).keys()) {
      const [kind, section = '', index] = field.split('.');
      const isSectionText = kind === 'sections' || kind === 'strengths';
      if (isSectionText && (!known.has(section) || Number(index ?? 0) > 2))
        throw new BadRequest('text_unknown', { field });
    }
    const applied = applyChanges(evaluation.generatedTexts, evaluation.textOrigins, texts, {
      ...writer,
      author: isByHand(writer.by) ? caller().adminId : null,
      at: new Date().toISOString(),
      version: evaluation.version + 1,
    });
    if (applied.changed.length === 0) return [];
    const written = fieldsOf(applied.texts);
    for (const field of applied.changed) {
      const origin = applied.origins[field]!;
      if (origin.original) origin.editedShare = editedShare(origin.original.text, written.get(field) ?? '');
    }
    Object.assign(fields, {
      generatedTexts: applied.texts,
      textOrigins: applied.origins,
      approval: null,
      editedSinceApproval: evaluation.published !== null,
    });
    return applied.changed;
  }
}
