import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { UiTextsModule } from '../ui-texts/ui-texts.module.js';
import { MailAttachmentsService } from './delivery/mail-attachments.service.js';
import { MailDeliveryService } from './delivery/mail-delivery.service.js';
import { MailLookUpService } from './queue/mail-look-up.service.js';
import { MailContentsService } from './delivery/mail-contents.service.js';
import { MailService } from './queue/mail.service.js';
import { MailSweepService } from './queue/mail-sweep.service.js';
import { MailRenderer } from './wording/mail-renderer.js';
import { MailWorker } from './queue/mail.worker.js';
import { MailProbe } from './delivery/probe/mail-probe.js';
import { TestMailController } from './delivery/probe/test-mail.controller.js';
import { TestMailService } from './delivery/probe/test-mail.service.js';
import { MailReportsController } from './delivery/reports/mail-reports.controller.js';
import { MailReportsService } from './delivery/reports/mail-reports.service.js';
import './delivery/suppression/suppression.entity.js';
import { OptOutController } from './delivery/suppression/opt-out.controller.js';
import { OptOutService } from './delivery/suppression/opt-out.service.js';
import { SuppressionsService } from './delivery/suppression/suppressions.service.js';
import { MailTransportsService } from './delivery/transports/mail-transports.service.js';
import { OutboxFiles } from './delivery/transports/outbox-files.js';
import { MailWayController } from './delivery/way/mail-way.controller.js';
import { MailWayService } from './delivery/way/mail-way.service.js';

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
