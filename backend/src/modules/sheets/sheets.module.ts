import { Module } from '@nestjs/common';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { ConfigurationImportService } from './configuration-import.service.js';
import { ResponseImportService } from './response-import.service.js';
import { ResultsExportService } from './results-export.service.js';
import { SheetsController } from './sheets.controller.js';
import { SheetsWorker } from './sheets.worker.js';

@Module({
  imports: [EvaluationsModule, QuestionnairesModule],
  controllers: [SheetsController],
  providers: [ConfigurationImportService, ResponseImportService, ResultsExportService, SheetsWorker],
  exports: [ResponseImportService],
})
export class SheetsModule {}
