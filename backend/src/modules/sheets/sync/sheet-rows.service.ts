import { Injectable } from '@nestjs/common';
import { Column, Index, PrimaryColumn } from 'typeorm';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { Table } from '../../../platform/database/table.js';
import { Events } from '../../../platform/events/events.js';
import { EvaluationsForgotten } from '../../evaluations/evaluations.events.js';
import type { IntakeRow } from '../../responses/intake/intake.service.js';
import { findEditedRows, type ReadRow, type SeenEvaluation, type SeenRow } from './edited-rows.js';

/** Which response stood in which row of a tab when it was read last, so that an edited one is known as the same. */
@Table('sheet_row')
@Index('sheet_row_evaluation', ['evaluationId'])
export class SheetRow {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  /** `<spreadsheet>#<tab>`. */
  @PrimaryColumn('varchar', { length: 160 }) tab: string;
  /** Keyed hash of the row's sourceKey: nothing here tells who answered. */
  @PrimaryColumn('char', { name: 'key_hash', length: 64 }) keyHash: string;
  @Column('int', { name: 'row_number' }) row: number;
  @Column('uuid', { name: 'evaluation_id' }) evaluationId: string;
}

/** A response of the tab, with the number of its row. */
export type TabRow = IntakeRow & { row: number };

/** Remembers the rows of a tab from one reading to the next. */
@Injectable()
export class SheetRowsService {
  constructor(
    private readonly database: Database,
    private readonly keys: Keys,
    events: Events,
  ) {
    events.on(EvaluationsForgotten, ({ evaluationIds }) => this.forget(evaluationIds));
  }

  /** The rows, edited ones marked with the evaluation whose response they are. */
  async markEdited(questionnaireId: number, tab: string, rows: TabRow[]): Promise<TabRow[]> {
    const seen = await this.database.query<SeenRow>(
      `SELECT key_hash, row_number AS row, evaluation_id FROM sheet_row
        WHERE questionnaire_id = $1 AND tab = $2 ORDER BY row_number`,
      [questionnaireId, tab],
    );
    if (seen.length === 0) return rows;
    const read = rows.map((row): ReadRow => ({ ...row, keyHash: this.hash(row.sourceKey) }));
    const hashes = new Set(read.map(({ keyHash }) => keyHash));
    const known = await this.evaluationsByKey(questionnaireId, rows);
    const settled = new Set(known.values());
    const unsettled = seen.filter(
      ({ keyHash, evaluationId }) => !hashes.has(keyHash) || !settled.has(evaluationId),
    );
    const evaluations = await this.evaluationsById(
      questionnaireId,
      unsettled.map(({ evaluationId }) => evaluationId),
    );
    const edited = findEditedRows(read, { seen, evaluations, known: new Set(known.keys()) });
    return rows.map((row, index) => (edited.has(index) ? { ...row, replaces: edited.get(index)! } : row));
  }

  /** Stores which response is in which row, in the caller's transaction. */
  async remember(questionnaireId: number, tab: string, rows: TabRow[]): Promise<void> {
    const known = await this.evaluationsByKey(questionnaireId, rows);
    const located = rows.flatMap(({ sourceKey, row, replaces }) => {
      const evaluationId = known.get(sourceKey) ?? replaces;
      return evaluationId ? [{ keyHash: this.hash(sourceKey), row, evaluationId }] : [];
    });
    await this.database.query(
      `DELETE FROM sheet_row WHERE questionnaire_id = $1 AND tab = $2 AND key_hash <> ALL($3::char(64)[])`,
      [questionnaireId, tab, located.map(({ keyHash }) => keyHash)],
    );
    await this.database.query(
      `INSERT INTO sheet_row AS s (questionnaire_id, tab, key_hash, row_number, evaluation_id)
       SELECT $1, $2, * FROM unnest($3::char(64)[], $4::int[], $5::uuid[])
       ON CONFLICT (questionnaire_id, tab, key_hash) DO UPDATE
         SET row_number = excluded.row_number, evaluation_id = excluded.evaluation_id
       WHERE (s.row_number, s.evaluation_id) <> (excluded.row_number, excluded.evaluation_id)`,
      [
        questionnaireId,
        tab,
        located.map(({ keyHash }) => keyHash),
        located.map(({ row }) => row),
        located.map(({ evaluationId }) => evaluationId),
      ],
    );
  }

  /** In the transaction that removes what says whose these evaluations were. */
  private async forget(evaluationIds: string[]): Promise<void> {
    await this.database.query(`DELETE FROM sheet_row WHERE evaluation_id = ANY($1::uuid[])`, [evaluationIds]);
  }

  private async evaluationsByKey(questionnaireId: number, rows: TabRow[]): Promise<Map<string, string>> {
    const found = await this.database.query<{ id: string; sourceKey: string }>(
      `SELECT id, source_key FROM evaluation
        WHERE questionnaire_id = $1 AND deleted_at IS NULL AND source_key = ANY($2::char(64)[])`,
      [questionnaireId, rows.map(({ sourceKey }) => sourceKey)],
    );
    return new Map(found.map(({ id, sourceKey }) => [sourceKey, id]));
  }

  private async evaluationsById(
    questionnaireId: number,
    ids: string[],
  ): Promise<Map<string, SeenEvaluation>> {
    const found = await this.database.query<SeenEvaluation>(
      `SELECT id, source_key, client_email, submitted_at FROM evaluation
        WHERE questionnaire_id = $1 AND deleted_at IS NULL AND id = ANY($2::uuid[])`,
      [questionnaireId, ids],
    );
    return new Map(found.map((evaluation) => [evaluation.id, evaluation]));
  }

  private hash(sourceKey: string): string {
    return this.keys.hash('address-hash', `row ${sourceKey}`);
  }
}
