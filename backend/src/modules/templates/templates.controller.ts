import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, Call } from '../../platform/http/route-access.js';
import { QuestionnaireResponse } from '../questionnaires/questionnaires.dto.js';
import { CreateFromTemplateRequest, TemplateResponse } from './templates.dto.js';
import { TemplatesService } from './templates.service.js';

@ApiTags('Questionnaires')
@Controller('admin')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Get('questionnaire-templates')
  @Admin('nothing')
  @Call('Questionnaires to start from, in each language', [TemplateResponse])
  listQuestionnaireTemplates(): TemplateResponse[] {
    return this.templates.list();
  }

  @Post('questionnaires/from-template')
  @Admin('nothing')
  @Call(
    'Creates a questionnaire with the questions, answers and texts of a template, and grants it to you',
    QuestionnaireResponse,
    { status: 201 },
  )
  async createQuestionnaireFromTemplate(
    @Body()
    { id: _id, deletedAt: _deletedAt, reviewerPicture: _picture, ...fields }: CreateFromTemplateRequest,
  ): Promise<QuestionnaireResponse> {
    return QuestionnaireResponse.from(await this.templates.create(fields));
  }
}
