import {
  Choice,
  Flag,
  Int,
  Moment,
  QueryFlag,
  ReadOnly,
  Text,
  WebAddress,
} from '../../platform/http/fields.js';
import { LANGUAGES, type Language } from '../../platform/http/languages.js';
import { completeFormAddress, completeSheetAddress } from './google-address.js';
import { SYNC_MINUTES } from './limits.js';
import type { Questionnaire } from './questionnaire.entity.js';

export class QuestionnaireResponse {
  @Int() id: number;
  @Text() name: string;
  @Choice(LANGUAGES) language: Language;
  @Text({ nullable: true }) googleFormUrl: string | null;
  @Text({ nullable: true }) googleSheetsUrl: string | null;
  @Text({ nullable: true }) demoButtonUrl: string | null;
  @Flag({ about: 'false: no scheduled sync, receipts or automatic generation; sent pages stay.' })
  isActive: boolean;
  @Flag({ about: 'Whether the spreadsheet is read by schedule.' }) syncEnabled: boolean;
  @Int({ about: 'Minutes from one scheduled reading to the next.' }) syncMinutes: number;
  @Moment({ nullable: true, about: 'When it was hidden; it can be restored for 30 days.' })
  deletedAt: string | null;

  static from(row: Questionnaire): QuestionnaireResponse {
    return {
      id: row.id,
      name: row.name,
      language: row.language,
      googleFormUrl: row.googleFormUrl,
      googleSheetsUrl: row.googleSheetsUrl,
      demoButtonUrl: row.demoButtonUrl,
      isActive: row.isActive,
      syncEnabled: row.syncEnabled,
      syncMinutes: row.syncMinutes,
      deletedAt: row.deletedAt?.toISOString() ?? null,
    };
  }
}

export class QuestionnaireListParams {
  @QueryFlag({ optional: true, about: 'true: the hidden ones that can still be restored.' })
  deleted?: boolean;
}

const FORM = {
  optional: true,
  nullable: true,
  complete: completeFormAddress,
  about: 'Any link of the form, or its bare id; kept as a whole address.',
};
const SHEET = {
  optional: true,
  nullable: true,
  complete: completeSheetAddress,
  about: 'Any link of the spreadsheet, or its bare id; kept as a whole address.',
};

class QuestionnaireFields {
  @Choice(LANGUAGES, { optional: true }) language?: Language;
  @WebAddress(FORM) googleFormUrl?: string | null;
  @WebAddress(SHEET) googleSheetsUrl?: string | null;
  @WebAddress({ optional: true, nullable: true }) demoButtonUrl?: string | null;
  @Flag({ optional: true }) isActive?: boolean;
  @Flag({ optional: true }) syncEnabled?: boolean;
  @Int({ optional: true, ...SYNC_MINUTES }) syncMinutes?: number;
  @ReadOnly() id?: unknown;
  @ReadOnly() deletedAt?: unknown;
}

export class CreateQuestionnaireRequest extends QuestionnaireFields {
  @Text({ min: 1, max: 200 }) name: string;
}

export class CopyQuestionnaireRequest {
  @Text({ min: 1, max: 200 }) name: string;
}

export class ChangeQuestionnaireRequest extends QuestionnaireFields {
  @Text({ optional: true, min: 1, max: 200 }) name?: string;
}

export class ChooseQuestionnaireRequest {
  @Int({ min: 1 }) questionnaireId: number;
}
