import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { ChangeQuestionRequest, editable } from '../../questionnaires/editing/questions.dto.js';
import { ChangeSectionRequest } from '../../questionnaires/editing/sections.dto.js';
import { EffectResponse, ImpactParams, ImpactResponse, PartEffectResponse } from './impact.dto.js';
import { ImpactService } from './impact.service.js';

@ApiTags('Questionnaires')
@Controller('admin')
export class ImpactController {
  constructor(private readonly impact: ImpactService) {}

  @Get('questionnaires/:id/impact')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('What a change would do to evaluations, and what hangs on the questionnaire', ImpactResponse, {
    errors: [409],
  })
  getQuestionnaireImpact(
    @Param() { id }: NumberIdParam,
    @Query() query: ImpactParams,
  ): Promise<ImpactResponse> {
    return this.impact.of(id, query);
  }

  @Post('question/:id/impact')
  @Admin({ of: 'question', by: 'id' })
  @Call(
    'What saving a question, its answers among it, would do to evaluations; nothing is stored',
    PartEffectResponse,
    { errors: [409] },
  )
  foretellQuestionImpact(
    @Param() { id }: NumberIdParam,
    @Body() request: ChangeQuestionRequest,
  ): Promise<PartEffectResponse> {
    return this.impact.ofQuestion(caller().questionnaireId!, id, editable(request));
  }

  @Post('sections/:id/impact')
  @Admin({ of: 'section', by: 'id' })
  @Call(
    'What saving a section, its condition among it, would do to evaluations; nothing is stored',
    EffectResponse,
    { errors: [409] },
  )
  foretellSectionImpact(
    @Param() { id }: NumberIdParam,
    @Body() { name, description, includeInEvaluation, shownIf }: ChangeSectionRequest,
  ): Promise<EffectResponse> {
    const fields = { name, description, includeInEvaluation, shownIf };
    return this.impact.ofSection(caller().questionnaireId!, id, fields);
  }
}
