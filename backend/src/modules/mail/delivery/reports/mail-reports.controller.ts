import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { SuccessResponse } from '../../../../platform/http/common.dto.js';
import { AnyJson } from '../../../../platform/http/fields.js';
import { networkOf } from '../../../../platform/http/rate-limiter.js';
import { Call, Public } from '../../../../platform/http/route-access.js';
import { MailReportsService } from './mail-reports.service.js';

/** A report as the mail service sends it; what it holds beside this is not looked at. */
class MailEventRequest {
  @AnyJson({ about: 'timestamp (seconds), token, and signature: HMAC-SHA256 of both under the signing key.' })
  signature: object;
  @AnyJson({
    about: 'event, id, timestamp, recipient, message.headers.message-id; of failures severity and reason.',
  })
  'event-data': object;
}

@ApiTags('Public')
@Controller('mail-events')
export class MailReportsController {
  constructor(private readonly reports: MailReportsService) {}

  @Post()
  @Public()
  @ApiBody({ type: MailEventRequest })
  @Call('Signed reports of the mail service: delivered, delayed, bounced, complained', SuccessResponse, {
    errors: [404, 406, 413, 429],
  })
  async takeMailReports(@Req() request: Request): Promise<SuccessResponse> {
    await this.reports.take(request.body, networkOf(request.ip));
    return { success: true };
  }
}
