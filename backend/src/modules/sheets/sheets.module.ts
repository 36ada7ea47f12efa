import { Module } from '@nestjs/common';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ConfigurationImportService } from './configuration-import.service.js';
import { ResponseImportService } from './response-import.service.js';
import { ResultsExportService } from './results-export.service.js';
import { SheetsController } from './sheets.controller.js';
import { SheetsWorker } from './sheets.worker.js';
import { GoogleAccess } from './sources/google-access.service.js';

@Module({
  imports: [EvaluationsModule, QuestionnairesModule, SettingsModule],
  controllers: [SheetsController],
  providers: [
    ConfigurationImportService,
    ResponseImportService,
    ResultsExportService,
    SheetsWorker,
    GoogleAccess,
  ],
  exports: [ResponseImportService],
})
export class SheetsModule {}
