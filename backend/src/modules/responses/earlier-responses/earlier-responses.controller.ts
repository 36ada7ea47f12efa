import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { FollowRequest, EarlierResponsesParams, EarlierResponsesResponse } from './earlier-responses.dto.js';
import { EarlierResponsesQuery } from './earlier-responses.query.js';
import { EarlierResponsesService } from './earlier-responses.service.js';

@ApiTags('Evaluations')
@Controller('admin/evaluation/:id/former')
@Admin({ of: 'evaluation', by: 'id' })
export class EarlierResponsesController {
  constructor(
    private readonly earlier: EarlierResponsesService,
    private readonly query: EarlierResponsesQuery,
    private readonly evaluations: EvaluationsService,
  ) {}

  @Get()
  @Call(
    'The earlier response that the result is compared with, and those that could be chosen',
    EarlierResponsesResponse,
  )
  async getFormerResponse(
    @Param() { id }: IdParam,
    @Query() { search = '' }: EarlierResponsesParams,
  ): Promise<EarlierResponsesResponse> {
    const evaluation = await this.evaluations.one(id);
    const former = await this.earlier.formerOf(evaluation);
    return {
      by: evaluation.formerBy,
      former: former && (await this.query.one(evaluation, former.id)),
      isPublished: former !== null && evaluation.published?.evaluation.change !== undefined,
      candidates: await this.query.candidates(evaluation, search),
    };
  }

  @Put()
  @Call(
    'Says which earlier response the result is compared with; an approved page shows it after its next approval, and what it no longer compares with is gone at once',
    EarlierResponsesResponse,
  )
  async chooseFormerResponse(
    @Param() { id }: IdParam,
    @Body() { by, formerId = null }: FollowRequest,
  ): Promise<EarlierResponsesResponse> {
    await this.earlier.follow(id, by, formerId);
    return this.getFormerResponse({ id }, {});
  }
}
