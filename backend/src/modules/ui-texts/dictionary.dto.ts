import { Choice, Text } from '../../platform/http/fields.js';
import { QueryChoices } from '../../platform/http/list-fields.js';
import { LANGUAGES, type Language } from '../../platform/http/languages.js';
import { CONTEXTS, type TextContext } from './contexts.js';

export class DictionaryParam {
  @Text({ about: "A questionnaire's id, or 'global'.", max: 10 }) questionnaireId: string;
  @Choice(LANGUAGES) language: Language;
}

export class DictionaryParams {
  @QueryChoices(CONTEXTS, {
    optional: true,
    about: 'Of a key in several contexts the first one named counts. Admin and email texts need a session.',
  })
  context?: TextContext[];
}
