import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam, QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { ConfigurationService } from '../configuration.service.js';
import { QuestionnairesService } from '../questionnaires.service.js';
import { UndoableResponse } from '../trash/trash.dto.js';
import { OrderService } from './order.service.js';
import {
  ChangeSectionRequest,
  ConfigurationOrderRequest,
  ConfigurationResponse,
  CreateSectionRequest,
  DeleteSectionParams,
  SectionResponse,
} from './sections.dto.js';
import { SectionsService } from './sections.service.js';

@ApiTags('Configuration')
@Controller('admin')
export class SectionsController {
  constructor(
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly sections: SectionsService,
    private readonly order: OrderService,
  ) {}

  @Get('configuration')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('The sections in order, with what they weigh', ConfigurationResponse)
  getConfiguration(@Query() _query: QuestionnaireParams): Promise<ConfigurationResponse> {
    return this.wholeOf(caller().questionnaireId!);
  }

  @Put('configuration/order')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call(
    'Brings all sections and questions into a new order; questions may move between sections',
    ConfigurationResponse,
    { errors: [409] },
  )
  async reorderConfiguration(
    @Query() _query: QuestionnaireParams,
    @Body() { sections }: ConfigurationOrderRequest,
  ): Promise<ConfigurationResponse> {
    await this.order.reorder(caller().questionnaireId!, sections);
    return this.wholeOf(caller().questionnaireId!);
  }

  @Post('sections')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Adds a section at the end', SectionResponse, { status: 201, errors: [409] })
  async createSection(
    @Query() _query: QuestionnaireParams,
    @Body() { name, description, includeInEvaluation, shownIf }: CreateSectionRequest,
  ): Promise<SectionResponse> {
    const id = await this.sections.create(caller().questionnaireId!, {
      name,
      description,
      includeInEvaluation,
      shownIf,
    });
    return this.one(id);
  }

  @Put('sections/:id')
  @Admin({ of: 'section', by: 'id' })
  @Call('Changes a section; scores follow when it is switched in or out', SectionResponse, { errors: [409] })
  async updateSection(
    @Param() { id }: NumberIdParam,
    @Body() { name, description, includeInEvaluation, shownIf }: ChangeSectionRequest,
  ): Promise<SectionResponse> {
    await this.sections.change(caller().questionnaireId!, id, {
      name,
      description,
      includeInEvaluation,
      shownIf,
    });
    return this.one(id);
  }

  @Delete('sections/:id')
  @Admin({ of: 'section', by: 'id' })
  @Call('Puts a section with its questions into the trash for 30 days; scores follow', UndoableResponse, {
    errors: [409],
  })
  async deleteSection(
    @Param() { id }: NumberIdParam,
    @Query() { questionCount = 0 }: DeleteSectionParams,
  ): Promise<UndoableResponse> {
    return { deletionId: await this.sections.delete(caller().questionnaireId!, id, questionCount) };
  }

  private async wholeOf(questionnaireId: number): Promise<ConfigurationResponse> {
    const { configVersion } = await this.questionnaires.one(questionnaireId);
    return ConfigurationResponse.from(await this.configuration.read(questionnaireId), configVersion);
  }

  private async one(id: number): Promise<SectionResponse> {
    const sections = await this.configuration.read(caller().questionnaireId!);
    const section = SectionResponse.listFrom(sections).find((one) => one.id === id);
    if (!section) throw new NotFound();
    return section;
  }
}
