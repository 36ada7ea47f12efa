import { Module } from '@nestjs/common';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { ReviewModule } from '../review/review.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AiProbe } from './ai-probe.js';
import { AutomaticGeneration } from './automatic/automatic.service.js';
import { FactsSource } from './facts.service.js';
import { GenerationController } from './generation.controller.js';
import './generation.errors.js';
import { GenerationService } from './generation.service.js';
import { GenerationWorker } from './generation.worker.js';
import { PartsController } from './parts/parts.controller.js';
import './usage/ai-call.entity.js';
import { AiGate } from './usage/ai-gate.service.js';
import { AiLedger } from './usage/ai-ledger.service.js';
import { AiMeter } from './usage/ai-meter.service.js';
import { AiUsageController } from './usage/ai-usage.controller.js';
import './usage/ai-usage.entity.js';
import { AiUsageQuery } from './usage/ai-usage.query.js';
import { RegenerationLimit } from './usage/regeneration-limit.service.js';
import { WritersService } from './writers.service.js';

@Module({
  imports: [EvaluationsModule, QuestionnairesModule, ReviewModule, SettingsModule],
  controllers: [GenerationController, PartsController, AiUsageController],
  providers: [
    GenerationService,
    AutomaticGeneration,
    FactsSource,
    WritersService,
    AiProbe,
    AiGate,
    AiLedger,
    AiMeter,
    RegenerationLimit,
    AiUsageQuery,
    GenerationWorker,
  ],
  exports: [GenerationService],
})
export class GenerationModule {}
