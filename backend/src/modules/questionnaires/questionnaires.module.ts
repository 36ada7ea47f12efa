import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ConfigurationService } from './configuration.service.js';
import './question.entity.js';
import './questionnaire.entity.js';
import { QuestionnairesController } from './questionnaires.controller.js';
import { QuestionnairesService } from './questionnaires.service.js';
import './section.entity.js';
import { WelcomeTextsController } from './welcome-texts.controller.js';

@Module({
  imports: [AuthModule],
  controllers: [QuestionnairesController, WelcomeTextsController],
  providers: [QuestionnairesService, ConfigurationService],
  exports: [QuestionnairesService, ConfigurationService],
})
export class QuestionnairesModule {}
