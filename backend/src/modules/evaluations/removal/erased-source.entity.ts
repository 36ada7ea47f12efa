import { PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/** What stays of an erased response: a keyed hash of its sourceKey, so that no import brings the person back. */
@Table('erased_source')
export class ErasedSource {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @PrimaryColumn('char', { name: 'key_hash', length: 64 }) keyHash: string;
}
