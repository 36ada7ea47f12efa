import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFound, type StoredError } from '../../platform/errors/app-error.js';
import { isUuid } from '../../platform/text/uuid.js';
import { Evaluation } from './evaluation.entity.js';
import { EvaluationChanged } from './evaluations.errors.js';
import { originsOf, type GeneratedTexts, type Origin, type TextOrigins } from './evaluation.types.js';
import { next } from './status/status.js';
import { LIVE, isLive } from './live-evaluations.query.js';
import { keepLocked } from './text-fields.js';

/** Texts that a writer has just made from the scores of that version; `note` says what was odd about it. */
export interface FreshTexts {
  id: string;
  texts: GeneratedTexts;
  by: Origin;
  scoredVersion: number;
  note: StoredError | null;
}

interface Locked {
  id: string;
  scoredVersion: number;
  at: Date;
  textOrigins: TextOrigins;
  generatedTexts: GeneratedTexts | null;
}

/** Reads, locks and writes one evaluation; stores what a writer has made for it (rules: statuses). */
@Injectable()
export class EvaluationsService {
  constructor(private readonly database: Database) {}

  /** By its id or its link's token. Throws NotFound for hidden and anonymised ones, as everything here does. */
  async one(idOrLink: string): Promise<Evaluation> {
    const where = isUuid(idOrLink) ? { id: idOrLink } : { hashedUrl: idOrLink };
    const evaluation = await this.database.repository(Evaluation).findOneBy({ ...where, ...LIVE });
    if (!evaluation) throw new NotFound();
    return evaluation;
  }

  /** Locks the row for a change; the other one waits. Throws EvaluationChanged when the caller saw another version. */
  async lock(id: string, version?: number): Promise<Evaluation> {
    const evaluation = await this.lockIfThere(id);
    if (!evaluation) throw new NotFound();
    if (version !== undefined && version !== evaluation.version) throw new EvaluationChanged(evaluation);
    return evaluation;
  }

  /** For what comes from the outside, such as an accepted mail: nothing to do when the evaluation is gone. */
  lockIfThere(id: string): Promise<Evaluation | null> {
    return this.database
      .repository(Evaluation)
      .findOne({ where: { id, ...LIVE }, lock: { mode: 'pessimistic_write' } });
  }

  /** Writes a locked evaluation; its version grows. */
  async write({ id, version }: Evaluation, fields: Partial<Evaluation>): Promise<void> {
    await this.database
      .repository(Evaluation)
      .update({ id }, { ...(fields as object), version: version + 1 });
  }

  /**
   * Stores freshly written texts of many evaluations, but leaves those alone that a person wrote; the status becomes generated,
   * whatever it was, and the client keeps seeing the last snapshot. In the caller's transaction. Answers of each whether
   * it was stored: not when the evaluation is gone, or its scores have changed since the texts' facts were
   * read, as they would then say something untrue; and of two texts for one evaluation only the first.
   */
  async storeTexts(fresh: FreshTexts[]): Promise<boolean[]> {
    const locked = await this.lockForTexts(fresh.map(({ id }) => id));
    const storable = new Map<string, FreshTexts>();
    for (const one of fresh)
      if (locked.get(one.id)?.scoredVersion === one.scoredVersion && !storable.has(one.id))
        storable.set(one.id, one);
    const rows = [...storable.values()].map(({ id, texts, by, note }) => {
      const current = locked.get(id)!;
      return { id, note, ...keepLocked(texts, originsOf(texts, by, null, current.at), current) };
    });
    await this.database.query(
      `UPDATE evaluation e SET generated_texts = f.texts, text_origins = f.origins, error = f.note, texts_stale = false,
              status = 'generated', generated_at = now(), version = version + 1
         FROM jsonb_to_recordset($1::jsonb) AS f(id uuid, texts jsonb, origins jsonb, note jsonb) WHERE e.id = f.id`,
      [JSON.stringify(rows)],
    );
    return fresh.map((one) => storable.get(one.id) === one);
  }

  /** In one order, so that two transactions never block each other crosswise; whole texts only where a person wrote some. */
  private async lockForTexts(ids: string[]): Promise<Map<string, Locked>> {
    const rows = await this.database.query<Locked>(
      `SELECT id, scored_version AS "scoredVersion", now() AS at, CASE WHEN person THEN text_origins ELSE '{}' END AS "textOrigins",
              CASE WHEN person THEN generated_texts END AS "generatedTexts"
         FROM evaluation, LATERAL (SELECT text_origins::text LIKE '%"person"%' AS person) AS writers
        WHERE id = ANY($1::uuid[]) AND ${isLive()} ORDER BY id FOR UPDATE OF evaluation`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** A generation has failed for good: texts stay untouched, the reason is kept. */
  async generationFailed(id: string, error: StoredError): Promise<void> {
    const evaluation = await this.lockIfThere(id);
    if (evaluation)
      await this.write(evaluation, {
        status: next(evaluation.status, 'generation-failed') ?? evaluation.status,
        error,
      });
  }
}
