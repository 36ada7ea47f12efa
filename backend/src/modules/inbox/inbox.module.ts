import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { InboxController } from './inbox.controller.js';
import './inbox.entity.js';
import { InboxQuery } from './inbox.query.js';
import { InboxService } from './inbox.service.js';

@Module({
  imports: [SettingsModule],
  controllers: [InboxController],
  providers: [InboxQuery, InboxService],
})
export class InboxModule {}
