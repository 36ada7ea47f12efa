import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFound, type StoredError } from '../../platform/errors/app-error.js';
import { caller } from '../../platform/http/caller.js';
import { isUuid } from '../../platform/text/uuid.js';
import { Evaluation } from './evaluation.entity.js';
import { EvaluationChanged } from './evaluations.errors.js';
import { originsOf, type GeneratedTexts, type Origin, type TextOrigins } from './evaluation.types.js';
import type { Sentence, TextEvidence } from './texts/text-evidence.js';
import { type Doubt, validDoubts } from './texts/text-doubts.js';
import { next } from './status/status.js';
import { LIVE, isLive } from './live-evaluations.query.js';
import { keepLocked, lockedFields } from './texts/text-fields.js';

/** Texts that a writer has just made from the scores of that version; `note` says what was odd about it. */
export interface FreshTexts {
  id: string;
  texts: GeneratedTexts;
  evidence: TextEvidence;
  by: Origin;
  /** Fields that the built-in writer wrote, where an AI wrote the rest. */
  builtIn: string[];
  scoredVersion: number;
  note: StoredError | null;
  /** What a second reader holds against them. */
  doubts?: Doubt[];
}

interface Locked {
  scoredVersion: number;
  version: number;
  at: Date;
  textOrigins: TextOrigins;
  generatedTexts: GeneratedTexts | null;
  textEvidence: TextEvidence;
  doubts: Doubt[];
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
    if (version !== undefined && version !== evaluation.version)
      throw new EvaluationChanged(evaluation, version);
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
   * Stores an evaluation's freshly written texts, but leaves those alone that a person wrote; the status becomes generated,
   * whatever it was, and the client keeps seeing the last snapshot. In the caller's transaction. False where they are not
   * stored: the evaluation is gone, or its scores have changed since the texts' facts were read, as they would then say
   * something untrue.
   */
  async storeTexts(fresh: FreshTexts): Promise<boolean> {
    const { id, texts, evidence, by, builtIn, note, doubts = [] } = fresh;
    const current = await this.lockForTexts(id);
    if (current?.scoredVersion !== fresh.scoredVersion) return false;
    const origins = originsOf(texts, by, null, current.at, current.version + 1);
    for (const field of builtIn) if (origins[field]) origins[field].by = 'built-in';
    const kept = lockedFields(current.textOrigins).flatMap((field) =>
      current.textEvidence[field] ? [[field, current.textEvidence[field]] as const] : [],
    );
    const stored = keepLocked(texts, origins, current);
    await this.database.prepared(
      'store-texts',
      `UPDATE evaluation SET generated_texts = $2, text_origins = $3, text_evidence = $4, doubts = $5::jsonb, error = $6, texts_stale = false,
              status = 'generated', approval = NULL, edited_since_approval = published IS NOT NULL, marked_status = NULL,
              generated_at = now(), version = version + 1
        WHERE id = $1`,
      [
        id,
        stored.texts,
        stored.origins,
        { ...evidence, ...Object.fromEntries(kept) },
        JSON.stringify(validDoubts([...current.doubts, ...doubts], stored.texts)),
        note,
      ],
    );
    return true;
  }

  /** Whole texts only where a person wrote some. */
  private async lockForTexts(id: string): Promise<Locked | undefined> {
    const [row] = await this.database.prepared<Locked>(
      'lock-for-texts',
      `SELECT scored_version, version, now() AS at, CASE WHEN person THEN text_origins ELSE '{}' END AS text_origins,
              CASE WHEN person THEN generated_texts END AS generated_texts, CASE WHEN person THEN text_evidence ELSE '{}' END AS text_evidence, doubts
         FROM evaluation, LATERAL (SELECT text_origins::text ~ '"(?:person|program)"' AS person) AS writers
        WHERE id = $1 AND ${isLive()} FOR UPDATE OF evaluation`,
      [id],
    );
    return row;
  }

  /** What one freshly written text rests on. In the caller's transaction, which holds the row. */
  async storeEvidence(id: string, field: string, sentences: Sentence[]): Promise<void> {
    await this.database.query(
      `UPDATE evaluation SET text_evidence = text_evidence || jsonb_build_object($2::text, $3::jsonb) WHERE id = $1`,
      [id, field, JSON.stringify(sentences)],
    );
  }

  /** Adds what a second reader holds against texts as they are stored by now. In the caller's transaction. */
  async addDoubts(id: string, found: Doubt[]): Promise<void> {
    const { doubts, generatedTexts } = await this.one(id);
    if (found.length === 0 || generatedTexts === null) return;
    await this.database.query(`UPDATE evaluation SET doubts = $2::jsonb WHERE id = $1`, [
      id,
      JSON.stringify(validDoubts([...doubts, ...found], generatedTexts)),
    ]);
  }

  /** What its machine-written sentences rest on. */
  async evidenceOf(id: string): Promise<TextEvidence> {
    const [row] = await this.database.query<{ evidence: TextEvidence }>(
      `SELECT text_evidence AS evidence FROM evaluation WHERE id = $1`,
      [id],
    );
    return row?.evidence ?? {};
  }

  /**
   * The texts are approved as the newest stored version has them; of those that no person has changed there is none. In the
   * caller's transaction (rules: versions of texts).
   */
  async noteApprovedVersion(id: string): Promise<void> {
    await this.database.query(
      `UPDATE text_version SET kind = 'approved', admin_id = $2, at = now() WHERE evaluation_id = $1
          AND version = (SELECT max(version) FROM text_version WHERE evaluation_id = $1)
          AND texts = (SELECT generated_texts FROM evaluation WHERE id = $1)`,
      [id, caller().adminId],
    );
  }

  /** A generation has failed for good: texts stay untouched, the reason is stored. */
  async generationFailed(id: string, error: StoredError): Promise<void> {
    const evaluation = await this.lockIfThere(id);
    if (evaluation)
      await this.write(evaluation, {
        status: next(evaluation.status, 'generation-failed') ?? evaluation.status,
        error,
      });
  }
}
