import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { UiTextsModule } from '../ui-texts/ui-texts.module.js';
import { MailAttachments } from './mail-attachments.service.js';
import { MailDelivery } from './mail-delivery.service.js';
import { MailListener } from './mail.listener.js';
import { MailLookUp } from './mail-look-up.service.js';
import { MailService } from './mail.service.js';
import { MailSweep } from './mail-sweep.service.js';
import { MailWording } from './messages/mail-wording.js';
import { MailWorker } from './mail.worker.js';
import { MailProbe } from './probe/mail-probe.js';
import { TestMailController } from './probe/test-mail.controller.js';
import { TestMails } from './probe/test-mail.service.js';
import { MailReportsController } from './reports/mail-reports.controller.js';
import { MailReports } from './reports/mail-reports.service.js';
import './suppression/suppression.entity.js';
import { Suppressions } from './suppression/suppressions.service.js';
import { MailTransports } from './transports/mail-transports.service.js';
import { OutboxFiles } from './transports/outbox-files.js';

@Module({
  imports: [SettingsModule, UiTextsModule],
  controllers: [MailReportsController, TestMailController],
  providers: [
    MailAttachments,
    MailDelivery,
    MailService,
    MailWording,
    MailListener,
    MailLookUp,
    MailReports,
    MailSweep,
    MailTransports,
    OutboxFiles,
    MailWorker,
    Suppressions,
    MailProbe,
    TestMails,
  ],
  exports: [MailAttachments, MailService, Suppressions],
})
export class MailModule {}
