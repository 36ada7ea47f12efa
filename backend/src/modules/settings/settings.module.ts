import { Module } from '@nestjs/common';
import './integration-outcome.entity.js';
import { IntegrationStatusService } from './integration-status.service.js';
import { LandingService } from './landing.service.js';
import { ProbesService } from './probes.service.js';
import { SettingChecksService } from './setting-checks.service.js';
import './setting.entity.js';
import { SettingsEditingService } from './settings-editing.service.js';
import { LandingController, SettingsController } from './settings.controller.js';
import './settings.errors.js';
import { SettingsService } from './settings.service.js';

@Module({
  controllers: [SettingsController, LandingController],
  providers: [
    SettingsService,
    SettingsEditingService,
    SettingChecksService,
    ProbesService,
    LandingService,
    IntegrationStatusService,
  ],
  exports: [SettingsService, SettingChecksService, ProbesService, LandingService, IntegrationStatusService],
})
export class SettingsModule {}
