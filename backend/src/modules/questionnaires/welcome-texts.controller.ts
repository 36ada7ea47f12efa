import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../platform/http/caller.js';
import { QuestionnaireParams } from '../../platform/http/common.dto.js';
import { Admin, Call, Public } from '../../platform/http/route-access.js';
import { QuestionnairesService } from './questionnaires.service.js';
import { WelcomeTextsRequest, WelcomeTextsResponse } from './welcome-texts.dto.js';

@ApiTags('Public')
@Controller('welcome-texts')
export class WelcomeTextsController {
  constructor(private readonly questionnaires: QuestionnairesService) {}

  @Get()
  @Public()
  @Call('Welcome texts of a questionnaire; null where the built-in text shows', WelcomeTextsResponse, {
    errors: [404],
  })
  async getPublicWelcomeTexts(
    @Query() { questionnaireId }: QuestionnaireParams,
  ): Promise<WelcomeTextsResponse> {
    const chosen = questionnaireId ?? caller().chosenQuestionnaireId ?? undefined;
    return WelcomeTextsResponse.from(await this.questionnaires.forVisitors(chosen));
  }
}

@ApiTags('Configuration')
@Controller('admin/welcome-texts')
export class AdminWelcomeTextsController {
  constructor(private readonly questionnaires: QuestionnairesService) {}

  @Get()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Welcome texts as stored; null where the built-in text shows', WelcomeTextsResponse)
  async getWelcomeTexts(@Query() _query: QuestionnaireParams): Promise<WelcomeTextsResponse> {
    return WelcomeTextsResponse.from(await this.questionnaires.one(caller().questionnaireId!));
  }

  @Put()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Changes welcome texts; pages that were published keep theirs', WelcomeTextsResponse, {
    errors: [409],
  })
  async updateWelcomeTexts(
    @Query() _query: QuestionnaireParams,
    @Body() { greeting, content, tips }: WelcomeTextsRequest,
  ): Promise<WelcomeTextsResponse> {
    const texts = { welcomeGreeting: greeting, welcomeContent: content, welcomeTips: tips };
    return WelcomeTextsResponse.from(await this.questionnaires.change(caller().questionnaireId!, texts));
  }
}
