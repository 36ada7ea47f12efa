import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { TrelloApiService } from './trello-api.service.js';
import { TrelloBoardResponse } from './trello.dto.js';
import { TrelloProblem } from './trello.errors.js';

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
