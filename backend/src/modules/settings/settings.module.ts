import { Module } from '@nestjs/common';
import { LandingController } from './landing.controller.js';
import { LandingService } from './landing.service.js';
import './setting.entity.js';
import { SettingsService } from './settings.service.js';

@Module({
  controllers: [LandingController],
  providers: [SettingsService, LandingService],
  exports: [SettingsService, LandingService],
})
export class SettingsModule {}
