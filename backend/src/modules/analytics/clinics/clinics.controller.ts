import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BadRequest } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { QuestionnaireIdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { AnalyticsService } from '../analytics.service.js';
import { ClinicListParams, ClinicListResponse } from './clinics.dto.js';
import { ClinicsQuery } from './clinics.query.js';

/** Who stands behind a number of the analytics. */
@ApiTags('Analytics')
@Controller('admin')
export class ClinicsController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly clinics: ClinicsQuery,
  ) {}

  @Get('analytics/:questionnaireId/clinics')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('The evaluations behind a number of the analytics, by the week of their response', ClinicListResponse)
  listAnalyticsClinics(
    @Param() _param: Partial<QuestionnaireIdParam>,
    @Query() { group, sectionId, productId, from, to, limit = 20, offset = 0 }: ClinicListParams,
  ): Promise<ClinicListResponse> {
    const subject = { waiting: '', asked: '', weak: sectionId, product: productId }[group];
    if (subject === undefined) throw new BadRequest('group_needs_subject');
    const period = this.analytics.periodOf({ from, to });
    const questionnaireId = caller().questionnaireId!;
    return this.clinics.page({ questionnaireId, group, subject: String(subject), period, limit, offset });
  }
}
