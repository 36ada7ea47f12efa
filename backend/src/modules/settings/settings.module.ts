import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { AnswerPromiseService } from './answer-promise.service.js';
import './integration-outcome.entity.js';
import { IntegrationStatusService } from './integration-status.service.js';
import { LandingService } from './landing.service.js';
import { LogoController } from './logo.controller.js';
import { LogoService } from './logo.service.js';
import { ProbesService } from './probes.service.js';
import { SettingChecksService } from './setting-checks.service.js';
import './setting.entity.js';
import { SettingsEditingService } from './settings-editing.service.js';
import { LandingController, SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [PicturesModule],
  controllers: [SettingsController, LandingController, LogoController],
  providers: [
    SettingsService,
    AnswerPromiseService,
    SettingsEditingService,
    SettingChecksService,
    ProbesService,
    LandingService,
    LogoService,
    IntegrationStatusService,
  ],
  exports: [
    SettingsService,
    AnswerPromiseService,
    SettingChecksService,
    ProbesService,
    LandingService,
    IntegrationStatusService,
  ],
})
export class SettingsModule {}
