import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { LongCall } from '../../../platform/jobs/long-call.js';
import { DraftResultResponse } from '../generation.jobs.js';
import { MeaningDraftsService } from './meaning-drafts.service.js';

@ApiTags('Configuration')
@Controller('admin')
export class MeaningDraftsController {
  constructor(private readonly drafts: MeaningDraftsService) {}

  @Post('section/:id/draft-meanings')
  @Admin({ of: 'section', by: 'id' })
  @Call(
    'Has the AI propose the meanings and advice that a section’s answers lack; a person accepts them',
    DraftResultResponse,
    {
      long: true,
      errors: [409, 429, 502],
    },
  )
  async draftSectionMeanings(@Param() { id }: NumberIdParam): Promise<LongCall<DraftResultResponse>> {
    const job = await this.drafts.start(caller().questionnaireId!, id);
    return new LongCall(job, ({ result }) => result as DraftResultResponse);
  }
}
