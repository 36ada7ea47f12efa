import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { SearchParams, SearchResponse } from './search.dto.js';
import { SearchQuery } from './search.query.js';

@ApiTags('Evaluations')
@Controller('admin')
export class SearchController {
  constructor(private readonly query: SearchQuery) {}

  @Get('search')
  @Admin('nothing')
  @Call('Evaluations and questions of all questionnaires that you may manage', SearchResponse)
  searchEverywhere(@Query() { q }: SearchParams): Promise<SearchResponse> {
    return this.query.search(caller().adminId!, q);
  }
}
