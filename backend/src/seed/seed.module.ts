import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../modules/analytics/analytics.module.js';
import { AuthModule } from '../modules/auth/auth.module.js';
import { DeliveryModule } from '../modules/delivery/delivery.module.js';
import { EvaluationsModule } from '../modules/evaluations/evaluations.module.js';
import { ResponsesModule } from '../modules/responses/responses.module.js';
import { GenerationModule } from '../modules/generation/generation.module.js';
import { OnlineFormModule } from '../modules/online-form/online-form.module.js';
import { QuestionnairesModule } from '../modules/questionnaires/questionnaires.module.js';
import { ResultsModule } from '../modules/results/results.module.js';
import { ReviewModule } from '../modules/review/review.module.js';
import { SheetsModule } from '../modules/sheets/sheets.module.js';
import { DemoStory } from './demo-story.js';
import { SeedService } from './seed.service.js';

@Module({
  imports: [
    AnalyticsModule,
    AuthModule,
    DeliveryModule,
    EvaluationsModule,
    ResponsesModule,
    GenerationModule,
    OnlineFormModule,
    QuestionnairesModule,
    ResultsModule,
    ReviewModule,
    SheetsModule,
  ],
  providers: [SeedService, DemoStory],
  exports: [SeedService],
})
export class SeedModule {}
