import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { ConfigurationService } from '../configuration.service.js';
import { UndoableResponse } from '../trash/trash.dto.js';
import { InsightRequest, InsightResponse, InsightsResponse } from './insights.dto.js';
import type { Insight } from './insight.entity.js';
import { InsightsService } from './insights.service.js';

@ApiTags('Configuration')
@Controller('admin')
export class InsightsController {
  constructor(
    private readonly configuration: ConfigurationService,
    private readonly insights: InsightsService,
  ) {}

  @Get('questionnaires/:id/insights')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('What answers mean together, heaviest first', InsightsResponse)
  async listInsights(@Param() { id }: NumberIdParam): Promise<InsightsResponse> {
    return { insights: await this.answersOf(id, await this.insights.list(id)) };
  }

  @Post('questionnaires/:id/insights')
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('Adds an insight; scores stay as they are', InsightResponse, { status: 201, errors: [409] })
  async createInsight(
    @Param() { id }: NumberIdParam,
    @Body() request: InsightRequest,
  ): Promise<InsightResponse> {
    return this.answerOf(id, await this.insights.create(id, InsightRequest.fieldsOf(request)));
  }

  @Put('insights/:id')
  @Admin({ of: 'insight', by: 'id' })
  @Call('Changes an insight; what is left out of the optional fields is emptied', InsightResponse)
  async updateInsight(
    @Param() { id }: NumberIdParam,
    @Body() request: InsightRequest,
  ): Promise<InsightResponse> {
    const questionnaireId = caller().questionnaireId!;
    const fields = InsightRequest.fieldsOf(request);
    return this.answerOf(questionnaireId, await this.insights.change(questionnaireId, id, fields));
  }

  @Delete('insights/:id')
  @Admin({ of: 'insight', by: 'id' })
  @Call('Puts an insight into the trash', UndoableResponse)
  async deleteInsight(@Param() { id }: NumberIdParam): Promise<UndoableResponse> {
    return { deletionId: await this.insights.delete(caller().questionnaireId!, id) };
  }

  private async answerOf(questionnaireId: number, insight: Insight): Promise<InsightResponse> {
    const [answer] = await this.answersOf(questionnaireId, [insight]);
    return answer!;
  }

  private async answersOf(questionnaireId: number, insights: Insight[]): Promise<InsightResponse[]> {
    const sections = await this.configuration.read(questionnaireId);
    return insights.map((insight) => InsightResponse.from(insight, sections, caller().language));
  }
}
