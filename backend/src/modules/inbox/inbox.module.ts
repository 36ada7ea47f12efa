import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DigestController } from './digest/digest.controller.js';
import './digest/digest.entity.js';
import { DigestService } from './digest/digest.service.js';
import { InboxController } from './inbox.controller.js';
import './inbox.entity.js';
import { InboxQuery } from './inbox.query.js';
import { InboxService } from './inbox.service.js';

@Module({
  imports: [MailModule, SettingsModule],
  controllers: [DigestController, InboxController],
  providers: [DigestService, InboxQuery, InboxService],
})
export class InboxModule {}
