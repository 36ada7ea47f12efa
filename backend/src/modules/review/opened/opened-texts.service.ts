import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { BadRequest, Forbidden } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import type { Evaluation } from '../../evaluations/evaluation.entity.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import './opened-text.entity.js';
import { partOf, partsOf } from './opened-parts.js';

type Read = Pick<Evaluation, 'id' | 'generatedTexts' | 'sectionScores'>;

/** Which parts of an evaluation's texts the caller has had on the screen, as they now read (rules: approval). */
@Injectable()
export class OpenedTextsService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: EvaluationsService,
  ) {}

  /**
   * Notes that the caller has these parts of that version on the screen. Throws person_needed for a token,
   * EvaluationChanged for another version, text_unknown for a part that is not there.
   */
  async open(id: string, version: number, parts: readonly string[]): Promise<void> {
    const adminId = this.person();
    if (adminId === null) throw new Forbidden('person_needed');
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id, version);
      await this.note(evaluation, adminId, parts);
    });
  }

  /** What the caller has just written counts as read by them. In the transaction that saves it. */
  async noteSaved(evaluation: Read, fields: readonly string[]): Promise<void> {
    const adminId = this.person();
    const hashes = partsOf(evaluation.generatedTexts, evaluation.sectionScores);
    const parts = [...new Set(fields.map(partOf))].filter((part) => hashes.has(part));
    if (adminId !== null) await this.note(evaluation, adminId, parts);
  }

  /** Every part there is, and whether the caller has opened it as it now reads. */
  async of(evaluation: Read): Promise<{ part: string; isOpened: boolean }[]> {
    const adminId = this.person();
    const rows = await this.database.query<{ part: string; hash: string }>(
      `SELECT part, text_hash AS hash FROM opened_text WHERE evaluation_id = $1 AND admin_id = $2`,
      [evaluation.id, adminId],
    );
    const opened = new Map(rows.map(({ part, hash }) => [part, hash]));
    const parts = partsOf(evaluation.generatedTexts, evaluation.sectionScores);
    return [...parts].map(([part, hash]) => ({ part, isOpened: opened.get(part) === hash }));
  }

  /** Whether the caller is a person who has opened every part as it now reads. */
  async isReadWhole(evaluation: Read): Promise<boolean> {
    if (this.person() === null) return false;
    const parts = await this.of(evaluation);
    return parts.length > 0 && parts.every(({ isOpened }) => isOpened);
  }

  /** Only a session is a person at a screen; a token or a job is none. */
  private person(): number | null {
    const { adminId, sessionId } = caller();
    return sessionId === null ? null : adminId;
  }

  private async note(evaluation: Read, adminId: number, parts: readonly string[]): Promise<void> {
    const hashes = partsOf(evaluation.generatedTexts, evaluation.sectionScores);
    const rows = parts.map((part) => {
      const hash = hashes.get(part);
      if (hash === undefined) throw new BadRequest('text_unknown', { field: part });
      return { part, hash };
    });
    await this.database.query(
      `INSERT INTO opened_text (evaluation_id, admin_id, part, text_hash)
       SELECT DISTINCT ON (part) $1::uuid, $2::int, part, hash FROM jsonb_to_recordset($3::jsonb) AS o(part varchar, hash char(16))
       ON CONFLICT (evaluation_id, admin_id, part) DO UPDATE SET text_hash = excluded.text_hash, opened_at = now()`,
      [evaluation.id, adminId, JSON.stringify(rows)],
    );
  }
}
