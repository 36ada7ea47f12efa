import { Body, Controller, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { caller } from '../../platform/http/caller.js';
import { NumberIdParam } from '../../platform/http/common.dto.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { AdminsService } from '../auth/admins/admins.service.js';
import { UserResponse } from '../auth/sign-in/sign-in.dto.js';
import {
  ChangeQuestionnaireRequest,
  ChooseQuestionnaireRequest,
  CreateQuestionnaireRequest,
  QuestionnaireResponse,
} from './questionnaires.dto.js';
import { QuestionnairesService } from './questionnaires.service.js';

@ApiTags('Questionnaires')
@Controller('admin')
export class QuestionnairesController {
  constructor(
    private readonly questionnaires: QuestionnairesService,
    private readonly admins: AdminsService,
  ) {}

  @Get('questionnaires')
  @Admin('nothing')
  @Call('The questionnaires you may manage, by id', [QuestionnaireResponse])
  async list(): Promise<QuestionnaireResponse[]> {
    const questionnaires = await this.questionnaires.listFor(caller().adminId!);
    return questionnaires.map((questionnaire) => QuestionnaireResponse.from(questionnaire));
  }

  @Post('questionnaires')
  @Admin('nothing')
  @Call('Creates a questionnaire and grants it to you', QuestionnaireResponse, { status: 201 })
  async create(
    @Body() { name, id: _id, ...fields }: CreateQuestionnaireRequest,
  ): Promise<QuestionnaireResponse> {
    return QuestionnaireResponse.from(await this.questionnaires.create(name, fields));
  }

  @Patch('questionnaires/:id')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('Changes a questionnaire', QuestionnaireResponse)
  async change(
    @Param() { id }: NumberIdParam,
    @Body() { id: _id, ...fields }: ChangeQuestionnaireRequest,
  ): Promise<QuestionnaireResponse> {
    return QuestionnaireResponse.from(await this.questionnaires.change(id, fields));
  }

  @Post('session/questionnaire')
  @HttpCode(200)
  @Admin({ of: 'questionnaire', by: 'questionnaireId' })
  @Call('Chooses the questionnaire that calls without one act on', UserResponse)
  async choose(
    @Body() { questionnaireId }: ChooseQuestionnaireRequest,
    @Req() request: Request,
  ): Promise<UserResponse> {
    request.session.questionnaireId = questionnaireId;
    const { id, email, passwordHash } = (await this.admins.byId(caller().adminId!))!;
    return { id, email, hasPassword: passwordHash !== null, questionnaireId };
  }
}
