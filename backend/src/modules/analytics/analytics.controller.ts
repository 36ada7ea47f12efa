import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { caller } from '../../platform/http/caller.js';
import { QuestionnaireIdParam } from '../../platform/http/common.dto.js';
import { workbookDownload, XLSX } from '../../platform/http/downloads.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { LongCall } from '../../platform/jobs/long-call.js';
import {
  AnalyticsResponse,
  AnswerSharesResponse,
  FunnelStepResponse,
  PeriodParams,
  QuestionSharesResponse,
  TrendWeekResponse,
} from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';
import { ANALYTICS_FILE, AnalyticsExportService } from './export/analytics-export.service.js';

type Named = Partial<QuestionnaireIdParam>;
const both = (call: string) => [`analytics/${call}`, `analytics/:questionnaireId/${call}`];

/** The more particular paths come first: a word would be taken for a questionnaire's id otherwise. */
@ApiTags('Analytics')
@Controller('admin')
export class AnalyticsController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly exports: AnalyticsExportService,
    private readonly jobs: JobsService,
  ) {}

  @Get(both('trend'))
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Completions and their mean by week; the last year unless a period is named', [TrendWeekResponse])
  listAnalyticsTrend(@Param() _param: Named, @Query() days: PeriodParams): Promise<TrendWeekResponse[]> {
    return this.analytics.trend(caller().questionnaireId!, days);
  }

  @Get(both('funnel'))
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('How far evaluations come, from their arrival to a request for an offer', [FunnelStepResponse])
  listAnalyticsFunnel(@Param() _param: Named, @Query() days: PeriodParams): Promise<FunnelStepResponse[]> {
    return this.analytics.funnel(caller().questionnaireId!, days);
  }

  @Get(both('questions'))
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('How each question was answered, in the questionnaire’s order', [QuestionSharesResponse])
  listAnalyticsQuestions(
    @Param() _param: Named,
    @Query() days: PeriodParams,
  ): Promise<QuestionSharesResponse[]> {
    return this.analytics.questions(caller().questionnaireId!, days);
  }

  @Get(both('answers'))
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('How often each answer was chosen, of every question that has answers to choose from', [
    AnswerSharesResponse,
  ])
  listAnalyticsAnswers(@Param() _param: Named, @Query() days: PeriodParams): Promise<AnswerSharesResponse[]> {
    return this.analytics.answers(caller().questionnaireId!, days);
  }

  @Get(both('export'))
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Every table of the analytics as a workbook', null, { long: true })
  @ApiOkResponse({ content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } } })
  async exportAnalytics(
    @Param() _param: Named,
    @Query() { from, to }: PeriodParams,
  ): Promise<LongCall<StreamableFile>> {
    const payload = { from, to, language: caller().language };
    const job = await this.exports.start(caller().questionnaireId!, payload);
    return new LongCall(job, async () =>
      workbookDownload((await this.jobs.fileOf(job.id)).bytes, ANALYTICS_FILE),
    );
  }

  @Get(['analytics', 'analytics/:questionnaireId'])
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Statistics of all evaluations or of a period, with the period before', AnalyticsResponse)
  async getAnalytics(@Param() _param: Named, @Query() days: PeriodParams): Promise<AnalyticsResponse> {
    const { now, previous } = await this.analytics.figures(caller().questionnaireId!, days);
    return AnalyticsResponse.from(now, previous);
  }
}
