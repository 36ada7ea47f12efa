import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NumberIdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { LongCall } from '../../../platform/jobs/long-call.js';
import { type InsightDrafts, InsightDraftsResponse } from './insight-drafts.dto.js';
import { InsightDraftsService } from './insight-drafts.service.js';

@ApiTags('Configuration')
@Controller('admin')
export class InsightDraftsController {
  constructor(private readonly drafts: InsightDraftsService) {}

  @Post('questionnaires/:id/insights/drafts')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('Has the AI propose insights; none is stored until a person adds it', InsightDraftsResponse, {
    long: true,
    errors: [409, 429, 502],
  })
  async draftInsights(@Param() { id }: NumberIdParam): Promise<LongCall<InsightDraftsResponse>> {
    const job = await this.drafts.start(id);
    return new LongCall(job, ({ result }) => result as InsightDrafts);
  }
}
