import { Module } from '@nestjs/common';
import { AuthModule } from '../modules/auth/auth.module.js';
import { EvaluationsModule } from '../modules/evaluations/evaluations.module.js';
import { GenerationModule } from '../modules/generation/generation.module.js';
import { QuestionnairesModule } from '../modules/questionnaires/questionnaires.module.js';
import { SheetsModule } from '../modules/sheets/sheets.module.js';
import { DemoStory } from './demo-story.js';
import { SeedService } from './seed.service.js';

@Module({
  imports: [AuthModule, EvaluationsModule, GenerationModule, QuestionnairesModule, SheetsModule],
  providers: [SeedService, DemoStory],
  exports: [SeedService],
})
export class SeedModule {}
