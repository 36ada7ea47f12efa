import { Controller, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { LongCall } from '../../../platform/jobs/long-call.js';
import { ImportParams } from '../sheets.dto.js';
import { SheetSyncResponse } from './sync.dto.js';
import type { SheetSyncResult } from './sync.dto.js';
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
