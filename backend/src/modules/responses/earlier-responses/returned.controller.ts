import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import type { QuestionnaireIdParam } from '../../../platform/http/common.dto.js';
import { Flag, Int, Num, Text } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { clinicZone } from '../../../platform/time/time.js';
import { PeriodParams } from '../../analytics/analytics.dto.js';
import { periodOf } from '../../analytics/period.js';
import { MOST_RETURNED, ReturnedQuery } from './returned.query.js';

const POINTS = { min: -100, max: 100, about: 'Mean of the changes, in percentage points.' };

class ReturnedSectionResponse {
  @Int() sectionId: number;
  @Text() sectionName: string;
  @Int({ about: 'Clinics that have a result of it both times.' }) n: number;
  @Num(POINTS) mean: number;
}

class ReturnedResponse {
  @Int({ about: 'Clinics that came back: published results that compare with an earlier one.' }) n: number;
  @Num(POINTS) mean: number;
  @Int() better: number;
  @Int() same: number;
  @Int() worse: number;
  @Int({ about: 'Of them, those who answered different versions of the questionnaire.' })
  otherVersion: number;
  @Flag({ about: `Only the newest ${MOST_RETURNED} are counted.` }) isCapped: boolean;
  @ListOf(() => ReturnedSectionResponse) sections: ReturnedSectionResponse[];
}

@ApiTags('Analytics')
@Controller('admin')
export class ReturnedController {
  constructor(private readonly returned: ReturnedQuery) {}

  @Get('analytics/:questionnaireId/returned')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('How clinics that answered again have changed, by the week of their later response', ReturnedResponse)
  async getReturnedClinics(
    @Param() _param: Partial<QuestionnaireIdParam>,
    @Query() { from, to }: PeriodParams,
  ): Promise<ReturnedResponse> {
    const questionnaireId = caller().questionnaireId!;
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: clinicZone() }).format(new Date());
    const period = periodOf(from, to, today);
    const [whole, sections] = await Promise.all([
      this.returned.whole(questionnaireId, period),
      this.returned.sections(questionnaireId, period),
    ]);
    return { ...whole, isCapped: whole.n === MOST_RETURNED, sections };
  }
}
