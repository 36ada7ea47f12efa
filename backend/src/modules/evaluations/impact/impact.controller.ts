import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NumberIdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { ImpactParams, ImpactResponse } from './impact.dto.js';
import { ImpactService } from './impact.service.js';

@ApiTags('Questionnaires')
@Controller('admin')
export class ImpactController {
  constructor(private readonly impact: ImpactService) {}

  @Get('questionnaires/:id/impact')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('What a change would do to evaluations, and what hangs on the questionnaire', ImpactResponse)
  read(@Param() { id }: NumberIdParam, @Query() query: ImpactParams): Promise<ImpactResponse> {
    return this.impact.of(id, query);
  }
}
