import { Injectable } from '@nestjs/common';
import { PrimaryColumn } from 'typeorm';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { Table } from '../../../platform/database/table.js';

/** What stays of an erased response: a keyed hash of its sourceKey, so that no import brings the person back. */
@Table('erased_source')
export class ErasedSource {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @PrimaryColumn('char', { name: 'key_hash', length: 64 }) keyHash: string;
}

/** The responses that no import brings back: those that were erased, and those of which only numbers are kept (rules: deleting). */
@Injectable()
export class ErasedSourcesService {
  constructor(
    private readonly database: Database,
    private readonly keys: Keys,
  ) {}

  /** In the transaction that removes them; answers what is kept of each sourceKey, in their order. */
  async remember(responses: { questionnaireId: number; sourceKey: string }[]): Promise<string[]> {
    const hashes = responses.map(({ sourceKey }) => this.keys.hash('address-hash', erased(sourceKey)));
    await this.database.query(
      `INSERT INTO erased_source (questionnaire_id, key_hash) SELECT * FROM unnest($1::int[], $2::char(64)[]) ON CONFLICT DO NOTHING`,
      [responses.map(({ questionnaireId }) => questionnaireId), hashes],
    );
    return hashes;
  }

  /** Which of these sourceKeys are among them. */
  async among(questionnaireId: number, sourceKeys: string[]): Promise<Set<string>> {
    const keys = new Map(
      sourceKeys.flatMap((key) =>
        this.keys.hashes('address-hash', erased(key)).map((hash) => [hash, key] as const),
      ),
    );
    const rows = await this.database.query<{ keyHash: string }>(
      `SELECT key_hash AS "keyHash" FROM erased_source WHERE questionnaire_id = $1 AND key_hash = ANY($2)`,
      [questionnaireId, [...keys.keys()]],
    );
    return new Set(rows.map(({ keyHash }) => keys.get(keyHash)!));
  }
}

const erased = (sourceKey: string) => `erased ${sourceKey}`;
