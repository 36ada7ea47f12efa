import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SuccessResponse } from '../../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../../platform/http/route-access.js';
import { TestMailService } from './test-mail.service.js';

@ApiTags('Settings')
@Controller('admin/settings')
export class TestMailController {
  constructor(private readonly mails: TestMailService) {}

  @Post('send-test')
  @Admin('nothing', { tokens: false })
  @Call('Mail a test to the caller, the way every mail goes', SuccessResponse, { errors: [429] })
  async sendTestMail(): Promise<SuccessResponse> {
    await this.mails.sendToCaller();
    return { success: true };
  }
}
