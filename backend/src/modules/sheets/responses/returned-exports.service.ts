import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { textOf } from '../../../platform/workbooks/cell-text.js';
import type { IntakeRow } from '../../responses/intake/intake.service.js';
import { answersOf } from '../../scoring/answers.js';
import type { RawResponses, ScoredQuestion } from '../../scoring/scoring.types.js';
import { toIntakeRows } from './response-intake.js';
import type { ResponseRow } from './response-rows.js';
import { answerShower } from './results-workbook.js';
import { asOptions } from './ticked-options.js';

/** Knows responses of our own exports again: an export that comes back as it was changes nothing. */
@Injectable()
export class ReturnedExportsService {
  constructor(private readonly database: Database) {}

  /** Rows as the intake takes them. Answers that say what is stored stay as they are stored, in other words or not. */
  async toIntakeRows(
    questionnaireId: number,
    rows: ResponseRow[],
    questions: readonly ScoredQuestion[],
  ): Promise<IntakeRow[]> {
    const taken = toIntakeRows(questionnaireId, rows);
    const keys = rows.flatMap(({ key }) => key ?? []);
    if (keys.length === 0) return taken;
    const stored = await this.database.query<{ sourceKey: string; answers: RawResponses }>(
      `SELECT source_key, raw_responses AS answers FROM evaluation
        WHERE questionnaire_id = $1 AND deleted_at IS NULL AND source_key = ANY($2::char(64)[])`,
      [questionnaireId, keys],
    );
    const answersByKey = new Map(stored.map(({ sourceKey, answers }) => [sourceKey, answers]));
    const shown = questions.map((question) => ({ question, show: answerShower(question) }));
    return taken.map((row): IntakeRow => {
      const answers = answersByKey.get(row.sourceKey);
      const looked = answers && answersOf(answers);
      const isAsExported =
        looked !== undefined &&
        shown.every(({ question, show }) => {
          const given = row.answers[question.questionId] ?? '';
          return given === asOptions(textOf(show(looked)), question);
        });
      return isAsExported ? { ...row, answers: answers! } : row;
    });
  }
}
