import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import type { Evaluation } from '../evaluation.entity.js';
import type { GeneratedTexts } from '../evaluation.types.js';
import { TextVersion, type VersionKind } from './text-version.entity.js';

/** So many versions of an evaluation's texts are stored (rules: versions of texts). */
const MOST_VERSIONS = 20;

type Texts = Pick<Evaluation, 'id' | 'version' | 'generatedTexts' | 'generatedAt'>;

/** What texts were at each save and approval (rules: versions of texts). */
@Injectable()
export class TextVersionsService {
  constructor(private readonly database: Database) {}

  /** Newest first, without the texts. */
  list(evaluationId: string): Promise<Omit<TextVersion, 'evaluation' | 'texts'>[]> {
    return this.database.repository(TextVersion).find({
      select: { evaluationId: true, version: true, kind: true, adminId: true, at: true },
      where: { evaluationId },
      order: { version: 'DESC' },
    });
  }

  /** The texts of one version. Throws NotFound. */
  async texts(evaluationId: string, version: number): Promise<GeneratedTexts> {
    const stored = await this.database.repository(TextVersion).findOneBy({ evaluationId, version });
    if (!stored) throw new NotFound();
    return stored.texts;
  }

  /** A person has changed texts: what they were before is stored, where nothing is yet, and what they are. In the caller's transaction. */
  async noteSaved(before: Texts, texts: GeneratedTexts): Promise<void> {
    const { id, version, generatedTexts, generatedAt } = before;
    if (generatedTexts)
      await this.store({
        id,
        version,
        texts: generatedTexts,
        kind: 'written',
        at: generatedAt,
        adminId: null,
      });
    await this.store({ id, version: version + 1, texts, kind: 'saved', at: null, adminId: caller().adminId });
    await this.database.query(
      `DELETE FROM text_version WHERE evaluation_id = $1 AND version <= (
         SELECT version FROM text_version WHERE evaluation_id = $1 ORDER BY version DESC OFFSET $2 LIMIT 1)`,
      [id, MOST_VERSIONS],
    );
  }

  /** Not twice in a row: only the newest version is compared. */
  private async store(one: {
    id: string;
    version: number;
    texts: GeneratedTexts;
    kind: VersionKind;
    at: Date | null;
    adminId: number | null;
  }): Promise<void> {
    await this.database.query(
      `INSERT INTO text_version (evaluation_id, version, texts, kind, at, admin_id)
       SELECT $1::uuid, $2::int, $3::jsonb, $4::varchar, coalesce($5::timestamptz, now()), $6::int
        WHERE $3::jsonb IS DISTINCT FROM (
          SELECT texts FROM text_version WHERE evaluation_id = $1::uuid ORDER BY version DESC LIMIT 1)
       ON CONFLICT (evaluation_id, version) DO NOTHING`,
      [one.id, one.version, JSON.stringify(one.texts), one.kind, one.at, one.adminId],
    );
  }
}
