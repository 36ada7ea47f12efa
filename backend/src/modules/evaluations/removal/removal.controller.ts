import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { IdParam, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Int, QueryInt } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { ListQuery } from '../list/list.query.js';
import { EvaluationResponse } from '../evaluations.dto.js';
import { RetentionService } from '../retention/retention.service.js';
import { RemovalService } from './removal.service.js';

class DeletedResponse {
  @Int() deletedCount: number;
}

class RestoredResponse {
  @Int() restoredCount: number;
}

@ApiTags('Evaluations')
@Controller('admin')
export class RemovalController {
  constructor(
    private readonly removal: RemovalService,
    private readonly lists: ListQuery,
  ) {}

  @Delete('delete-all-evaluations')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Hides all evaluations of the questionnaire; they can be restored for 30 days', DeletedResponse, {
    errors: [409],
  })
  async deleteAll(): Promise<DeletedResponse> {
    return { deletedCount: await this.removal.hideAll(caller().questionnaireId!) };
  }

  @Post('restore-evaluations')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Brings hidden evaluations back, except those that have come again since', RestoredResponse, {
    errors: [409],
  })
  async restore(): Promise<RestoredResponse> {
    return { restoredCount: await this.removal.restoreAll(caller().questionnaireId!) };
  }

  @Post('evaluation/:id/withdraw')
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('Takes the client’s page away: its link answers 404', EvaluationResponse, { errors: [409] })
  async withdraw(@Param() { id }: IdParam): Promise<EvaluationResponse> {
    await this.removal.withdraw(id);
    return this.lists.whole(id);
  }

  @Delete('evaluation/:id')
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('Erases one response at once and for good; no import brings it back', SuccessResponse)
  async erase(@Param() { id }: IdParam): Promise<SuccessResponse> {
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
    'How many evaluations would be anonymised the next night if data were kept for so many months',
    RetentionImpactResponse,
  )
  async impact(@Query() { months }: RetentionImpactParams): Promise<RetentionImpactResponse> {
    return { evaluations: await this.retention.countOlderThan(months) };
  }
}
