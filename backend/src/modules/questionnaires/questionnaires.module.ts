import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { UiTextsModule } from '../ui-texts/ui-texts.module.js';
import { ConfigurationService } from './configuration.service.js';
import { QuestionnaireCopyService } from './copy.service.js';
import './insights/insight.entity.js';
import { InsightsController } from './insights/insights.controller.js';
import { InsightsService } from './insights/insights.service.js';
import { OrderService } from './editing/order.service.js';
import { QuestionsController } from './editing/questions.controller.js';
import { QuestionsService } from './editing/questions.service.js';
import { SectionsController } from './editing/sections.controller.js';
import { SectionsService } from './editing/sections.service.js';
import './answer-option.entity.js';
import './question.entity.js';
import './questionnaire.entity.js';
import { QuestionnairesController } from './questionnaires.controller.js';
import { QuestionnairesService } from './questionnaires.service.js';
import { QuestionnaireRemovalService } from './removal.service.js';
import { ReviewerPictureController } from './reviewer-picture.controller.js';
import { ReviewerPictureService } from './reviewer-picture.service.js';
import './section.entity.js';
import './trash/deletion.entity.js';
import { DeletedPartsService } from './trash/deleted-parts.service.js';
import { DeletionsService } from './trash/deletions.service.js';
import { AdminWelcomeTextsController, WelcomeTextsController } from './welcome-texts.controller.js';

@Module({
  imports: [AuthModule, UiTextsModule, PicturesModule],
  controllers: [
    QuestionnairesController,
    ReviewerPictureController,
    SectionsController,
    QuestionsController,
    InsightsController,
    AdminWelcomeTextsController,
    WelcomeTextsController,
  ],
  providers: [
    QuestionnairesService,
    QuestionnaireCopyService,
    ReviewerPictureService,
    QuestionnaireRemovalService,
    ConfigurationService,
    DeletedPartsService,
    DeletionsService,
    OrderService,
    QuestionsService,
    SectionsService,
    InsightsService,
  ],
  exports: [
    QuestionnairesService,
    ConfigurationService,
    DeletedPartsService,
    DeletionsService,
    QuestionsService,
    SectionsService,
    InsightsService,
  ],
})
export class QuestionnairesModule {}
