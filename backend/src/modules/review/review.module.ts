import { Module } from '@nestjs/common';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { ResultsModule } from '../results/results.module.js';
import { ApprovalService } from './approval.service.js';
import { EditingService } from './editing.service.js';
import { ReviewController } from './review.controller.js';
import { ReviewService } from './review.service.js';

@Module({
  imports: [EvaluationsModule, QuestionnairesModule, ResultsModule],
  controllers: [ReviewController],
  providers: [ApprovalService, EditingService, ReviewService],
  exports: [ApprovalService, EditingService],
})
export class ReviewModule {}
