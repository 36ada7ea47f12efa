import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { caller } from '../../platform/http/caller.js';
import { IdParam, QuestionnaireIdParam, QuestionnaireParams } from '../../platform/http/common.dto.js';
import { Paged, tellTotal } from '../../platform/http/paged.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import {
  EvaluationListParams,
  EvaluationResponse,
  type EvaluationSummaryResponse,
  EXTRA_MODELS,
  StatsResponse,
} from './evaluations.dto.js';
import { EvaluationsQuery } from './evaluations.query.js';
import { ChangesQuery } from './list/changes.query.js';
import { ListQuery } from './list/list.query.js';

@ApiTags('Evaluations')
@ApiExtraModels(...EXTRA_MODELS)
@Controller('admin')
export class EvaluationsController {
  constructor(
    private readonly query: EvaluationsQuery,
    private readonly lists: ListQuery,
    private readonly changes: ChangesQuery,
  ) {}

  @Get(['stats', 'stats/:questionnaireId'])
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Evaluations by status', StatsResponse)
  getStats(
    @Param() _param: Partial<QuestionnaireIdParam>,
    @Query() _query: QuestionnaireParams,
  ): Promise<StatsResponse> {
    return this.query.stats(caller().questionnaireId!);
  }

  @Get(['evaluations', 'evaluations/:questionnaireId'])
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Evaluations, filtered, sorted and paged', [EvaluationResponse])
  @Paged({
    'X-Next-Cursor': {
      description:
        'With `updatedSince` or `cursor`: where to go on, also later; a page that is not full is the last for now',
      schema: { type: 'string' },
    },
  })
  async listEvaluations(
    @Query() listQuery: EvaluationListParams,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EvaluationSummaryResponse[]> {
    const { questionnaireId, language } = caller();
    if (listQuery.updatedSince !== undefined || listQuery.cursor !== undefined) {
      const { rows, cursor } = await this.changes.page(questionnaireId!, listQuery, language);
      response.setHeader('X-Next-Cursor', cursor);
      return rows;
    }
    const page = await this.lists.page(questionnaireId!, listQuery, language);
    tellTotal(response, page);
    return page.rows;
  }

  @Get('evaluation/:id')
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('One whole evaluation', EvaluationResponse)
  async getEvaluation(@Param() { id }: IdParam): Promise<EvaluationResponse> {
    return this.lists.whole(id);
  }
}
