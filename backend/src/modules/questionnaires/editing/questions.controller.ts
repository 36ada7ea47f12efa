import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam, QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { UndoableResponse } from '../trash/trash.dto.js';
import { ChangeQuestionRequest, CreateQuestionRequest, editable, QuestionResponse } from './questions.dto.js';
import { QuestionsService } from './questions.service.js';

@ApiTags('Configuration')
@Controller('admin')
export class QuestionsController {
  constructor(private readonly questions: QuestionsService) {}

  @Get('questions')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('The questions in the questionnaire’s order', [QuestionResponse])
  async listQuestions(@Query() _query: QuestionnaireParams): Promise<QuestionResponse[]> {
    const listed = await this.questions.list(caller().questionnaireId!);
    return listed.map(({ question, section }) => QuestionResponse.from(question, section));
  }

  @Post('questions')
  @Admin({ of: 'section', by: 'sectionId' })
  @Call('Adds a question at the end of a section; scores follow', QuestionResponse, {
    status: 201,
    errors: [409],
  })
  async createQuestion(@Body() request: CreateQuestionRequest): Promise<QuestionResponse> {
    const { question, section } = await this.questions.create(caller().questionnaireId!, editable(request));
    return QuestionResponse.from(question, section);
  }

  @Put('question/:id')
  @Admin({ of: 'question', by: 'id' })
  @Call(
    'Changes a question; scores follow when its points, answers or correct answer change',
    QuestionResponse,
    {
      errors: [409],
    },
  )
  async updateQuestion(
    @Param() { id }: NumberIdParam,
    @Body() request: ChangeQuestionRequest,
  ): Promise<QuestionResponse> {
    const { question, section } = await this.questions.change(
      caller().questionnaireId!,
      id,
      editable(request),
    );
    return QuestionResponse.from(question, section);
  }

  @Delete('question/:id')
  @Admin({ of: 'question', by: 'id' })
  @Call(
    'Puts a question into the trash for 30 days; scores follow, sent evaluations stay as they are',
    UndoableResponse,
  )
  async deleteQuestion(@Param() { id }: NumberIdParam): Promise<UndoableResponse> {
    return { deletionId: await this.questions.delete(caller().questionnaireId!, id) };
  }
}
