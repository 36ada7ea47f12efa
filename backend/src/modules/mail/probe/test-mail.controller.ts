import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import type { ReadyEnv } from '../../../platform/env/embedded-secrets.js';
import { InjectEnv } from '../../../platform/env/env.token.js';
import { TooMany } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { SuccessResponse } from '../../../platform/http/common.dto.js';
import { Limits } from '../../../platform/http/limits.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { MailService } from '../mail.service.js';

const PER_HOUR = { name: 'test-mails', max: 10, seconds: 3600 };

@ApiTags('Settings')
@Controller('admin/settings')
export class TestMailController {
  constructor(
    private readonly mails: MailService,
    private readonly limits: Limits,
    private readonly database: Database,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  @Post('send-test')
  @HttpCode(200)
  @Admin('nothing', { tokens: false })
  @Call('Mail a test to the caller, the way every mail goes', SuccessResponse, { errors: [429] })
  async send(): Promise<SuccessResponse> {
    const { adminId, adminEmail, language } = caller();
    if (!(await this.limits.take(String(adminId), [PER_HOUR]))) throw new TooMany();
    await this.database.transaction(async () => {
      await this.mails.queueNotice({
        kind: 'mail-test',
        to: [adminEmail!],
        language,
        content: { link: `${this.env.publicUrl}/settings` },
      });
      await this.audit.record({ action: 'setting.send-test', questionnaireId: null });
    });
    return { success: true };
  }
}
