import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Moment, Text, Uuid } from '../../../platform/http/fields.js';
import { MapOf } from '../../../platform/http/list-fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { FormDefinitionService } from '../public/form-definition.service.js';
import { asResponses } from './draft-answers.js';
import { DraftErasureService } from './draft-erasure.service.js';
import { ResponseDraftsService } from './response-drafts.service.js';

/** A response that is still being filled in, in the words of its form. */
class DraftContentResponse {
  @Uuid() id: string;
  @Moment() startedAt: Date;
  @Text({ about: 'Where the clinic came from.' }) source: string;
  @MapOf({ type: 'string' }, { about: 'By questionId.' }) rawResponses: Record<string, string>;
}

@ApiTags('Personal data')
@Controller('admin/drafts')
@Admin({ of: 'draft', by: 'id' })
export class ResponseDraftsController {
  constructor(
    private readonly drafts: ResponseDraftsService,
    private readonly forms: FormDefinitionService,
    private readonly erasure: DraftErasureService,
  ) {}

  @Get(':id')
  @Call('What a response that is still being filled in holds', DraftContentResponse)
  async getDraft(@Param() { id }: IdParam): Promise<DraftContentResponse> {
    const { questionnaireId, answers, startedAt, source } = await this.drafts.one(id);
    const { questions } = await this.forms.of(questionnaireId);
    return { id, startedAt, source, rawResponses: asResponses(answers, questions) };
  }

  @Delete(':id')
  @Call('Erases a response that is still being filled in at once and for good', SuccessResponse)
  async eraseDraft(@Param() { id }: IdParam): Promise<SuccessResponse> {
    await this.erasure.eraseOne(id);
    return { success: true };
  }
}
