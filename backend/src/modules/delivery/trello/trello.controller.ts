import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { TrelloApiService } from './trello-api.service.js';
import { TrelloBoardResponse } from './trello.dto.js';
import { TrelloProblem } from './trello.errors.js';
import { IdParam } from '../../../platform/http/common.dto.js';
import { LongCall } from '../../../platform/jobs/long-call.js';
import { ListQuery } from '../../evaluations/list/list.query.js';
import { EvaluationResponse } from '../../evaluations/evaluations.dto.js';
import { TrelloCardsService } from './trello-cards.service.js';

@ApiTags('Settings')
@Controller('admin/settings')
export class TrelloController {
  constructor(private readonly trello: TrelloApiService) {}

  @Get('trello-lists')
  @Admin('nothing', { tokens: false })
  @Call('Boards and lists of the Trello account, to choose where cards go', [TrelloBoardResponse], {
    errors: [409, 503],
  })
  async listTrelloLists(): Promise<TrelloBoardResponse[]> {
    const access = await this.trello.access();
    if (access === null) throw new TrelloProblem('trello_not_set', 409);
    const boards = await this.trello.boards(access);
    return boards.map((board) => TrelloBoardResponse.from(board));
  }
}

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
