import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { IntegrationStatusResponse } from './integrations.dto.js';
import { IntegrationsService } from './integrations.service.js';

@ApiTags('Settings')
@Controller('admin')
export class IntegrationsController {
  constructor(private readonly integrations: IntegrationsService) {}

  @Get('integration-status')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Which outside services are set up, and how each of them answered last', [IntegrationStatusResponse])
  async status(@Query() _query: QuestionnaireParams): Promise<IntegrationStatusResponse[]> {
    const states = await this.integrations.read(caller().questionnaireId!);
    return states.map((state) => IntegrationStatusResponse.from(state, caller().language));
  }
}
