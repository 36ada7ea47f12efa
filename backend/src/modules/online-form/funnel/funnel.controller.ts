import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import type { QuestionnaireIdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { PeriodParams } from '../../analytics/analytics.dto.js';
import { FormFunnelResponse } from './funnel.dto.js';
import { FunnelService } from './funnel.service.js';

@ApiTags('Analytics')
@Controller('admin')
export class FunnelController {
  constructor(private readonly funnel: FunnelService) {}

  @Get(['analytics/form-funnel', 'analytics/:questionnaireId/form-funnel'])
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('How far visitors of the online form come, by source, week and section', FormFunnelResponse)
  getAnalyticsFormFunnel(
    @Param() _param: Partial<QuestionnaireIdParam>,
    @Query() days: PeriodParams,
  ): Promise<FormFunnelResponse> {
    return this.funnel.read(caller().questionnaireId!, days);
  }
}
