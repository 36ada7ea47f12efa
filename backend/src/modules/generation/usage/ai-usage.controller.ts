import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { AiUsageParams, AiUsageResponse } from './ai-usage.dto.js';
import { AiUsageQuery } from './ai-usage.query.js';

@ApiTags('AI usage')
@Controller('admin/ai-usage')
export class AiUsageController {
  constructor(private readonly query: AiUsageQuery) {}

  @Get()
  @Admin('nothing')
  @Call(
    'What the AI has cost: calls and tokens by day, kind and model, and what is left of today',
    AiUsageResponse,
  )
  async getAiUsage(@Query() period: AiUsageParams): Promise<AiUsageResponse> {
    return this.query.read(period, caller().grantedQuestionnaireIds);
  }
}
