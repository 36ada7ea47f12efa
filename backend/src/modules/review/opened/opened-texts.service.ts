import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { BadRequest, Forbidden } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import type { Evaluation } from '../../evaluations/evaluation.entity.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import './opened-text.entity.js';
import { creditedTime, partOf, partsOf, secondsToRead, type ShownPart } from './opened-parts.js';

type Read = Pick<Evaluation, 'id' | 'generatedTexts' | 'sectionScores'>;

/** A part as it now reads: read by the caller, or still to be looked at for so many seconds. */
export interface PartRead {
  part: string;
  isOpened: boolean;
  secondsLeft: number;
}

/** Which parts of an evaluation's texts the caller has read, as they now read, and for how long (rules: approval). */
@Injectable()
export class OpenedTextsService {
  private readonly pace: number;

  constructor(
    @InjectEnv() { readingPace }: ReadyEnv,
    private readonly database: Database,
    private readonly evaluations: EvaluationsService,
  ) {
    this.pace = readingPace;
  }

  /**
   * Notes for how long the caller has had these parts of that version on the screen since the last report; the first one starts
   * our clock. Throws person_needed for a token, EvaluationChanged for another version, text_unknown for a part that is not there.
   */
  async open(id: string, version: number, shown: readonly ShownPart[]): Promise<void> {
    const adminId = this.person();
    if (adminId === null) throw new Forbidden('person_needed');
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id, version);
      await this.note(evaluation, adminId, creditedTime(shown, await this.passedSince(id, adminId)));
    });
  }

  /** What the caller has just written counts as read by them. In the transaction that saves it. */
  async noteSaved(evaluation: Read, fields: readonly string[]): Promise<void> {
    const adminId = this.person();
    const known = partsOf(evaluation.generatedTexts, evaluation.sectionScores);
    const parts = [...new Set(fields.map(partOf))].flatMap((part) => {
      const words = known.get(part)?.words;
      return words === undefined ? [] : [{ part, seconds: secondsToRead(words, this.pace) }];
    });
    if (adminId !== null) await this.note(evaluation, adminId, parts);
  }

  /** Every part there is, and whether the caller has read it as it now reads. */
  async of(evaluation: Read): Promise<PartRead[]> {
    const adminId = this.person();
    const rows = await this.database.query<{ part: string; hash: string; seconds: number }>(
      `SELECT part, text_hash AS hash, seconds FROM opened_text WHERE evaluation_id = $1 AND admin_id = $2`,
      [evaluation.id, adminId],
    );
    const known = new Map(rows.map((row) => [row.part, row]));
    return [...partsOf(evaluation.generatedTexts, evaluation.sectionScores)].map(
      ([part, { hash, words }]) => {
        const row = known.get(part);
        const shown = row?.hash === hash ? row.seconds : 0;
        // Seconds are stored as single-precision numbers.
        const left = Math.max(0, Math.ceil(10 * (secondsToRead(words, this.pace) - shown) - 0.01) / 10);
        return { part, isOpened: left === 0, secondsLeft: left };
      },
    );
  }

  /** Whether the caller is a person who has read every part as it now reads. */
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

  /** Seconds since that person's last report on this evaluation; none before the first one. */
  private async passedSince(id: string, adminId: number): Promise<number> {
    const [row] = await this.database.query<{ passed: number | null }>(
      `SELECT extract(epoch FROM now() - max(reported_at))::float8 AS passed FROM opened_text
        WHERE evaluation_id = $1 AND admin_id = $2`,
      [id, adminId],
    );
    return row?.passed ?? 0;
  }

  private async note(evaluation: Read, adminId: number, shown: readonly ShownPart[]): Promise<void> {
    const known = partsOf(evaluation.generatedTexts, evaluation.sectionScores);
    const rows = shown.map(({ part, seconds }) => {
      const hash = known.get(part)?.hash;
      if (hash === undefined) throw new BadRequest('text_unknown', { field: part });
      return { part, hash, seconds };
    });
    await this.database.query(
      `INSERT INTO opened_text AS o (evaluation_id, admin_id, part, text_hash, seconds)
       SELECT $1::uuid, $2::int, part, min(hash), sum(seconds)
         FROM jsonb_to_recordset($3::jsonb) AS shown(part varchar, hash char(16), seconds real) GROUP BY part
       ON CONFLICT (evaluation_id, admin_id, part) DO UPDATE SET
         seconds = excluded.seconds + CASE WHEN o.text_hash = excluded.text_hash THEN o.seconds ELSE 0 END,
         opened_at = CASE WHEN o.text_hash = excluded.text_hash THEN o.opened_at ELSE now() END,
         text_hash = excluded.text_hash, reported_at = now()`,
      [evaluation.id, adminId, JSON.stringify(rows)],
    );
  }
}
