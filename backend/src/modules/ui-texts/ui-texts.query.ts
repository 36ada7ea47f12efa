import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { TextContext } from './contexts.js';
import type { UiText } from './ui-text.entity.js';

const COLUMNS = `id, key, context, language, value, questionnaire_id`;

interface TextFilter {
  context?: TextContext | undefined;
  language?: string | undefined;
}

/** Reads stored texts. */
@Injectable()
export class UiTextsQuery {
  constructor(private readonly database: Database) {}

  /** The texts of one owner, a questionnaire or (null) everybody, by context, key and language. */
  ofOwner(questionnaireId: number | null, { context, language }: TextFilter = {}): Promise<UiText[]> {
    return this.database.query<UiText>(
      `SELECT ${COLUMNS} FROM ui_text
        WHERE questionnaire_id IS NOT DISTINCT FROM $1::int
          AND ($2::varchar IS NULL OR context = $2) AND ($3::varchar IS NULL OR language = $3)
        ORDER BY context, key, language`,
      [questionnaireId, context ?? null, language ?? null],
    );
  }

  /** Global texts and those of these questionnaires. */
  ofOwners(questionnaireIds: readonly number[]): Promise<UiText[]> {
    return this.database.query<UiText>(
      `SELECT ${COLUMNS} FROM ui_text WHERE questionnaire_id IS NULL OR questionnaire_id = ANY($1::int[])
        ORDER BY questionnaire_id NULLS FIRST, context, key, language`,
      [questionnaireIds],
    );
  }
}
