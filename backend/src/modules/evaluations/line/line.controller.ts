import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { EvaluationsService } from '../evaluations.service.js';
import { FollowRequest, LineParams, LineResponse } from './line.dto.js';
import { LineQuery } from './line.query.js';
import { LineService } from './line.service.js';

@ApiTags('Evaluations')
@Controller('admin/evaluation/:id/former')
@Admin({ of: 'evaluation', by: 'id' })
export class LineController {
  constructor(
    private readonly line: LineService,
    private readonly query: LineQuery,
    private readonly evaluations: EvaluationsService,
  ) {}

  @Get()
  @Call('The earlier response that the result is compared with, and those that could be chosen', LineResponse)
  async read(@Param() { id }: IdParam, @Query() { search = '' }: LineParams): Promise<LineResponse> {
    const evaluation = await this.evaluations.one(id);
    const former = await this.line.formerOf(evaluation);
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
    LineResponse,
  )
  async follow(
    @Param() { id }: IdParam,
    @Body() { by, formerId = null }: FollowRequest,
  ): Promise<LineResponse> {
    await this.line.follow(id, by, formerId);
    return this.read({ id }, {});
  }
}
