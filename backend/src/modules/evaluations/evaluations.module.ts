import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { EditingController } from './editing/editing.controller.js';
import { EditingService } from './editing/editing.service.js';
import { EvaluationAnswers } from './evaluation-answers.service.js';
import './evaluation.entity.js';
import { EvaluationsController } from './evaluations.controller.js';
import { EvaluationsListener } from './evaluations.listener.js';
import { EvaluationsQuery } from './evaluations.query.js';
import { EvaluationsService } from './evaluations.service.js';
import { ImpactController } from './impact/impact.controller.js';
import { ImpactReads } from './impact/impact.query.js';
import { ImpactService } from './impact/impact.service.js';
import { IntakeService } from './intake/intake.service.js';
import { PublicPageController } from './public-page/public-page.controller.js';
import { PublicPageService } from './public-page/public-page.service.js';
import { RemovalController } from './removal/removal.controller.js';
import { RemovalService } from './removal/removal.service.js';
import { RescoreService } from './rescore/rescore.service.js';
import { RescoreWorker } from './rescore/rescore.worker.js';
import { ReviewService } from './review/review.service.js';
import { StatusCounts } from './status-counts.service.js';
import { SnapshotService } from './snapshot/snapshot.service.js';

@Module({
  imports: [AnalyticsModule, AuthModule, MailModule, QuestionnairesModule, SettingsModule],
  controllers: [EvaluationsController, EditingController, ImpactController, RemovalController, PublicPageController],
  providers: [
    EditingService,
    EvaluationAnswers,
    EvaluationsService,
    EvaluationsQuery,
    EvaluationsListener,
    ImpactReads,
    ImpactService,
    IntakeService,
    PublicPageService,
    RemovalService,
    RescoreService,
    RescoreWorker,
    ReviewService,
    SnapshotService,
    StatusCounts,
  ],
  exports: [
    EditingService,
    EvaluationAnswers,
    EvaluationsService,
    EvaluationsQuery,
    IntakeService,
    PublicPageService,
  ],
})
export class EvaluationsModule {}
