import { Module } from '@nestjs/common';
import './integration-outcome.entity.js';
import { IntegrationStatus } from './integration-status.service.js';
import { LandingController } from './landing.controller.js';
import { LandingService } from './landing.service.js';
import { Probes } from './probes.service.js';
import { SettingChecks } from './setting-checks.service.js';
import './setting.entity.js';
import { SettingsController } from './settings.controller.js';
import { SettingsEditing } from './settings-editing.service.js';
import './settings.errors.js';
import { SettingsService } from './settings.service.js';

@Module({
  controllers: [SettingsController, LandingController],
  providers: [SettingsService, SettingsEditing, SettingChecks, Probes, LandingService, IntegrationStatus],
  exports: [SettingsService, SettingChecks, Probes, LandingService, IntegrationStatus],
})
export class SettingsModule {}
