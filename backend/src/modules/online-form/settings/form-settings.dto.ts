import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches } from 'class-validator';
import { QuestionnaireParams } from '../../../platform/http/common.dto.js';
import {
  Choice,
  document,
  Flag,
  Int,
  Moment,
  presence,
  QueryInt,
  ReadOnly,
  Text,
} from '../../../platform/http/fields.js';
import { IntList, TextList } from '../../../platform/http/list-fields.js';
import { Instant } from '../../../platform/http/query-fields.js';
import { FORM_STATES, type FormState } from '../public/form.dto.js';
import { QR_FORMATS, type QrFormat } from './qr-code.js';

/** Letters, digits and hyphens, beginning and ending with a letter or digit; capitals become small. */
function Slug(): PropertyDecorator {
  const options = { optional: true, example: 'felmeres-2026' };
  return applyDecorators(
    document(options, { type: String, minLength: 3, maxLength: 60 }),
    ...presence(options),
    Transform(({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : (value as unknown))),
    IsString(),
    Matches(/^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$/, {
      message: '$property must be 3 to 60 letters a to z, digits and hyphens',
    }),
  );
}

const INTRO = { nullable: true, max: 2000, about: 'Who asks and why, as visitors read it.' };
const CLOSED_TEXT = { nullable: true, max: 1000, about: 'What visitors of a closed form read.' };
const ORIGINS = {
  max: 20,
  maxLength: 300,
  about: 'Websites that may show the form in a frame: https://host.',
};
const REMINDERS = {
  min: 1,
  max: 2,
  most: 90,
  about: 'Days after the invitation on which clinics that have not finished are reminded, ascending.',
};

const AGAIN = {
  min: 1,
  max: 36,
  nullable: true,
  about:
    'So many months after it got its result, a clinic that has not answered since is invited once more; null: never.',
};

export class FormSettingsResponse {
  @Int() questionnaireId: number;
  @Flag({ about: 'The switch; whether it is open at this moment is its state.' }) isOpen: boolean;
  @Moment({ nullable: true }) opensAt: Date | null;
  @Moment({ nullable: true }) closesAt: Date | null;
  @Text(INTRO) intro: string | null;
  @Text(CLOSED_TEXT) closedText: string | null;
  @Flag({ about: 'Results are mailed only to addresses that were confirmed by a link.' })
  confirmAddress: boolean;
  @Flag({ about: 'Scores are shown as soon as the answers are in.' }) showScore: boolean;
  @Text() slug: string;
  @TextList({ about: 'Former slugs, which lead to the current one.' }) formerSlugs: string[];
  @TextList(ORIGINS) allowedOrigins: string[];
  @IntList(REMINDERS) reminderDays: number[];
  @Int(AGAIN) inviteAgainMonths: number | null;
  @Text({ about: 'Where clinics fill it in.' }) url: string;
  @Choice(FORM_STATES) state: FormState;
  @Flag({ about: 'false: the questionnaire is inactive, so its form is closed.' }) isActive: boolean;
  @Int() questions: number;
  @Int({ about: 'All of the questionnaire, wherever they came from.' }) responses: number;
  @Flag({ about: 'false: this site has no mail service; mails only become files.' }) mailsGoOut: boolean;
  @Flag({
    about: 'false: the organisation’s name or contact address is not set, so that the form cannot be opened.',
  })
  hasOrganisation: boolean;
  @Int({ about: 'Begun and not sent in.' }) underWay: number;
  @Int({ about: 'Responses sent in with it.' }) sentIn: number;
}

export class ChangeFormSettingsRequest {
  @Flag({ optional: true }) isOpen?: boolean;
  @Instant({ optional: true, nullable: true }) opensAt?: Date | null;
  @Instant({ optional: true, nullable: true }) closesAt?: Date | null;
  @Text({ ...INTRO, optional: true }) intro?: string | null;
  @Text({ ...CLOSED_TEXT, optional: true }) closedText?: string | null;
  @Flag({ optional: true }) confirmAddress?: boolean;
  @Flag({ optional: true }) showScore?: boolean;
  @Slug() slug?: string;
  @TextList({ ...ORIGINS, optional: true }) allowedOrigins?: string[];
  @IntList({ ...REMINDERS, optional: true }) reminderDays?: number[];
  @Int({ ...AGAIN, optional: true }) inviteAgainMonths?: number | null;
  @ReadOnly() questionnaireId?: unknown;
}

/** The online form of a questionnaire, in short. */
export class FormSummaryResponse {
  @Int() questionnaireId: number;
  @Text() url: string;
  @Choice(FORM_STATES) state: FormState;
  @Int() questions: number;
  @Int({ about: 'All of the questionnaire, wherever they came from.' }) responses: number;
}

export class QrCodeParams extends QuestionnaireParams {
  @Choice(QR_FORMATS, { optional: true, about: 'svg, if left out.' }) format?: QrFormat;
  @Text({ optional: true, max: 80, about: 'Stored with the responses that come by this code.' })
  source?: string;
}

export class InviteAgainParams extends QuestionnaireParams {
  @QueryInt({ min: 1, max: 36, about: 'What `inviteAgainMonths` would say.' }) months: number;
}

export class InviteAgainImpactResponse {
  @Int({ about: 'Clinics that would be invited within the hour, while the form is open.' }) clinics: number;
}
