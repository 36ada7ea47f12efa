import { Module } from '@nestjs/common';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { ReviewModule } from '../review/review.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AiProbe } from './ai-probe.js';
import { AutomaticGenerationConsumer } from './automatic/automatic.consumer.js';
import { InsightDraftsController } from './drafts/insight-drafts.controller.js';
import { InsightDraftsService } from './drafts/insight-drafts.service.js';
import { MeaningDraftsController } from './drafts/meaning-drafts.controller.js';
import { MeaningDraftsService } from './drafts/meaning-drafts.service.js';
import { FactsService } from './facts.service.js';
import { GenerationController } from './generation.controller.js';
import { GenerationService } from './generation.service.js';
import { GenerationWorker } from './generation.worker.js';
import { PartsController } from './parts/parts.controller.js';
import { SecondReadingService } from './second-reader/second-reading.service.js';
import { AiGateService } from './usage/ai-gate.service.js';
import { AiLedgerService } from './usage/ai-ledger.service.js';
import { AiMeterService } from './usage/ai-meter.service.js';
import { AiUsageController } from './usage/ai-usage.controller.js';
import './usage/ai-usage.entity.js';
import { AiUsageQuery } from './usage/ai-usage.query.js';
import { RegenerationLimitService } from './usage/regeneration-limit.service.js';
import { WritersService } from './writers.service.js';

@Module({
  imports: [EvaluationsModule, QuestionnairesModule, ReviewModule, SettingsModule],
  controllers: [
    GenerationController,
    PartsController,
    MeaningDraftsController,
    InsightDraftsController,
    AiUsageController,
  ],
  providers: [
    GenerationService,
    AutomaticGenerationConsumer,
    MeaningDraftsService,
    InsightDraftsService,
    FactsService,
    WritersService,
    SecondReadingService,
    AiProbe,
    AiGateService,
    AiLedgerService,
    AiMeterService,
    RegenerationLimitService,
    AiUsageQuery,
    GenerationWorker,
  ],
  exports: [AutomaticGenerationConsumer, GenerationService],
})
export class GenerationModule {}
