import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../platform/http/caller.js';
import { NumberIdParam, SuccessResponse } from '../../platform/http/common.dto.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { AdminsService } from '../auth/admins/admins.service.js';
import { SessionsService } from '../auth/sign-in/sessions.service.js';
import { UserResponse } from '../auth/sign-in/sign-in.dto.js';
import { QuestionnaireCopyService } from './copy.service.js';
import {
  ChangeQuestionnaireRequest,
  ChooseQuestionnaireRequest,
  CopyQuestionnaireRequest,
  CreateQuestionnaireRequest,
  QuestionnaireListParams,
  QuestionnaireResponse,
} from './questionnaires.dto.js';
import { QuestionnaireRemovalService } from './removal.service.js';
import { QuestionnairesService } from './questionnaires.service.js';

@ApiTags('Questionnaires')
@Controller('admin')
export class QuestionnairesController {
  constructor(
    private readonly questionnaires: QuestionnairesService,
    private readonly copies: QuestionnaireCopyService,
    private readonly removal: QuestionnaireRemovalService,
    private readonly admins: AdminsService,
    private readonly sessions: SessionsService,
  ) {}

  @Get('questionnaires')
  @Admin('nothing')
  @Call('The questionnaires you may manage, by id', [QuestionnaireResponse])
  async listQuestionnaires(@Query() { deleted }: QuestionnaireListParams): Promise<QuestionnaireResponse[]> {
    const questionnaires = await this.questionnaires.listFor(caller().adminId!, { deleted });
    return questionnaires.map((questionnaire) => QuestionnaireResponse.from(questionnaire));
  }

  @Post('questionnaires')
  @Admin('nothing')
  @Call('Creates a questionnaire and grants it to you', QuestionnaireResponse, { status: 201 })
  async createQuestionnaire(
    @Body()
    {
      name,
      id: _id,
      deletedAt: _deletedAt,
      reviewerPicture: _picture,
      ...fields
    }: CreateQuestionnaireRequest,
  ): Promise<QuestionnaireResponse> {
    return QuestionnaireResponse.from(await this.questionnaires.create(name, fields));
  }

  @Patch('questionnaires/:id')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('Changes a questionnaire', QuestionnaireResponse)
  async updateQuestionnaire(
    @Param() { id }: NumberIdParam,
    @Body()
    { id: _id, deletedAt: _deletedAt, reviewerPicture: _picture, ...fields }: ChangeQuestionnaireRequest,
  ): Promise<QuestionnaireResponse> {
    return QuestionnaireResponse.from(await this.questionnaires.change(id, fields));
  }

  @Delete('questionnaires/:id')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('Hides a questionnaire and all that hangs on it; it can be restored for 30 days', SuccessResponse)
  async hideQuestionnaire(@Param() { id }: NumberIdParam): Promise<SuccessResponse> {
    await this.removal.hide(id);
    return { success: true };
  }

  @Post('questionnaires/:id/restore')
  @Admin({ of: 'restorable-questionnaire', by: 'id' })
  @Call('Brings a hidden questionnaire back', QuestionnaireResponse)
  async restoreQuestionnaire(@Param() { id }: NumberIdParam): Promise<QuestionnaireResponse> {
    await this.removal.restore(id);
    return QuestionnaireResponse.from(await this.questionnaires.one(id));
  }

  @Post('questionnaires/:id/copy')
  // Of a copy, which is another questionnaire, its token could see nothing.
  @Admin({ of: 'questionnaire', by: 'id' }, { tokens: true, bound: false })
  @Call(
    'Makes a questionnaire with the same sections, questions and texts, without evaluations, form and sheet',
    QuestionnaireResponse,
    { status: 201 },
  )
  async copyQuestionnaire(
    @Param() { id }: NumberIdParam,
    @Body() { name }: CopyQuestionnaireRequest,
  ): Promise<QuestionnaireResponse> {
    return QuestionnaireResponse.from(await this.copies.copy(id, name));
  }

  @Post('session/questionnaire')
  @Admin({ of: 'questionnaire', by: 'questionnaireId' }, { tokens: false })
  @Call('Chooses the questionnaire that calls without one act on', UserResponse)
  async chooseQuestionnaire(@Body() _request: ChooseQuestionnaireRequest): Promise<UserResponse> {
    const questionnaireId = caller().questionnaireId!;
    await this.sessions.chooseQuestionnaire(questionnaireId);
    return this.admins.describe((await this.admins.byId(caller().adminId!))!, questionnaireId);
  }
}
