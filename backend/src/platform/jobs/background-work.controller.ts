import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../http/caller.js';
import { Admin, Call } from '../http/route-access.js';
import { BackgroundWorkResponse } from './background-work.dto.js';
import { BackgroundWorkQuery } from './background-work.query.js';

@ApiTags('Jobs')
@Controller('admin/background-work')
export class BackgroundWorkController {
  constructor(private readonly query: BackgroundWorkQuery) {}

  @Get()
  @Admin('nothing')
  @Call(
    'How queues, jobs and scheduled tasks stand; the jobs of your questionnaires alone',
    BackgroundWorkResponse,
  )
  async read(): Promise<BackgroundWorkResponse> {
    return this.query.read(caller().grantedQuestionnaireIds, caller().language);
  }
}
