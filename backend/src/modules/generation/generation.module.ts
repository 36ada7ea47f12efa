import { Module } from '@nestjs/common';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { FactsSource } from './facts.service.js';
import { GenerationController } from './generation.controller.js';
import './generation.errors.js';
import { GenerationService } from './generation.service.js';
import { GenerationWorker } from './generation.worker.js';
import { WritersService } from './writers.service.js';

@Module({
  imports: [EvaluationsModule, QuestionnairesModule, SettingsModule],
  controllers: [GenerationController],
  providers: [GenerationService, FactsSource, WritersService, GenerationWorker],
  exports: [GenerationService],
})
export class GenerationModule {}
