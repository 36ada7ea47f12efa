import { Module } from '@nestjs/common';
import './integration-outcome.entity.js';
import { IntegrationStatus } from './integration-status.service.js';
import { LandingController } from './landing.controller.js';
import { LandingService } from './landing.service.js';
import './setting.entity.js';
import { SettingsService } from './settings.service.js';

@Module({
  controllers: [LandingController],
  providers: [SettingsService, LandingService, IntegrationStatus],
  exports: [SettingsService, LandingService, IntegrationStatus],
})
export class SettingsModule {}
