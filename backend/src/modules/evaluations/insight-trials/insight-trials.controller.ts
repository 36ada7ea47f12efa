import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NumberIdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { InsightCountsResponse, InsightTrialRequest, InsightTrialResponse } from './insight-trials.dto.js';
import { InsightTrialsService } from './insight-trials.service.js';

@ApiTags('Configuration')
@Controller('admin')
export class InsightTrialsController {
  constructor(private readonly trials: InsightTrialsService) {}

  @Post('questionnaires/:id/insights/try')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('For how many responses a condition is true; nothing is stored', InsightTrialResponse)
  tryInsight(
    @Param() { id }: NumberIdParam,
    @Body() { when, evaluationId }: InsightTrialRequest,
  ): Promise<InsightTrialResponse> {
    return this.trials.try(id, when, evaluationId);
  }

  @Get('questionnaires/:id/insights/counts')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('For how many responses each insight is true', InsightCountsResponse)
  countInsights(@Param() { id }: NumberIdParam): Promise<InsightCountsResponse> {
    return this.trials.counts(id);
  }
}
