import { Choice, Text } from '../../platform/http/fields.js';
import { LANGUAGES, type Language } from '../../platform/http/languages.js';
import { CONTEXTS, type TextContext } from './ui-text.entity.js';

export class DictionaryParams {
  @Text({ about: "A questionnaire's id, or 'global'.", max: 10 }) questionnaireId: string;
  @Choice(LANGUAGES) language: Language;
}

export class DictionaryQuery {
  @Choice(CONTEXTS, { optional: true, about: 'Admin and email texts need a session.' }) context?: TextContext;
}
