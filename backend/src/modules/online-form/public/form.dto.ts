import { Choice, Email, Flag, Int, Moment, Nested, Num, Text, Uuid } from '../../../platform/http/fields.js';
import { IntList, ListOf, MapOf, TextList } from '../../../platform/http/list-fields.js';
import { type Language, LANGUAGES } from '../../../platform/http/languages.js';
import type { Condition } from '../../questionnaires/conditions/condition.js';
import { ShownIfField } from '../../questionnaires/condition.dto.js';
import { QUESTION_KINDS, type QuestionKind } from '../../questionnaires/question-fields.js';
import { LARGEST_NUMBER, MOST_OPTIONS, MOST_QUESTIONS } from '../../questionnaires/limits.js';

/** not-yet and closed: its dates or an admin say so; empty: there is nothing to answer. */
export const FORM_STATES = ['open', 'not-yet', 'closed', 'empty'] as const;
export type FormState = (typeof FORM_STATES)[number];

export const LONGEST_ANSWER = 2000;
const SECRET = {
  min: 20,
  max: 100,
  about: 'The secret of the draft: random, made by the browser before the first answer, or mailed.',
};

const ANY_NUMBER = { min: -LARGEST_NUMBER, max: LARGEST_NUMBER };

export class SlugParam {
  @Text({ min: 1, max: 60 }) slug: string;
}

class FormOptionResponse {
  @Int({ about: 'Of a question without options of its own: 1 is Yes, 2 is No.' }) id: number;
  @Text() label: string;
  @Flag({ about: 'Chosen alone: choosing it takes the others away.' }) exclusive: boolean;
  @Flag({ optional: true, about: 'It says that the question does not apply: then it counts nowhere.' })
  notApplicable?: true;
  @Num({ ...ANY_NUMBER, optional: true, about: 'Of a number’s band: the least number that belongs to it.' })
  from?: number;
}

class FormNumberResponse {
  @Text({ nullable: true, about: 'What stands behind it.' }) unit: string | null;
  @Num({ ...ANY_NUMBER, nullable: true }) min: number | null;
  @Num({ ...ANY_NUMBER, nullable: true }) max: number | null;
  @Flag({ about: 'Otherwise it is a whole number.' }) decimals: boolean;
}

class FormQuestionResponse {
  @Int({ about: 'What conditions name.' }) id: number;
  @Uuid() questionId: string;
  @Text() text: string;
  @Choice(QUESTION_KINDS) kind: QuestionKind;
  @Flag() required: boolean;
  @Int({ about: 'What an answer can bring at most; 0: it does not count.' }) points: number;
  @ListOf(() => FormOptionResponse, { about: 'Empty: answered in words, or by a number alone.' })
  options: FormOptionResponse[];
  @Flag({
    optional: true,
    about:
      'Its options are the steps of one scale, in their order: numbers, or words whose points rise or fall from each to the next. One that says the question does not apply may stand behind them.',
  })
  scale?: true;
  @Nested(() => FormNumberResponse, {
    optional: true,
    about:
      'What is accepted where a number is asked for. It is sent as a text, or an option without `from` is chosen instead.',
  })
  number?: FormNumberResponse;
  @ShownIfField(true) shownIf?: Condition;
}

class FormSectionResponse {
  @Int() id: number;
  @Text() name: string;
  @Text({ nullable: true }) description: string | null;
  @ShownIfField(true) shownIf?: Condition;
  @ListOf(() => FormQuestionResponse) questions: FormQuestionResponse[];
}

class ConsentResponse {
  @Int({ about: 'Which wording it is; sent back when the answers are sent in.' }) id: number;
  @Text() text: string;
}

export class FormResponse {
  @Text() slug: string;
  @Text() name: string;
  @Choice(LANGUAGES) language: Language;
  @Choice(FORM_STATES) state: FormState;
  @Moment({ nullable: true, about: 'When it opens, where that is still to come.' }) opensAt: string | null;
  @Moment({ nullable: true }) closesAt: string | null;
  @Text({ nullable: true, about: 'Who asks and why.' }) intro: string | null;
  @Text({ nullable: true, about: 'The text that visitors of a closed form see.' }) closedText: string | null;
  @MapOf(
    { type: 'string' },
    { about: 'Texts of the page that were reworded for it, by key; laid over its own.' },
  )
  wordings: Record<string, string>;
  @Text({ nullable: true, about: 'Who asks: the organisation, where it has a name.' }) asker: string | null;
  @Text({ nullable: true, about: 'Whom to ask.' }) contactEmail: string | null;
  @Text({ about: 'Where the privacy notice is.' }) privacyUrl: string;
  @Int({ about: 'How long it takes, estimated from the questions.' }) minutes: number;
  @Flag() confirmAddress: boolean;
  @Int({ about: 'Below this share of answered points, in percent, there is no result.' })
  minAnsweredPercent: number;
  @Text({ about: 'Changes whenever anything of it does but its wordings.' }) version: string;
  @Nested(() => ConsentResponse) consent: ConsentResponse;
  @ListOf(() => FormSectionResponse, { about: 'Empty unless it is open.' }) sections: FormSectionResponse[];
  @TextList({ about: 'Origins of pages that may show it in a frame.' }) allowedOrigins: string[];
}

