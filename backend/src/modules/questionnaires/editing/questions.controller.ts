import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam, QuestionnaireParams, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Int, Num, ReadOnly, Text, Uuid, WebAddress } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { MOST_POINTS, MOST_WEIGHT, OTHER_TEXT, QUESTION_TEXT } from '../limits.js';
import type { Question } from '../question.entity.js';
import type { Section } from '../section.entity.js';
import { QuestionsService } from './questions.service.js';

class QuestionResponse {
  @Int() id: number;
  @Uuid({ about: 'Stable and public: the column key in workbooks.' }) questionId: string;
  @Int() sectionId: number;
  @Text() sectionName: string;
  @Text({ max: QUESTION_TEXT }) questionText: string;
  @Int({ about: 'Order within its section.' }) position: number;
  @Text({ nullable: true, about: 'null: a yes is correct.' }) correctAnswer: string | null;
  @Int({ max: MOST_POINTS, about: '0: does not count.' }) pointValue: number;
  @Num({ max: MOST_WEIGHT, about: 'Rank of the tip: higher comes first.' }) weight: number;
  @Text({ nullable: true }) relatedProduct: string | null;
  @Text({ nullable: true }) productDescription: string | null;
  @WebAddress({ nullable: true }) productUrl: string | null;
  @Text({ nullable: true }) relatedTip: string | null;

  static from(question: Question, { name }: Pick<Section, 'name'>): QuestionResponse {
    const { section: _section, externalId: _externalId, productId: _productId, ...fields } = question;
    return { ...fields, sectionName: name };
  }
}

/** What a person may say of a question, besides its text and section. */
class QuestionDetails {
  @Text({ optional: true, nullable: true, max: OTHER_TEXT, about: 'Empty: a yes is correct.' })
  correctAnswer?: string | null;
  @Int({ optional: true, max: MOST_POINTS }) pointValue?: number;
  @Num({ optional: true, max: MOST_WEIGHT }) weight?: number;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT }) relatedProduct?: string | null;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT }) productDescription?: string | null;
  @WebAddress({ optional: true, nullable: true }) productUrl?: string | null;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT }) relatedTip?: string | null;
  @ReadOnly() id?: unknown;
  @ReadOnly() questionId?: unknown;
  @ReadOnly() sectionName?: unknown;
  @ReadOnly() position?: unknown;
}

class CreateQuestionRequest extends QuestionDetails {
  @Int({ min: 1, about: 'The new question becomes the last one of this section.' }) sectionId: number;
  @Text({ min: 1, max: QUESTION_TEXT }) questionText: string;
}

class ChangeQuestionRequest extends QuestionDetails {
  @Int({ optional: true, min: 1, about: 'Another one moves the question to its end.' }) sectionId?: number;
  @Text({ optional: true, min: 1, max: QUESTION_TEXT }) questionText?: string;
}

@ApiTags('Configuration')
@Controller('admin')
export class QuestionsController {
  constructor(private readonly questions: QuestionsService) {}

  @Get('questions')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('The questions in the questionnaire’s order', [QuestionResponse])
  async list(@Query() _query: QuestionnaireParams): Promise<QuestionResponse[]> {
    const listed = await this.questions.list(caller().questionnaireId!);
    return listed.map(({ question, section }) => QuestionResponse.from(question, section));
  }

  @Post('questions')
  @Admin({ of: 'section', by: 'sectionId' })
  @Call('Adds a question at the end of a section; scores follow', QuestionResponse, {
    status: 201,
    errors: [409],
  })
  async create(@Body() request: CreateQuestionRequest): Promise<QuestionResponse> {
    const question = await this.questions.create(caller().questionnaireId!, editable(request));
    return QuestionResponse.from(question, question.section);
  }

  @Put('question/:id')
  @Admin({ of: 'question', by: 'id' })
  @Call('Changes a question; scores follow when its points or correct answer change', QuestionResponse)
  async change(
    @Param() { id }: NumberIdParam,
    @Body() request: ChangeQuestionRequest,
  ): Promise<QuestionResponse> {
    const question = await this.questions.change(caller().questionnaireId!, id, editable(request));
    return QuestionResponse.from(question, question.section);
  }

  @Delete('question/:id')
  @Admin({ of: 'question', by: 'id' })
  @Call('Deletes a question; scores follow, sent evaluations stay as they are', SuccessResponse)
  async delete(@Param() { id }: NumberIdParam): Promise<SuccessResponse> {
    await this.questions.delete(caller().questionnaireId!, id);
    return { success: true };
  }
}

/** A request without the fields that are accepted and ignored. */
function editable<T extends ChangeQuestionRequest | CreateQuestionRequest>(request: T) {
  const { id: _id, questionId: _uuid, sectionName: _name, position: _position, ...fields } = request;
  return fields;
}
