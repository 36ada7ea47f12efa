import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../platform/http/caller.js';
import { QuestionnaireQuery } from '../../platform/http/common.dto.js';
import { Call, Public } from '../../platform/http/route-access.js';
import { QuestionnairesService } from './questionnaires.service.js';
import { WelcomeTextsResponse } from './welcome-texts.dto.js';

@ApiTags('Public')
@Controller('welcome-texts')
export class WelcomeTextsController {
  constructor(private readonly questionnaires: QuestionnairesService) {}

  @Get()
  @Public()
  @Call('Welcome texts of a questionnaire; null where the built-in text shows', WelcomeTextsResponse, {
    errors: [404],
  })
  async read(@Query() { questionnaireId }: QuestionnaireQuery): Promise<WelcomeTextsResponse> {
    const chosen = questionnaireId ?? caller().chosenQuestionnaireId ?? undefined;
    const { welcomeGreeting, welcomeContent, welcomeTips } = await this.questionnaires.forVisitors(chosen);
    return { greeting: welcomeGreeting, content: welcomeContent, tips: welcomeTips };
  }
}