export class DraftAnswerFields {
  @Uuid() questionId: string;
  @IntList({ optional: true, max: MOST_OPTIONS, about: 'Ids of the chosen options.' }) options?: number[];
  @Text({ optional: true, max: LONGEST_ANSWER, trim: false }) text?: string;
  @Int({
    min: 1,
    about:
      'Higher than that of every answer the browser knows of: the newer of two answers has the higher one.',
  })
  counter: number;
}

class VisitorFields {
  @Text({ optional: true, max: 80, about: 'Where the visitor came from, from `?source=`.' }) source?: string;
}

export class VisitRequest extends VisitorFields {
  @Text({ optional: true, max: 100, about: 'The secret of a personal invitation.' }) invitation?: string;
}

export class SaveAnswersRequest extends VisitorFields {
  @Text(SECRET) draft: string;
  @ListOf(() => DraftAnswerFields, {
    max: MOST_QUESTIONS,
    about: 'Nothing in options and text takes an answer back.',
  })
  answers: DraftAnswerFields[];
}

export class SavedAnswersResponse {
  @Text({ about: 'The form’s version; another one than yours: read it again.' }) version: string;
  @Int({ about: 'The highest counter of the draft.' }) counter: number;
  @ListOf(() => DraftAnswerFields, { about: 'Answers that stayed, because they are newer than yours.' })
  newer: DraftAnswerFields[];
  @TextList({
    about: 'Question ids of answers that were not taken: the question or option is no longer there.',
  })
  dropped: string[];
}

export class ReadDraftRequest {
  @Text(SECRET) draft: string;
}

export class DraftResponse {
  @ListOf(() => DraftAnswerFields) answers: DraftAnswerFields[];
  @Int() counter: number;
  @Moment({ nullable: true, about: 'When it was sent in; then nothing can be changed any more.' })
  submittedAt: string | null;
  @Text({ about: 'Known of an invited clinic, else empty.' }) clientName: string;
  @Text() clinicName: string;
  @Text() clientEmail: string;
}

export class ContinueLaterRequest {
  @Text(SECRET) draft: string;
  @Email() email: string;
}

export class ContinueLaterResponse {
  @Flag({ about: 'false: this site has no mail service, so the person has to save the link.' })
  mailed: boolean;
}

export class SubmitRequest extends SaveAnswersRequest {
  @Text({ max: 200 }) clientName: string;
  @Text({ max: 200 }) clinicName: string;
  @Email() clientEmail: string;
  @Int({ about: 'The wording that was consented to.' }) consentId: number;
  @Text({
    optional: true,
    max: 500,
    about: 'Hidden from people, who leave it empty: programs fill it in and are refused.',
  })
  website?: string;
  @Int({
    optional: true,
    min: 0,
    max: 2_147_483_647,
    about: 'For how many milliseconds the page has been open: answers that come at once are a program’s.',
  })
  openMs?: number;
}

class ScoreOfSectionResponse {
  @Text() name: string;
  @Num({ about: '0 to 100.' }) percentage: number;
}

class ScoreAtOnceResponse {
  @Int() totalScore: number;
  @Int() maxScore: number;
  @Num({ about: '0 to 100.' }) percentage: number;
  @ListOf(() => ScoreOfSectionResponse) sections: ScoreOfSectionResponse[];
}

export class SubmittedResponse {
  @Moment() submittedAt: string;
  @Flag({ about: 'A mail with a link is on its way: the result comes only after it was used.' })
  confirmAddress: boolean;
  @Flag({
    about: 'false: the address bounced, complained or opted out, so that no result can be mailed there.',
  })
  isMailable: boolean;
  @Flag({ about: 'false: no mail service is connected, so that nothing can be promised by mail.' })
  goesOut: boolean;
  @Text({
    about:
      'By when the result is promised, in words; where the address is to be confirmed, if that is done at once. Empty where that is over, and where no result can be mailed.',
  })
  due: string;
  @Nested(() => ScoreAtOnceResponse, { nullable: true, about: 'Where the form shows it at once.' })
  score: ScoreAtOnceResponse | null;
}

export class ConfirmAddressRequest {
  @Text({ min: 20, max: 200 }) token: string;
}
