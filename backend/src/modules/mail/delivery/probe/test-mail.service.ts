import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit.js';
import { Database } from '../../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../../platform/env/env.js';
import { caller } from '../../../../platform/http/caller.js';
import { RateLimiter } from '../../../../platform/http/rate-limiter.js';
import { MailService } from '../../queue/mail.service.js';

const PER_HOUR = { name: 'test-mails', max: 10, seconds: 3600 };

/** A mail to the admin who asks for it, sent as every other mail is. */
@Injectable()
export class TestMailService {
  constructor(
    private readonly mails: MailService,
    private readonly limits: RateLimiter,
    private readonly database: Database,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Throws TooMany after ten in an hour. */
  async sendToCaller(): Promise<void> {
    const { adminId, adminEmail, language } = caller();
    await this.limits.demand(String(adminId), [PER_HOUR]);
    await this.database.transaction(async () => {
      await this.mails.queueNotice({
        kind: 'mail-test',
        to: [adminEmail!],
        language,
        content: { link: `${this.env.publicUrl}/settings` },
      });
      await this.audit.record({ action: 'setting.send-test', questionnaireId: null });
    });
  }
}
