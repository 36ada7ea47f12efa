import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, Forbidden, NotFound } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { EvaluationNote } from './evaluation-note.entity.js';

const MOST = 200;

/** What colleagues note about an evaluation among themselves (rules: notes and assignee). */
@Injectable()
export class NotesService {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** Newest first. */
  list(evaluationId: string): Promise<EvaluationNote[]> {
    return this.database
      .repository(EvaluationNote)
      .find({ where: { evaluationId }, order: { createdAt: 'DESC', id: 'DESC' }, take: MOST });
  }

  /** Throws notes_full. */
  async add(evaluationId: string, text: string): Promise<void> {
    await this.database.transaction(async () => {
      const notes = this.database.repository(EvaluationNote);
      if ((await notes.countBy({ evaluationId })) >= MOST) throw new Conflict('notes_full');
      await notes.insert({ evaluationId, adminId: caller().adminId!, text });
      await this.audit.record({ action: 'evaluation.add-note', target: evaluationId });
    });
  }

  /** Throws NotFound for a note of another evaluation, note_of_another for one that somebody else wrote. */
  async change(evaluationId: string, id: string, text: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.own(evaluationId, id);
      const editedAt = await this.database.now();
      await this.database.repository(EvaluationNote).update({ id }, { text, editedAt });
      await this.audit.record({ action: 'evaluation.change-note', target: evaluationId });
    });
  }

  /** Throws as `change` does. */
  async remove(evaluationId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.own(evaluationId, id);
      await this.database.repository(EvaluationNote).delete({ id });
      await this.audit.record({ action: 'evaluation.remove-note', target: evaluationId });
    });
  }

  private async own(evaluationId: string, id: string): Promise<void> {
    const note = await this.database.repository(EvaluationNote).findOneBy({ id, evaluationId });
    if (!note) throw new NotFound();
    if (note.adminId !== caller().adminId) throw new Forbidden('note_of_another');
  }
}
