import { Choice, Flag, Int, ReadOnly, Text, WebAddress } from '../../platform/http/fields.js';
import { LANGUAGES, type Language } from '../../platform/http/languages.js';
import type { Questionnaire } from './questionnaire.entity.js';

export class QuestionnaireResponse {
  @Int() id: number;
  @Text() name: string;
  @Choice(LANGUAGES) language: Language;
  @Text({ nullable: true }) googleFormUrl: string | null;
  @Text({ nullable: true }) googleSheetsUrl: string | null;
  @Text({ nullable: true }) demoButtonUrl: string | null;
  @Flag() isActive: boolean;

  static from({
    id,
    name,
    language,
    googleFormUrl,
    googleSheetsUrl,
    demoButtonUrl,
    isActive,
  }: Questionnaire): QuestionnaireResponse {
    return { id, name, language, googleFormUrl, googleSheetsUrl, demoButtonUrl, isActive };
  }
}

export class CreateQuestionnaireRequest {
  @Text({ min: 1, max: 200 }) name: string;
  @Choice(LANGUAGES, { optional: true }) language?: Language;
  @WebAddress({ optional: true, nullable: true }) googleFormUrl?: string | null;
  @WebAddress({ optional: true, nullable: true }) googleSheetsUrl?: string | null;
  @WebAddress({ optional: true, nullable: true }) demoButtonUrl?: string | null;
  @Flag({ optional: true }) isActive?: boolean;
  @ReadOnly() id?: unknown;
}

export class ChangeQuestionnaireRequest {
  @Text({ optional: true, min: 1, max: 200 }) name?: string;
  @Choice(LANGUAGES, { optional: true }) language?: Language;
  @WebAddress({ optional: true, nullable: true }) googleFormUrl?: string | null;
  @WebAddress({ optional: true, nullable: true }) googleSheetsUrl?: string | null;
  @WebAddress({ optional: true, nullable: true }) demoButtonUrl?: string | null;
  @Flag({ optional: true }) isActive?: boolean;
  @ReadOnly() id?: unknown;
}

export class ChooseQuestionnaireRequest {
  @Int({ min: 1 }) questionnaireId: number;
}
