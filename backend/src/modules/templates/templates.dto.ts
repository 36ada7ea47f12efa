import { Choice, Int, Text } from '../../platform/http/fields.js';
import { type Language, LANGUAGES } from '../../platform/http/languages.js';
import { TextList } from '../../platform/http/list-fields.js';
import { type Template, TEMPLATES } from '../../seed/content/templates/templates.js';
import { CreateQuestionnaireRequest } from '../questionnaires/questionnaires.dto.js';

export class TemplateResponse {
  @Choice(TEMPLATES) template: Template;
  @Choice(LANGUAGES) language: Language;
  @Text({ about: 'What a questionnaire made of it is called, unless it gets another name.' }) name: string;
  @TextList({ about: 'Names of its sections.' }) sections: string[];
  @Int() questions: number;
}

export class CreateFromTemplateRequest extends CreateQuestionnaireRequest {
  @Choice(TEMPLATES) template: Template;
  @Choice(LANGUAGES, { about: 'Of the template and of the questionnaire.' }) declare language: Language;
}
