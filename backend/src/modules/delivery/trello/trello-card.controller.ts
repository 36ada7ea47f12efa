import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { LongCall } from '../../../platform/jobs/long-call.js';
import { ListQuery } from '../../evaluations/list/list.query.js';
import { EvaluationResponse } from '../../evaluations/evaluations.dto.js';
import { TrelloCardsService } from './trello-cards.service.js';

@ApiTags('Evaluations')
@Controller('admin/evaluation/:id/trello-card')
export class TrelloCardController {
  constructor(
    private readonly cards: TrelloCardsService,
    private readonly lists: ListQuery,
  ) {}

  @Post()
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('Makes a Trello card for the evaluation', EvaluationResponse, { long: true, errors: [409, 503] })
  async createEvaluationTrelloCard(@Param() { id }: IdParam): Promise<LongCall<EvaluationResponse>> {
    const job = await this.cards.make(id);
    return new LongCall(job, () => this.lists.whole(id));
  }
}
