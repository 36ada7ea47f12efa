import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { caller } from '../../../platform/http/caller.js';
import { languageOf } from '../../../platform/http/language.js';
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
  @HttpCode(200)
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Takes over the responses of the spreadsheet; running it again changes nothing', SheetSyncResponse, {
    long: true,
    errors: [409, 503],
  })
  async syncSheets(
    @Query() { dryRun = false }: ImportParams,
    @Req() request: Request,
  ): Promise<LongCall<SheetSyncResponse>> {
    const job = await this.sync.start(caller().questionnaireId!, { dryRun });
    return new LongCall(job, ({ result }) =>
      SheetSyncResponse.from(result as SheetSyncResult, languageOf(request)),
    );
  }
}
