import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { IdempotentCallsService } from '../../../platform/http/idempotent-calls.service.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { SendResponsesRequest, SentResponsesResponse } from './sent-responses.dto.js';
import { SentResponsesService } from './sent-responses.service.js';

@ApiTags('Evaluations')
@Controller('admin')
export class SentResponsesController {
  constructor(
    private readonly responses: SentResponsesService,
    private readonly calls: IdempotentCallsService,
  ) {}

  @Post('responses')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Takes in up to 500 responses, each of which is stored or refused by itself', SentResponsesResponse, {
    errors: [413, 422],
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      '1 to 200 visible characters: the same call again within 24 hours only gets the same answer.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  })
  sendResponses(
    @Body() body: SendResponsesRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<SentResponsesResponse> {
    const { questionnaireId, language } = caller();
    return this.calls.once('send-responses', key, body, async () =>
      SentResponsesResponse.from(await this.responses.take(questionnaireId!, body.responses), language),
    );
  }
}
