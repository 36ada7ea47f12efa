import { Injectable } from '@nestjs/common';
import { Column, PrimaryColumn } from 'typeorm';
import { Database } from '../../../../platform/database/database.js';
import { Table } from '../../../../platform/database/table.js';
import { TABLE_SOURCES, type TableSource } from '../columns/known-sources.js';
import { type SavedMappings, mergedMapping, type ResponseMapping } from '../columns/response-mapping.js';

/** What people have said of the tables of one program. */
@Table('response_mapping')
export class KeptMapping {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @PrimaryColumn('varchar', { length: 20 }) source: TableSource;
  @Column('jsonb') mapping: ResponseMapping;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
}

/** Whose saved mapping a table is read with: that of the program that wrote it, unless said; `none`: no saved one. */
export const MAPPING_CHOICES = [...TABLE_SOURCES, 'none'] as const;
export type MappingChoice = (typeof MAPPING_CHOICES)[number];

/** Keeps what people have said of columns and answers, for the next table of the same program (rules: mapping of columns). */
@Injectable()
export class ResponseMappingsService {
  constructor(private readonly database: Database) {}

  /** By source. A choice says which of them every table is read with. */
  async of(questionnaireId: number, choice?: MappingChoice): Promise<SavedMappings> {
    if (choice === 'none') return {};
    const rows = await this.database.query<{ source: TableSource; mapping: ResponseMapping }>(
      `SELECT source, mapping FROM response_mapping WHERE questionnaire_id = $1`,
      [questionnaireId],
    );
    const saved: SavedMappings = Object.fromEntries(rows.map(({ source, mapping }) => [source, mapping]));
    if (choice === undefined) return saved;
    const chosen = saved[choice];
    return chosen ? Object.fromEntries(TABLE_SOURCES.map((source) => [source, chosen])) : {};
  }

  /** Adds to what is saved of a source, in the caller's transaction; what is said anew goes before. */
  async keep(
    questionnaireId: number,
    source: TableSource,
    said: ResponseMapping,
    anew: boolean,
  ): Promise<void> {
    if (said.columns.length + said.answers.length === 0 && !said.place && !anew) return;
    const before = anew ? undefined : (await this.of(questionnaireId))[source];
    await this.database.query(
      `INSERT INTO response_mapping (questionnaire_id, source, mapping) VALUES ($1, $2, $3)
       ON CONFLICT (questionnaire_id, source) DO UPDATE SET mapping = excluded.mapping, updated_at = now()`,
      [questionnaireId, source, JSON.stringify(mergedMapping(before, said))],
    );
  }
}
