import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { caller } from '../../../platform/http/caller.js';
import { QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { Paged, tellTotal } from '../../../platform/http/paged.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { RestoreService } from './restore.service.js';
import {
  RestoredResponse,
  RestoreRequest,
  TrashEntryResponse,
  TrashParams,
  TrashRestoredResponse,
} from './trash.dto.js';
import { TrashQuery } from './trash.query.js';

@ApiTags('Trash')
@Controller('admin')
export class TrashController {
  constructor(
    private readonly trash: TrashQuery,
    private readonly restoring: RestoreService,
  ) {}

  @Get('trash')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('What is in the questionnaire’s trash, what was deleted last first; 50 a page', [TrashEntryResponse])
  @Paged()
  async listTrash(
    @Query() { page = 1, item }: TrashParams,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TrashEntryResponse[]> {
    const { entries, total } = await this.trash.page(caller().questionnaireId!, page, item);
    tellTotal(response, { total, isCapped: false });
    return entries.map((entry) => TrashEntryResponse.from(entry));
  }

  @Post('trash/restore')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Brings back what is in the trash; what is there already stays as it is', TrashRestoredResponse, {
    errors: [409],
  })
  async restoreFromTrash(
    @Query() _query: QuestionnaireParams,
    @Body() request: RestoreRequest,
  ): Promise<TrashRestoredResponse> {
    const { questionnaireId, language } = caller();
    return TrashRestoredResponse.from(await this.restoring.restore(questionnaireId!, request), language);
  }

  @Post('restore-evaluations')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call(
    'Brings every evaluation in the trash back, except those that have come again since',
    RestoredResponse,
    {
      errors: [409],
    },
  )
  async restoreEvaluations(): Promise<RestoredResponse> {
    return { restoredCount: await this.restoring.restoreAll(caller().questionnaireId!) };
  }
}
