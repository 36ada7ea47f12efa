import { join } from 'node:path';
import { Module } from '@nestjs/common';
import type { ReadyEnv } from '../../platform/env/embedded-secrets.js';
import { ENV } from '../../platform/env/env.token.js';
import { IntegrationStatus } from '../settings/integration-status.service.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UiTextsModule } from '../ui-texts/ui-texts.module.js';
import { MAIL_TRANSPORT } from './mail-transport.token.js';
import { MailAttachments } from './mail-attachments.service.js';
import { MailListener } from './mail.listener.js';
import { MailService } from './mail.service.js';
import { MailWording } from './messages/mail-wording.js';
import { MailWorker } from './mail.worker.js';
import { MailProbe } from './probe/mail-probe.js';
import { TestMailController } from './probe/test-mail.controller.js';
import { TestMails } from './probe/test-mail.service.js';
import type { MailTransport } from './transports/mail-transport.js';
import { OutboxTransport } from './transports/outbox.transport.js';
import { SmtpTransport } from './transports/smtp.transport.js';
import { WatchedTransport } from './transports/watched.transport.js';

const transportOf = ({ smtpUrl, dataDir }: ReadyEnv, status: IntegrationStatus): MailTransport =>
  smtpUrl
    ? new WatchedTransport(new SmtpTransport(smtpUrl), status)
    : new OutboxTransport(join(dataDir, 'outbox'));

@Module({
  imports: [SettingsModule, UiTextsModule],
  controllers: [TestMailController],
  providers: [
    MailAttachments,
    MailService,
    MailWording,
    MailListener,
    MailWorker,
    MailProbe,
    TestMails,
    { provide: MAIL_TRANSPORT, useFactory: transportOf, inject: [ENV, IntegrationStatus] },
  ],
  exports: [MailAttachments, MailService],
})
export class MailModule {}
