import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { UiTextsModule } from '../ui-texts/ui-texts.module.js';
import { MailAttachmentsService } from './mail-attachments.service.js';
import { MailDeliveryService } from './mail-delivery.service.js';
import { MailLookUpService } from './mail-look-up.service.js';
import { MailContentsService } from './mail-contents.service.js';
import { MailService } from './mail.service.js';
import { MailSweepService } from './mail-sweep.service.js';
import { MailRenderer } from './messages/mail-renderer.js';
import { MailWorker } from './mail.worker.js';
import { MailProbe } from './probe/mail-probe.js';
import { TestMailController } from './probe/test-mail.controller.js';
import { TestMailService } from './probe/test-mail.service.js';
import { MailReportsController } from './reports/mail-reports.controller.js';
import { MailReportsService } from './reports/mail-reports.service.js';
import './suppression/suppression.entity.js';
import { OptOutController } from './suppression/opt-out.controller.js';
import { OptOutService } from './suppression/opt-out.service.js';
import { SuppressionsService } from './suppression/suppressions.service.js';
import { MailTransportsService } from './transports/mail-transports.service.js';
import { OutboxFiles } from './transports/outbox-files.js';
import { MailWayController } from './way/mail-way.controller.js';
import { MailWayService } from './way/mail-way.service.js';

@Module({
  imports: [SettingsModule, UiTextsModule],
  controllers: [MailReportsController, MailWayController, OptOutController, TestMailController],
  providers: [
    MailAttachmentsService,
    MailDeliveryService,
    MailContentsService,
    MailService,
    MailRenderer,
    MailLookUpService,
    MailReportsService,
    MailSweepService,
    MailTransportsService,
    MailWayService,
    OutboxFiles,
    MailWorker,
    OptOutService,
    SuppressionsService,
    MailProbe,
    TestMailService,
  ],
  exports: [
    MailAttachmentsService,
    MailContentsService,
    MailService,
    MailTransportsService,
    MailWayService,
    SuppressionsService,
  ],
})
export class MailModule {}
