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
import { type Language, LANGUAGES } from '../../platform/http/languages.js';
import { picturePath } from '../pictures/picture-name.js';
import { ANSWERED_PERCENT, SYNC_MINUTES } from './limits.js';
import { AI_WORDINGS, type AiWording } from './ai-wording.js';
import type { Questionnaire } from './questionnaire.entity.js';

const BARE_ID = /^[\w-]{20,200}$/;
const WITHOUT_SCHEME = /^(?:docs\.google\.com|drive\.google\.com|forms\.gle)\/[^\s]/i;

/**
 * The whole web address of what somebody has entered for a form: its bare id, or a link without `https://`; anything else
 * as it is (rules: google forms).
 */
function completeFormAddress(text: string): string {
  if (!BARE_ID.test(text)) return withScheme(text);
  return text.startsWith('1FAIpQL')
    ? `https://docs.google.com/forms/d/e/${text}/viewform`
    : `https://docs.google.com/forms/d/${text}/edit`;
}

/** The same for a spreadsheet (rules: syncing the sheet). */
function completeSheetAddress(text: string): string {
  if (!BARE_ID.test(text)) return withScheme(text);
  return text.startsWith('2PACX-')
    ? `https://docs.google.com/spreadsheets/d/e/${text}/pubhtml`
    : `https://docs.google.com/spreadsheets/d/${text}/edit`;
}

const withScheme = (text: string): string => (WITHOUT_SCHEME.test(text) ? `https://${text}` : text);

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
  @Flag({ about: 'Whether the result mail shows the score and the first step.' }) mailShowsScore: boolean;
  @Int({
    ...ANSWERED_PERCENT,
    about: 'Below this share of answered points, in percent, an evaluation has no result; 0: always one.',
  })
  minAnsweredPercent: number;
  @Choice(AI_WORDINGS, {
    about: 'free: an AI writes the sentences; exact: it chooses what is said, the program words it.',
  })
  aiWording: AiWording;
  @Text({ nullable: true, about: 'The expert named on evaluations that a person has read and approved.' })
  reviewerName: string | null;
  @Text({ nullable: true }) reviewerRole: string | null;
  @Text({ nullable: true, about: 'Path of that person’s picture.' }) reviewerPicture: string | null;
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
      mailShowsScore: row.mailShowsScore,
      minAnsweredPercent: row.minAnsweredPercent,
      aiWording: row.aiWording,
      reviewerName: row.reviewerName,
      reviewerRole: row.reviewerRole,
      reviewerPicture: row.reviewerPicture && picturePath(row.reviewerPicture),
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
  about: 'Any link of the form, or its bare id; stored as a whole address.',
};
const SHEET = {
  optional: true,
  nullable: true,
  complete: completeSheetAddress,
  about: 'Any link of the spreadsheet, or its bare id; stored as a whole address.',
};

class QuestionnaireFields {
  @Choice(LANGUAGES, { optional: true }) language?: Language;
  @WebAddress(FORM) googleFormUrl?: string | null;
  @WebAddress(SHEET) googleSheetsUrl?: string | null;
  @WebAddress({ optional: true, nullable: true }) demoButtonUrl?: string | null;
  @Flag({ optional: true }) isActive?: boolean;
  @Flag({ optional: true }) syncEnabled?: boolean;
  @Int({ optional: true, ...SYNC_MINUTES }) syncMinutes?: number;
  @Flag({ optional: true }) mailShowsScore?: boolean;
  @Int({ optional: true, ...ANSWERED_PERCENT }) minAnsweredPercent?: number;
  @Choice(AI_WORDINGS, { optional: true }) aiWording?: AiWording;
  @Text({ optional: true, nullable: true, max: 100 }) reviewerName?: string | null;
  @Text({ optional: true, nullable: true, max: 100 }) reviewerRole?: string | null;
  @ReadOnly() reviewerPicture?: unknown;
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
