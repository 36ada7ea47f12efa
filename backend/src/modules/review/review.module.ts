import { Module } from '@nestjs/common';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { ResultsModule } from '../results/results.module.js';
import { ApprovalService } from './approval.service.js';
import { ConfigurationReviewController } from './configuration/configuration-review.controller.js';
import { ConfigurationReviewService } from './configuration/configuration-review.service.js';
import { EditingService } from './editing.service.js';
import { EvidenceController } from './evidence/evidence.controller.js';
import { EvidenceService } from './evidence/evidence.service.js';
import { OpenedTextsController } from './opened/opened-texts.controller.js';
import { OpenedTextsService } from './opened/opened-texts.service.js';
import { ReviewController } from './review.controller.js';
import { ReviewService } from './review.service.js';

@Module({
  imports: [EvaluationsModule, QuestionnairesModule, ResultsModule],
  controllers: [ReviewController, OpenedTextsController, EvidenceController, ConfigurationReviewController],
  providers: [
    ApprovalService,
    ConfigurationReviewService,
    EditingService,
    EvidenceService,
    OpenedTextsService,
    ReviewService,
  ],
  exports: [ApprovalService, EditingService],
})
export class ReviewModule {}
