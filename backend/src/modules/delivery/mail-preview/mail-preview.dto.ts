import { QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { Choice, Flag, Text, Uuid } from '../../../platform/http/fields.js';
import { ListOf, TextList } from '../../../platform/http/list-fields.js';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';
import { WORDED_KINDS, type WordedKind } from '../../mail/wording/mail-templates.js';

export class MailPreviewParams extends QuestionnaireParams {
  @Choice(WORDED_KINDS) kind: WordedKind;
  @Choice(LANGUAGES, { optional: true, about: 'The questionnaire’s language, if left out.' })
  language?: Language;
  @Uuid({ optional: true, about: 'Whose values are filled in; made-up ones, if left out.' })
  evaluationId?: string;
}

export class MailTextResponse {
  @Text({ about: 'Its key among the UI texts of context email.' }) key: string;
  @Text({ about: 'As it is worded now, with its placeholders.' }) text: string;
  @Flag({ about: 'Whether a UI text is laid over the built-in one.' }) isOwn: boolean;
  @Flag({
    about: 'An own text is not used, as it asks for a name of the client’s in a subject or beside it.',
  })
  isRefused: boolean;
  @TextList({ about: 'Placeholders of the built-in text that the own one lacks.' }) missing: string[];
  @TextList({ about: 'Placeholders that nothing fills in.' }) unknown: string[];
}

export class MailPreviewResponse {
  @Choice(WORDED_KINDS) kind: WordedKind;
  @Choice(LANGUAGES) language: Language;
  @Text() from: string;
  @TextList() to: string[];
  @Text() subject: string;
  @Text({ about: 'For programs that show no HTML.' }) text: string;
  @Text() html: string;
  @ListOf(() => MailTextResponse, { about: 'The texts that the mail is made of.' }) texts: MailTextResponse[];
}
