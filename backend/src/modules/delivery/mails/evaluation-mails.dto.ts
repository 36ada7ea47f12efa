import { messageOf } from '../../../platform/errors/app-error.js';
import { Choice, Email, Int, Moment, Text, Uuid } from '../../../platform/http/fields.js';
import type { Language } from '../../../platform/http/languages.js';
import type { Mail } from '../../mail/mail.entity.js';
import type { MailKind } from '../../mail/messages/outlines.js';
import { DELIVERIES, MAIL_STATES, type Delivery, type MailState } from '../../mail/mail-states.js';

const KINDS = ['result', 'receipt', 'test', 'share', 'offer', 'code'] as const satisfies readonly MailKind[];

/** One mail about an evaluation, as its history tells it. */
export class EvaluationMailResponse {
  @Uuid() id: string;
  @Choice(KINDS) kind: MailKind;
  @Text({ about: 'Of a shared page only the outline of the address.' }) to: string;
  @Choice(MAIL_STATES) state: MailState;
  @Choice(DELIVERIES, { nullable: true, about: 'What was heard of it after it was accepted.' })
  delivery: Delivery | null;
  @Text({ nullable: true, about: 'Why it did not go out, or did not arrive.' }) error: string | null;
  @Moment() createdAt: Date;
  @Moment({ nullable: true }) acceptedAt: Date | null;
  @Moment({ about: 'Since when it stands so.' }) changedAt: Date;

  static from(mail: Mail, language: Language): EvaluationMailResponse {
    const { id, kind, toAddress, state, delivery, error, createdAt, acceptedAt, changedAt } = mail;
    return {
      id,
      kind,
      to: toAddress,
      state,
      delivery,
      error: error && messageOf(error.code, language, error.params),
      createdAt,
      acceptedAt,
      changedAt,
    };
  }
}

export class CorrectEmailRequest {
  @Email({ about: 'The same address again confirms it: it may then be mailed to although it bounced.' })
  email: string;
  @Int({ optional: true, about: 'The version that was looked at; a stale one is refused.' }) version?: number;
}
