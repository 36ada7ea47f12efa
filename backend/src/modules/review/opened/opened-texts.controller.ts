import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Flag, Int, Text } from '../../../platform/http/fields.js';
import { ListOf, TextList } from '../../../platform/http/list-fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { OpenedTextsService } from './opened-texts.service.js';

class OpenTextsRequest {
  @Int({ about: 'The version that is on the screen; another one is refused.' }) version: number;
  @TextList({ max: 201, maxLength: 30, about: "'summary', 'sections.12'" }) parts: string[];
}

class OpenedPartResponse {
  @Text({ about: "'summary' with the motivational message, or 'sections.12' with its strengths." })
  part: string;
  @Flag({ about: 'You have opened it as it now reads.' }) isOpened: boolean;
}

class OpenedTextsResponse {
  @Int() version: number;
  @ListOf(() => OpenedPartResponse) parts: OpenedPartResponse[];
  @Flag({ about: 'Approving now, you would approve as a person who has read everything.' })
  isReadWhole: boolean;
}

@ApiTags('Evaluations')
@Controller('admin/evaluation/:id/opened')
@Admin({ of: 'evaluation', by: 'id' })
export class OpenedTextsController {
  constructor(
    private readonly opened: OpenedTextsService,
    private readonly evaluations: EvaluationsService,
  ) {}

  @Get()
  @Call('Which parts of the texts you have opened as they now read', OpenedTextsResponse)
  async getOpenedTexts(@Param() { id }: IdParam): Promise<OpenedTextsResponse> {
    const evaluation = await this.evaluations.one(id);
    const parts = await this.opened.of(evaluation);
    return {
      version: evaluation.version,
      parts,
      isReadWhole: parts.length > 0 && parts.every(({ isOpened }) => isOpened),
    };
  }

  @Post()
  @HttpCode(200)
  @Call('Notes that you have these parts on the screen; for signed-in people only', OpenedTextsResponse, {
    errors: [403, 409],
  })
  async noteOpenedTexts(
    @Param() { id }: IdParam,
    @Body() { version, parts }: OpenTextsRequest,
  ): Promise<OpenedTextsResponse> {
    await this.opened.open(id, version, parts);
    return this.getOpenedTexts({ id });
  }
}
