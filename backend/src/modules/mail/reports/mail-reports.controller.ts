import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { SuccessResponse } from '../../../platform/http/common.dto.js';
import { networkOf } from '../../../platform/http/limits.js';
import { Call, Public } from '../../../platform/http/route-access.js';
import { MailEventRequest } from './mail-reports.dto.js';
import { MailReportsService } from './mail-reports.service.js';

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
  async take(@Req() request: Request): Promise<SuccessResponse> {
    await this.reports.take(request.body, networkOf(request.ip));
    return { success: true };
  }
}
