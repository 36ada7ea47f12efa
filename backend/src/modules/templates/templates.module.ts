import { Module } from '@nestjs/common';
import { OnlineFormModule } from '../online-form/online-form.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { TemplatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

@Module({
  imports: [OnlineFormModule, QuestionnairesModule],
  controllers: [TemplatesController],
  providers: [TemplatesService],
})
export class TemplatesModule {}
