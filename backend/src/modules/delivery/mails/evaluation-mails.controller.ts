import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messageOf } from '../../../platform/errors/messages.js';
import { caller } from '../../../platform/http/caller.js';
import { IdParam, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Choice, Email, Int, Moment, Text, Uuid } from '../../../platform/http/fields.js';
import type { Language } from '../../../platform/http/languages.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { LongCall } from '../../../platform/jobs/long-call.js';
import { ListQuery } from '../../evaluations/list/list.query.js';
import { EvaluationResponse } from '../../evaluations/evaluations.dto.js';
import { DELIVERIES, type Delivery, MAIL_STATES, type MailState } from '../../mail/queue/mail-states.js';
import type { Mail } from '../../mail/queue/mail.entity.js';
import { MailService } from '../../mail/queue/mail.service.js';
import type { MailKind } from '../../mail/wording/mail-templates.js';
import { EvaluationMailsService } from './evaluation-mails.service.js';
import { SendingService } from './sending.service.js';

const KINDS = [
  'result',
  'receipt',
  'confirm',
  'test',
  'share',
  'offer',
  'offer-receipt',
  'code',
] as const satisfies readonly MailKind[];

/** One mail about an evaluation, as its history shows it. */
class EvaluationMailResponse {
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

class CorrectEmailRequest {
  @Email({ about: 'The same address again confirms it: it may then be mailed to although it bounced.' })
  email: string;
  @Int({ optional: true, about: 'The version that was looked at; a stale one is refused.' }) version?: number;
}

class AddressCheckRequest {
  @Choice(['waived'], { about: 'waived: you vouch for the address.' }) check: 'waived';
}

@ApiTags('Evaluations')
@Controller('admin/evaluation/:id')
@Admin({ of: 'evaluation', by: 'id' })
export class EvaluationMailsController {
  constructor(
    private readonly addresses: EvaluationMailsService,
    private readonly sending: SendingService,
    private readonly mails: MailService,
    private readonly lists: ListQuery,
  ) {}

  @Get('mails')
  @Call('Every mail about the evaluation and what became of it, newest first', [EvaluationMailResponse])
  async listEvaluationMails(@Param() { id }: IdParam): Promise<EvaluationMailResponse[]> {
    const mails = await this.mails.allOf(id);
    return mails.map((mail) => EvaluationMailResponse.from(mail, caller().language));
  }

  @Post('correct-email')
  @Call(
    'Corrects or confirms the client’s address, so that the result can be sent again',
    EvaluationResponse,
    { errors: [409] },
  )
  async correctEvaluationEmail(
    @Param() { id }: IdParam,
    @Body() { email, version }: CorrectEmailRequest,
  ): Promise<EvaluationResponse> {
    await this.addresses.correct(id, email, version);
    return this.lists.whole(id);
  }

  @Post('address-check')
  @Call('Lets the result be mailed although the client has not confirmed the address', EvaluationResponse)
  async waiveAddressCheck(
    @Param() { id }: IdParam,
    @Body() _body: AddressCheckRequest,
  ): Promise<EvaluationResponse> {
    await this.addresses.waiveCheck(id);
    return this.lists.whole(id);
  }

  @Post('send')
  @Call('Mails the link to the client', EvaluationResponse, { long: true, errors: [409, 502] })
  async sendEvaluation(@Param() { id }: IdParam): Promise<LongCall<EvaluationResponse>> {
    const job = await this.sending.send(id);
    return new LongCall(job, () => this.lists.whole(id));
  }

  @Post('send-test')
  @Call('Mails you what the client would get, with a link to the preview', SuccessResponse, {
    long: true,
    errors: [502],
  })
  async sendEvaluationTest(@Param() { id }: IdParam): Promise<LongCall<SuccessResponse>> {
    return new LongCall(await this.sending.sendTest(id, caller().adminEmail!), () => ({ success: true }));
  }
}
