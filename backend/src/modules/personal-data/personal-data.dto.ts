import { Choice, Email, Flag, Int, Moment, Nested, Text, Uuid } from '../../platform/http/fields.js';
import { ListOf } from '../../platform/http/list-fields.js';
import { STATUSES, type Status } from '../evaluations/status/status.js';
import {
  SUPPRESSION_REASONS,
  type SuppressionReason,
} from '../mail/delivery/suppression/suppression-reasons.js';

export const RECORD_KINDS = ['evaluation', 'trashed', 'draft', 'invitation', 'offer', 'mail'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export class PersonalDataParams {
  @Text({
    min: 2,
    max: 254,
    about:
      'An e-mail address, or words of which each of the first four must occur. A whole address finds most.',
  })
  q: string;
}

/** Something that is stored of a person. */
export class StoredRecord {
  @Choice(RECORD_KINDS, {
    about: 'trashed: an evaluation in the trash. draft: a response that is still being filled in.',
  })
  kind: RecordKind;
  @Uuid() id: string;
  @Uuid({ nullable: true, about: 'The evaluation that it belongs to; it goes with it.' }) evaluationId:
    | string
    | null;
  @Text() clientName: string;
  @Text() clinicName: string;
  @Text({ about: 'Of some mails only the outline of the address is stored.' }) clientEmail: string;
  @Choice(STATUSES, { nullable: true, about: 'Of an evaluation.' }) status: Status | null;
  @Text({ nullable: true, about: 'Of a mail which mail it is, of an offer the product.' }) about:
    | string
    | null;
  @Int({ nullable: true, about: 'Of a draft: how many answers it holds.' }) answers: number | null;
  @Int() questionnaireId: number;
  @Text() questionnaireName: string;
  @Moment({ about: 'When it came, was deleted or was last touched.' }) at: Date;
}

export class BarResponse {
  @Choice(SUPPRESSION_REASONS) reason: SuppressionReason;
  @Moment() since: Date;
}

export class PersonalDataResponse {
  @ListOf(() => StoredRecord, { about: 'At most 200.' }) records: StoredRecord[];
  @Flag({ about: 'More was found than is shown.' }) more: boolean;
  @Nested(() => BarResponse, {
    nullable: true,
    about: 'Why the address that was typed is not mailed to; null when it may be.',
  })
  bar: BarResponse | null;
}

export class LiftRequest {
  @Email() email: string;
}

export class LiftedResponse {
  @Choice(SUPPRESSION_REASONS, { nullable: true, about: 'What stood against it; null where nothing did.' })
  lifted: SuppressionReason | null;
}
