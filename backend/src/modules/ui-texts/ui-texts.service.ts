import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/http/languages.js';
import { builtInOf } from './built-in.js';
import { FIXED_KEYS } from './check-wording.js';
import type { TextContext } from './contexts.js';

export type Dictionary = Record<string, string>;

/** Reads the overrides that are laid over built-in texts: the questionnaire's own, then global ones. */
@Injectable()
export class UiTextsService {
  constructor(private readonly database: Database) {}

  /** Gives a questionnaire the own texts of another one. */
  async copy(fromQuestionnaireId: number, toQuestionnaireId: number): Promise<void> {
    await this.database.query(
      `INSERT INTO ui_text (key, context, language, value, questionnaire_id)
       SELECT key, context, language, value, $2 FROM ui_text WHERE questionnaire_id = $1`,
      [fromQuestionnaireId, toQuestionnaireId],
    );
  }

  /**
   * Empty overrides count as absent, so that the layer below shows; so do those of fixed keys. Of a key in several contexts the one named first
   * counts, within the same owner.
   */
  async dictionary(
    questionnaireId: number | null,
    language: Language,
    ...contexts: TextContext[]
  ): Promise<Dictionary> {
    const rows = await this.database.query<{ key: string; value: string }>(
      `SELECT DISTINCT ON (key) key, value FROM ui_text
        WHERE language = $1 AND context = ANY($2::varchar[]) AND (questionnaire_id = $3 OR questionnaire_id IS NULL) AND value <> '' AND key !~ $4
        ORDER BY key, questionnaire_id NULLS LAST, array_position($2::varchar[], context)`,
      [language, contexts, questionnaireId, FIXED_KEYS],
    );
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  }

  /** How a context words its keys for everybody: our own texts, or those the product brings along; undefined for others. */
  async wording(language: Language, context: TextContext): Promise<(key: string) => string | undefined> {
    const own = await this.dictionary(null, language, context);
    return (key) => own[key] ?? builtInOf(context, key)?.texts[language];
  }

  /** For a questionnaire that goes for good. */
  async removeOf(questionnaireId: number): Promise<void> {
    await this.database.query(`DELETE FROM ui_text WHERE questionnaire_id = $1`, [questionnaireId]);
  }
}
