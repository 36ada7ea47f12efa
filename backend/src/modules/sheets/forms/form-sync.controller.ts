import { Controller, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { LongCall } from '../../../platform/jobs/long-call.js';
import { FormSyncParams, FormSyncResponse } from './form-sync.dto.js';
import type { FormSyncResult } from './form-sync.dto.js';
import { FormSyncService } from './form-sync.service.js';

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
  async sync(
    @Param() { id }: NumberIdParam,
    @Query() { dryRun = false }: FormSyncParams,
  ): Promise<LongCall<FormSyncResponse>> {
    const job = await this.forms.start(id, { dryRun });
    return new LongCall(job, ({ result }) =>
      FormSyncResponse.from(result as FormSyncResult, caller().language),
    );
  }
}
