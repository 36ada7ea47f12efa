import { Injectable } from '@nestjs/common';
import { PrimaryColumn } from 'typeorm';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { Table } from '../../../platform/database/table.js';
import { RESTORABLE } from '../../evaluations/live-evaluations.query.js';

/** What stays of an erased response: a keyed hash of its sourceKey, so that no import brings the person back. */
@Table('erased_source')
export class ErasedSource {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @PrimaryColumn('char', { name: 'key_hash', length: 64 }) keyHash: string;
}

interface Row {
  index: number;
  sourceKey: string;
}

/**
 * * The responses that imports skip: those that were erased, those of which only numbers are stored, and those in the trash,
 * from where a person brings them back (rules: deleting).
 */
@Injectable()
export class ErasedSourcesService {
  constructor(
    private readonly database: Database,
    private readonly keys: Keys,
  ) {}

  /** In the transaction that removes them; answers the stored hash of each sourceKey, in their order. */
  async remember(responses: { questionnaireId: number; sourceKey: string }[]): Promise<string[]> {
    const hashes = responses.map(({ sourceKey }) => this.keys.hash('address-hash', erased(sourceKey)));
    await this.database.query(
      `INSERT INTO erased_source (questionnaire_id, key_hash) SELECT * FROM unnest($1::int[], $2::char(64)[]) ON CONFLICT DO NOTHING`,
      [responses.map(({ questionnaireId }) => questionnaireId), hashes],
    );
    return hashes;
  }

  /** Which of these rows are skipped, by their `index`, and why. */
  async skipped(questionnaireId: number, rows: Row[]): Promise<Map<number, 'erased' | 'trashed'>> {
    const keys = rows.map(({ sourceKey }) => sourceKey);
    const erased = await this.among(questionnaireId, keys);
    const trashed = await this.inTrash(questionnaireId, keys);
    const skipped = new Map<number, 'erased' | 'trashed'>();
    for (const { index, sourceKey } of rows)
      if (erased.has(sourceKey)) skipped.set(index, 'erased');
      else if (trashed.has(sourceKey)) skipped.set(index, 'trashed');
    return skipped;
  }

  /** Without those that have a live copy: earlier versions did not skip what was in the trash. */
  private async inTrash(questionnaireId: number, sourceKeys: string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ sourceKey: string }>(
      `SELECT DISTINCT h.source_key FROM evaluation h WHERE ${RESTORABLE} AND h.source_key = ANY($2::char(64)[])`,
      [questionnaireId, sourceKeys],
    );
    return new Set(rows.map(({ sourceKey }) => sourceKey));
  }

  private async among(questionnaireId: number, sourceKeys: string[]): Promise<Set<string>> {
    const keys = new Map(
      sourceKeys.flatMap((key) =>
        this.keys.hashes('address-hash', erased(key)).map((hash) => [hash, key] as const),
      ),
    );
    const rows = await this.database.query<{ keyHash: string }>(
      `SELECT key_hash FROM erased_source WHERE questionnaire_id = $1 AND key_hash = ANY($2)`,
      [questionnaireId, [...keys.keys()]],
    );
    return new Set(rows.map(({ keyHash }) => keys.get(keyHash)!));
  }
}

const erased = (sourceKey: string) => `erased ${sourceKey}`;
