import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messageOf } from '../../../platform/errors/messages.js';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam } from '../../../platform/http/common.dto.js';
import { Flag, Moment, Text } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { LongCall } from '../../../platform/jobs/long-call.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { FormSyncParams, FormSyncResponse, type FormSyncResult } from '../forms/form-sync.dto.js';
import { FormSyncService } from '../forms/form-sync.service.js';
import { SyncStateService } from '../schedule/sync-state.service.js';
import { ImportParams } from '../sheets.dto.js';
import { SheetSyncResponse, type SheetSyncResult } from './sync.dto.js';
import { SheetSyncService } from './sync.service.js';

@ApiTags('Workbooks')
@Controller('admin')
export class SheetSyncController {
  constructor(private readonly sync: SheetSyncService) {}

  @Post('sync-sheets')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Takes over the responses of the spreadsheet; running it again changes nothing', SheetSyncResponse, {
    long: true,
    errors: [409, 503],
  })
  async syncSheets(@Query() { dryRun = false }: ImportParams): Promise<LongCall<SheetSyncResponse>> {
    const job = await this.sync.start(caller().questionnaireId!, { dryRun });
    return new LongCall(job, ({ result }) =>
      SheetSyncResponse.from(result as SheetSyncResult, caller().language),
    );
  }
}

@ApiTags('Questionnaires')
@Controller('admin')
export class FormSyncController {
  constructor(private readonly forms: FormSyncService) {}

  @Post('questionnaire/:id/sync-google-form')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('Takes over sections and questions from the Google form; joins a sync that runs', FormSyncResponse, {
    long: true,
    errors: [409, 503],
  })
  async syncQuestionnaireGoogleForm(
    @Param() { id }: NumberIdParam,
    @Query() { dryRun = false }: FormSyncParams,
  ): Promise<LongCall<FormSyncResponse>> {
    const job = await this.forms.start(id, { dryRun });
    return new LongCall(job, ({ result }) =>
      FormSyncResponse.from(result as FormSyncResult, caller().language),
    );
  }
}

/** When the spreadsheet was read last, and when it is read next. */
class SyncScheduleResponse {
  @Flag({ about: 'Whether it is read by schedule: switched on, and the questionnaire is active.' })
  isScheduled: boolean;
  @Moment({ nullable: true, about: 'When a reading was last started.' }) startedAt: Date | null;
  @Moment({ nullable: true, about: 'When one last succeeded.' }) succeededAt: Date | null;
  @Text({ nullable: true, about: 'Why the last one failed, while none has succeeded since.' })
  failure: string | null;
  @Moment({ nullable: true, about: 'null: none is to come.' }) nextRunAt: Date | null;
}

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
  async getSyncSchedule(@Param() { id }: NumberIdParam): Promise<SyncScheduleResponse> {
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
