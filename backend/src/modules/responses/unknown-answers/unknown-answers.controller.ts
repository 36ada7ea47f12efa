import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { NumberIdParam, QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { Int, Nested, QueryFlag, Text, Uuid } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { EffectResponse } from '../impact/impact.dto.js';
import { ReceivedAnswersService } from './received-answers.service.js';
import { LONGEST_VALUE, type UnknownAnswer, UnknownAnswersService } from './unknown-answers.service.js';

class NearestOptionResponse {
  @Int() id: number;
  @Text() label: string;
}

class UnknownAnswerResponse {
  @Int() id: number;
  @Uuid() questionId: string;
  @Text() questionText: string;
  @Int() sectionId: number;
  @Text() sectionName: string;
  @Text({ about: 'As responses hold it; long ones are cut.' }) value: string;
  @Int({ about: 'How many responses hold it.' }) responses: number;
  @Nested(() => NearestOptionResponse, { nullable: true, about: 'What it most likely means.' })
  nearest: NearestOptionResponse | null;

  static from({ question, section, value, responses, nearest }: UnknownAnswer): UnknownAnswerResponse {
    return {
      id: question.id,
      questionId: question.questionId,
      questionText: question.questionText,
      sectionId: section.id,
      sectionName: section.name,
      value,
      responses,
      nearest: nearest && { id: nearest.id, label: nearest.label },
    };
  }
}

class ReceivedAnswerResponse {
  @Text() value: string;
  @Int({ about: 'How many responses hold it.' }) responses: number;
}

class MapAnswerParams extends QuestionnaireParams {
  @QueryFlag({ optional: true, about: 'true: the same answer, but nothing is stored.' }) dryRun?: boolean;
}

class MapAnswerRequest {
  @Int({ min: 1, about: 'The option that it means.' }) optionId: number;
  @Text({ min: 1, max: LONGEST_VALUE }) value: string;
}

@ApiTags('Configuration')
@Controller('admin')
export class UnknownAnswersController {
  constructor(
    private readonly answers: UnknownAnswersService,
    private readonly received: ReceivedAnswersService,
  ) {}

  @Get('unknown-answers')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Answers in responses that are no option of their question, the most frequent first', [
    UnknownAnswerResponse,
  ])
  async listUnknownAnswers(@Query() _query: QuestionnaireParams): Promise<UnknownAnswerResponse[]> {
    const answers = await this.answers.list(caller().questionnaireId!);
    return answers.map((answer) => UnknownAnswerResponse.from(answer));
  }

  @Get('question/:id/received-answers')
  @Admin({ of: 'question', by: 'id' })
  @Call(
    'What a question was answered with and is no option yet, the most frequent first; to make options of it',
    [ReceivedAnswerResponse],
  )
  listQuestionReceivedAnswers(@Param() { id }: NumberIdParam): Promise<ReceivedAnswerResponse[]> {
    return this.received.of(caller().questionnaireId!, id);
  }

  @Post('unknown-answers/map')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Says which option an answer means, now and from now on; scores follow', EffectResponse, {
    errors: [409],
  })
  async mapUnknownAnswer(
    @Query() { dryRun = false }: MapAnswerParams,
    @Body() { optionId, value }: MapAnswerRequest,
  ): Promise<EffectResponse> {
    const questionnaireId = caller().questionnaireId!;
    const effect = await this.answers.effectOf(questionnaireId, optionId, value);
    if (!dryRun) await this.answers.map(questionnaireId, optionId, value);
    return effect;
  }
}
