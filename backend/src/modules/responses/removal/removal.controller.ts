import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { IdParam, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Int, QueryInt } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { ListQuery } from '../../evaluations/list/list.query.js';
import { EvaluationResponse } from '../../evaluations/evaluations.dto.js';
import { RetentionService } from '../retention/retention.service.js';
import { RemovalService } from './removal.service.js';
import { DeletedResponse, DeleteRequest } from './trash.dto.js';

@ApiTags('Evaluations')
@Controller('admin')
export class RemovalController {
  constructor(
    private readonly removal: RemovalService,
    private readonly lists: ListQuery,
  ) {}

  @Delete('delete-all-evaluations')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Puts all evaluations of the questionnaire into the trash for 30 days', DeletedResponse, {
    errors: [409],
  })
  trashAllEvaluations(): Promise<DeletedResponse> {
    return this.removal.deleteAll(caller().questionnaireId!);
  }

  @Post('evaluations/delete')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Puts selected evaluations into the trash for 30 days', DeletedResponse, { errors: [404, 409] })
  trashEvaluations(@Body() { ids }: DeleteRequest): Promise<DeletedResponse> {
    return this.removal.delete(caller().questionnaireId!, ids);
  }

  @Post('evaluation/:id/withdraw')
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('Takes the client’s page away: its link answers 404', EvaluationResponse, { errors: [409] })
  async withdrawEvaluation(@Param() { id }: IdParam): Promise<EvaluationResponse> {
    await this.removal.withdraw(id);
    return this.lists.whole(id);
  }

  @Delete('evaluation/:id')
  @Admin({ of: 'evaluation', by: 'id' })
  @Call(
    'Puts an evaluation into the trash for 30 days: its client page answers 404 until it is restored',
    DeletedResponse,
  )
  trashEvaluation(@Param() { id }: IdParam): Promise<DeletedResponse> {
    return this.removal.delete(caller().questionnaireId!, [id]);
  }

  @Post('evaluation/:id/erase')
  @Admin({ of: 'stored-evaluation', by: 'id' })
  @Call(
    'Erases one response at once and for good, also from the trash; no import brings it back',
    SuccessResponse,
  )
  async eraseEvaluation(@Param() { id }: IdParam): Promise<SuccessResponse> {
    await this.removal.erase(id);
    return { success: true };
  }
}

class RetentionImpactParams {
  @QueryInt({ min: 1, max: 240, about: 'What `retention_months` would say.' }) months: number;
}

class RetentionImpactResponse {
  @Int({
    about: 'Evaluations of all questionnaires that the next night would leave without names and answers.',
  })
  evaluations: number;
}

@ApiTags('Settings')
@Controller('admin/settings')
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @Get('retention-impact')
  @Admin('nothing', { tokens: false })
  @Call(
    'How many evaluations would be anonymised the next night if the retention were so many months',
    RetentionImpactResponse,
  )
  async getRetentionImpact(@Query() { months }: RetentionImpactParams): Promise<RetentionImpactResponse> {
    return { evaluations: await this.retention.countOlderThan(months) };
  }
}
