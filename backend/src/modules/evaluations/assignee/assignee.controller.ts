import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Int } from '../../../platform/http/fields.js';
import { IntList } from '../../../platform/http/list-fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { EvaluationResponse } from '../evaluations.dto.js';
import { ListQuery } from '../list/list.query.js';
import { AssigneeService } from './assignee.service.js';

class AssignRequest {
  @Int({ nullable: true, about: 'An admin who has a grant for the questionnaire; null: nobody.' })
  adminId: number | null;
}

class AssigneesResponse {
  @IntList({ max: 1000, about: 'Admins to whom the evaluation can be assigned.' }) adminIds: number[];
}

@ApiTags('Evaluations')
@Controller('admin/evaluation/:id/assignee')
@Admin({ of: 'evaluation', by: 'id' })
export class AssigneeController {
  constructor(
    private readonly assignee: AssigneeService,
    private readonly lists: ListQuery,
  ) {}

  @Get()
  @Call('Who can see to the evaluation', AssigneesResponse)
  async getEvaluationAssignee(@Param() _param: IdParam): Promise<AssigneesResponse> {
    return { adminIds: await this.assignee.candidates(caller().questionnaireId!) };
  }

  @Put()
  @Call('Says who sees to the evaluation', EvaluationResponse)
  async assignEvaluation(
    @Param() { id }: IdParam,
    @Body() { adminId }: AssignRequest,
  ): Promise<EvaluationResponse> {
    await this.assignee.assign(id, adminId);
    return this.lists.whole(id);
  }
}
