import { messageOf } from '../../../platform/errors/messages.js';
import {
  Choice,
  Flag,
  Int,
  Moment,
  Nested,
  QueryFlag,
  QueryInt,
  Text,
  Uuid,
} from '../../../platform/http/fields.js';
import type { Language } from '../../../platform/http/languages.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import { MAIL_WAYS, type MailWay } from '../../mail/delivery/way/mail-way.service.js';
import { FORM_STATES, type FormState } from '../public/form.dto.js';
import {
  INVITATION_STATES,
  type InvitationState,
  INVITED_OUTCOMES,
  type InvitedOutcome,
  MOST_INVITED,
} from './invitation.types.js';
import type { ListedInvitation } from './invitations.query.js';
import type { Invited, InvitedRow } from './inviting.service.js';

export const FARTHEST = 100_000;
const ADDRESS = 'Read leniently: what is no address is reported in the answer, and refuses no other row.';

class ClinicFields {
  @Text({ optional: true, max: 200 }) clientName?: string;
  @Text({ optional: true, max: 200 }) clinicName?: string;
  @Text({ max: 300, about: ADDRESS }) clientEmail: string;
}

export class InviteRequest {
  @ListOf(() => ClinicFields, { max: MOST_INVITED, about: `1 to ${MOST_INVITED}.` })
  invitations: ClinicFields[];
  @Flag({ optional: true, about: 'Answers what would become of each, and stores nothing.' }) dryRun?: boolean;
}

export class UploadParams {
  @QueryFlag({ optional: true, about: 'Answers what would become of each, and stores nothing.' })
  dryRun?: boolean;
}

class InvitedRowResponse {
  @Int({ about: 'As a person counts rows.' }) row: number;
  @Text() clientName: string;
  @Text() clinicName: string;
  @Text() clientEmail: string;
  @Choice(INVITED_OUTCOMES) outcome: InvitedOutcome;
  @Text({ nullable: true, about: 'Why it is not invited, in words.' }) reason: string | null;

  static from({ reason, params, ...row }: InvitedRow, language: Language): InvitedRowResponse {
    return { ...row, reason: reason && messageOf(reason, language, params) };
  }
}

export class InvitedResponse {
  @Choice(MAIL_WAYS, {
    about: 'outbox: there is no mail service, so mails are saved in the outbox and not sent.',
  })
  mailWay: MailWay;
  @Int({ about: 'How many are invited, or would be.' }) invited: number;
  @ListOf(() => InvitedRowResponse) rows: InvitedRowResponse[];

  static from({ mailWay, rows }: Invited, language: Language): InvitedResponse {
    return {
      mailWay,
      invited: rows.filter(({ outcome }) => outcome === 'invited').length,
      rows: rows.map((row) => InvitedRowResponse.from(row, language)),
    };
  }
}

export class InvitationListParams {
  @QueryInt({ optional: true, min: 1 }) questionnaireId?: number;
  @Choice(INVITATION_STATES, { optional: true }) state?: InvitationState;
  @Text({ optional: true, max: 200, about: 'Every word has to occur in name, clinic or address.' })
  search?: string;
  @QueryInt({ optional: true, min: 1, max: 500, about: '50, if left out.' }) limit?: number;
  @QueryInt({ optional: true, min: 0, max: FARTHEST }) offset?: number;
}

export class InvitationResponse {
  @Uuid() id: string;
  @Text({ about: 'Empty, as the other two, once its answers were anonymised or erased.' }) clientName: string;
  @Text() clinicName: string;
  @Text() clientEmail: string;
  @Choice(INVITATION_STATES) state: InvitationState;
  @Int() reminders: number;
  @Moment() createdAt: Date;
  @Moment({ nullable: true }) lastMailedAt: Date | null;
  @Moment({ nullable: true }) openedAt: Date | null;
  @Moment({ nullable: true }) startedAt: Date | null;
  @Moment({ nullable: true }) finishedAt: Date | null;
  @Uuid({ nullable: true, about: 'What came of it.' }) evaluationId: string | null;
  @Flag({ about: 'Its mail is a file in the outbox: there was no mail service.' }) isInOutbox: boolean;
  @Text({ nullable: true, about: 'Why its mail did not go out, or did not arrive.' }) error: string | null;

  static from(row: ListedInvitation, language: Language): InvitationResponse {
    const { error } = row;
    return { ...row, error: error && messageOf(error.code, language, error.params) };
  }
}

class InvitationCountsResponse implements Record<InvitationState, number> {
  @Int() waiting: number;
  @Int() invited: number;
  @Int() opened: number;
  @Int() started: number;
  @Int() finished: number;
  @Int() 'opted-out': number;
  @Int() undelivered: number;
}

export class InvitationSummaryResponse {
  @Nested(() => InvitationCountsResponse) counts: InvitationCountsResponse;
  @Choice(MAIL_WAYS) mailWay: MailWay;
  @Choice(FORM_STATES, { about: 'Nobody can be invited to a form that is closed or empty.' })
  formState: FormState;
}
