import { messageOf } from '../../../platform/errors/app-error.js';
import { QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { Choice, Int, Moment, Text, TextList } from '../../../platform/http/fields.js';
import type { Language } from '../../../platform/http/languages.js';
import { type Warning, WARNING_KINDS, type WarningKind } from './warning.js';

export class WarningListParams extends QuestionnaireParams {}

export class WarningResponse {
  @Text({ about: 'The same as long as nothing new has happened.' }) id: string;
  @Choice(WARNING_KINDS, {
    about:
      'sync-failing: the sheet can not be read; columns: columns and questions do not fit together; silence: nothing has come for long; unsent: results are late.',
  })
  kind: WarningKind;
  @Moment({ nullable: true }) since: Date | null;
  @Text({ nullable: true, about: 'Why syncs fail, and what to do.' }) reason: string | null;
  @Moment({ nullable: true, about: 'When the schedule tries again.' }) nextRunAt: Date | null;
  @TextList({ about: 'Columns of the sheet that belong to no question.' }) columns: string[];
  @TextList({ about: 'Questions that have no column.' }) questions: string[];
  @Int({ nullable: true, about: 'How many evaluations it is about.' }) count: number | null;

  static from({ reason, ...warning }: Warning, language: Language): WarningResponse {
    return { ...warning, reason: reason && messageOf(reason.code, language, reason.params) };
  }
}

export class DismissWarningRequest {
  @Text({ min: 1, max: 40 }) id: string;
}
