import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { RetentionImpactParams, RetentionImpactResponse } from './retention.dto.js';
import { RetentionService } from './retention.service.js';

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
