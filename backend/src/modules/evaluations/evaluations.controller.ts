import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { caller } from '../../platform/http/caller.js';
import {
  IdParam,
  QuestionnaireIdParam,
  QuestionnaireQuery,
  SuccessResponse,
} from '../../platform/http/common.dto.js';

import { sendJson } from '../../platform/http/json-answer.js';
import { languageOf } from '../../platform/http/language.js';
import { Paged, tellTotal } from '../../platform/http/paged.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { LongCall } from '../../platform/jobs/long-call.js';
import { EvaluationAnswers } from './evaluation-answers.service.js';
import {
  EvaluationLinkParam,
  EvaluationListQuery,
  EvaluationResponse,
  EXTRA_MODELS,
  ResetStatusRequest,
  StatsResponse,
} from './evaluations.dto.js';
import { EvaluationsQuery } from './evaluations.query.js';
import { EvaluationsService } from './evaluations.service.js';
import { ListQuery } from './list/list.query.js';
import { PageResponse } from './public-page/page.dto.js';
import { PublicPageService } from './public-page/public-page.service.js';

@ApiTags('Evaluations')
@ApiExtraModels(...EXTRA_MODELS)
@Controller('admin')
export class EvaluationsController {
  constructor(
    private readonly evaluations: EvaluationsService,
    private readonly query: EvaluationsQuery,
    private readonly lists: ListQuery,
    private readonly answers: EvaluationAnswers,
    private readonly pages: PublicPageService,
  ) {}

  @Get(['stats', 'stats/:questionnaireId'])
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Evaluations by status', StatsResponse)
  stats(
    @Param() _param: Partial<QuestionnaireIdParam>,
    @Query() _query: QuestionnaireQuery,
  ): Promise<StatsResponse> {
    return this.query.stats(caller().questionnaireId!);
  }

  @Get(['evaluations', 'evaluations/:questionnaireId'])
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Evaluations, filtered, sorted and paged', [EvaluationResponse])
  @Paged()
  async list(
    @Query() listQuery: EvaluationListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const page = await this.lists.page(caller().questionnaireId!, listQuery, languageOf(request));
    tellTotal(response, page);
    sendJson(response, page.json);
  }

  @Get('evaluation/:id')
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('One whole evaluation', EvaluationResponse)
  async one(@Param() { id }: IdParam, @Req() request: Request): Promise<EvaluationResponse> {
    return this.answers.whole(await this.evaluations.one(id), languageOf(request));
  }

  @Get('evaluation/:id/preview')
  @Admin({ of: 'evaluation-link', by: 'id' })
  @Call('The client’s page as it would be published now; by id or by link', PageResponse)
  preview(@Param() { id }: EvaluationLinkParam): Promise<PageResponse> {
    return this.pages.preview(id);
  }

  @Post('evaluation/:id/reset-status')
  @HttpCode(200)
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('Resets the status', EvaluationResponse, { errors: [409] })
  async resetStatus(
    @Param() { id }: IdParam,
    @Body() { status }: ResetStatusRequest,
    @Req() request: Request,
  ): Promise<EvaluationResponse> {
    return this.answers.whole(await this.evaluations.resetStatus(id, status), languageOf(request));
  }

  @Post('evaluation/:id/send')
  @HttpCode(200)
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('Mails the link to the client', EvaluationResponse, { long: true, errors: [409, 502] })
  async send(@Param() { id }: IdParam, @Req() request: Request): Promise<LongCall<EvaluationResponse>> {
    const job = await this.evaluations.send(id);
    return new LongCall(job, async () =>
      this.answers.whole(await this.evaluations.one(id), languageOf(request)),
    );
  }

  @Post('evaluation/:id/send-test')
  @HttpCode(200)
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('Mails you what the client would get, with a link to the preview', SuccessResponse, {
    long: true,
    errors: [502],
  })
  async sendTest(@Param() { id }: IdParam): Promise<LongCall<SuccessResponse>> {
    return new LongCall(await this.evaluations.sendTest(id, caller().adminEmail!), () => ({ success: true }));
  }
}
