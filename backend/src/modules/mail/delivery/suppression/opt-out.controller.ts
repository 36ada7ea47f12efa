import { Controller, Get, Post, Query, Redirect } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { HttpRedirectResponse } from '@nestjs/common';
import { caller } from '../../../../platform/http/caller.js';
import { SuccessResponse } from '../../../../platform/http/common.dto.js';
import { Text } from '../../../../platform/http/fields.js';
import { Call, Public } from '../../../../platform/http/route-access.js';
import { OptOutService } from './opt-out.service.js';

class OptOutParams {
  @Text({ min: 1, max: 200, about: 'From the link in the mail.' }) token: string;
}

@ApiTags('Public')
@Controller('mail/opt-out')
export class OptOutController {
  constructor(private readonly optOuts: OptOutService) {}

  /** Leads people from the mail's link to the page that asks them. Programs that look at links get here, too, so it changes nothing. */
  @Get()
  @Public()
  @Redirect()
  @Call('Leads a person to the page on which they can opt out of mails', null, { status: 302 })
  openOptOutPage(@Query() { token }: OptOutParams): HttpRedirectResponse {
    return { url: this.optOuts.pageFor(token, caller().language), statusCode: 302 };
  }

  @Post()
  @Public()
  @Call(
    'No more mails to an address: asked for by the page, or in one click by a mail program (RFC 8058)',
    SuccessResponse,
    { errors: [404] },
  )
  async optOut(@Query() { token }: OptOutParams): Promise<SuccessResponse> {
    await this.optOuts.optOut(token);
    return { success: true };
  }
}
