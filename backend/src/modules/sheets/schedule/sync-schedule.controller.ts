import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messageOf } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { SyncScheduleResponse } from './sync-schedule.dto.js';
import { SyncStateService } from './sync-state.service.js';

@ApiTags('Questionnaires')
@Controller('admin')
export class SyncScheduleController {
  constructor(
    private readonly state: SyncStateService,
    private readonly status: IntegrationStatusService,
  ) {}

  @Get('questionnaires/:id/sync-schedule')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('When the spreadsheet was read last, and when it is read next', SyncScheduleResponse)
  async read(@Param() { id }: NumberIdParam): Promise<SyncScheduleResponse> {
    const state = await this.state.of(id);
    const nextRunAt = await this.state.nextRunOf(id);
    const { lastFailure = null } = (await this.status.read(id)).get('sheets') ?? {};
    const isFailing = state !== null && state.failures > 0 && lastFailure !== null;
    return {
      isScheduled: nextRunAt !== null,
      startedAt: state?.startedAt ?? null,
      succeededAt: state?.succeededAt ?? null,
      failure: isFailing ? messageOf(lastFailure.code, caller().language, lastFailure.params) : null,
      nextRunAt,
    };
  }
}
