import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { messageOf } from '../../platform/errors/app-error.js';
import { caller } from '../../platform/http/caller.js';
import { IdParam, QuestionnaireIdParam, QuestionnaireQuery } from '../../platform/http/common.dto.js';
import { languageOf } from '../../platform/http/language.js';
import type { Language } from '../../platform/http/languages.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { LongCall } from '../../platform/jobs/long-call.js';
import { MailService } from '../mail/mail.service.js';
import type { Evaluation } from './evaluation.entity.js';
import {
  EvaluationLinkParam,
  EvaluationListQuery,
  EvaluationResponse,
  EvaluationSummaryResponse,
  EXTRA_MODELS,
  type MailStateResponse,
  ResetStatusRequest,
  StatsResponse,
  summaryOf,
  wholeOf,
} from './evaluations.dto.js';
import { EvaluationsQuery } from './evaluations.query.js';
import { EvaluationsService } from './evaluations.service.js';
import { PageResponse } from './public-page/page.dto.js';
import { PublicPageService } from './public-page/public-page.service.js';

@ApiTags('Evaluations')
@ApiExtraModels(...EXTRA_MODELS)
@Controller('admin')
export class EvaluationsController {
  constructor(
    private readonly evaluations: EvaluationsService,
    private readonly query: EvaluationsQuery,
    private readonly mails: MailService,
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
  @Call('Evaluations, filtered, sorted and paged', null)
  @ApiOkResponse({
    type: EvaluationResponse,
    isArray: true,
    headers: { 'X-Total-Count': { description: 'How many there are in all', schema: { type: 'integer' } } },
  })
  async list(
    @Query() listQuery: EvaluationListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EvaluationSummaryResponse[]> {
    const language = languageOf(request);
    const { rows, total } = await this.query.list(caller().questionnaireId!, listQuery);
    const mails = await this.mails.latestResults(rows.map(({ id }) => id));
    response.setHeader('X-Total-Count', String(total));
    return rows.map((row) => {
      const mail = mailState(mails.get(row.id), language);
      const details = row as unknown as Evaluation;
      return listQuery.fields === 'summary'
        ? summaryOf(row, mail, language)
        : { ...wholeOf(details, mail, language), hasSnapshot: row.hasSnapshot };
    });
  }

  @Get('evaluation/:id')
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('One whole evaluation', EvaluationResponse)
  async one(@Param() { id }: IdParam, @Req() request: Request): Promise<EvaluationResponse> {
    return this.whole(await this.evaluations.one(id), languageOf(request));
  }

  @Get('evaluation/:id/preview')
  @Admin({ of: 'evaluation-link', by: 'id' })
  @Call('The client’s page as it would be published now; by id or by link', PageResponse)
  preview(@Param() { id }: EvaluationLinkParam): Promise<PageResponse> {
    return this.pages.preview(id);
  }

  @Post('evaluation/:id/verify')
  @HttpCode(200)
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('Verifies the texts and freezes what the client will see', EvaluationResponse, { errors: [409] })
  async verify(@Param() { id }: IdParam, @Req() request: Request): Promise<EvaluationResponse> {
    return this.whole(await this.evaluations.verify(id), languageOf(request));
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
    return this.whole(await this.evaluations.resetStatus(id, status), languageOf(request));
  }

  @Post('evaluation/:id/send')
  @HttpCode(200)
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('Mails the link to the client', EvaluationResponse, { long: true, errors: [409] })
  async send(@Param() { id }: IdParam, @Req() request: Request): Promise<LongCall<EvaluationResponse>> {
    const job = await this.evaluations.send(id);
    return new LongCall(job, async () => this.whole(await this.evaluations.one(id), languageOf(request)));
  }

  private async whole(evaluation: Evaluation, language: Language): Promise<EvaluationResponse> {
    const mails = await this.mails.latestResults([evaluation.id]);
    return wholeOf(evaluation, mailState(mails.get(evaluation.id), language), language);
  }
}

type MailLike = Awaited<ReturnType<MailService['latestResults']>> extends Map<string, infer M> ? M : never;

function mailState(mail: MailLike | undefined, language: Language): MailStateResponse | null {
  return mail
    ? { state: mail.state, error: mail.error && messageOf(mail.error.code, language, mail.error.params) }
    : null;
}
