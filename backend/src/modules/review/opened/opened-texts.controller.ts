import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Flag, Int, Num, Text } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { OpenedTextsService } from './opened-texts.service.js';

class ShownPartRequest {
  @Text({ max: 30, about: "'summary', 'sections.12'" }) part: string;
  @Num({
    max: 3600,
    about:
      'For how many seconds it was looked at since the last report. All parts together count for no more than passed on the server; the first report starts its clock.',
  })
  seconds: number;
}

class OpenTextsRequest {
  @Int({ about: 'The version that is on the screen; another one is refused.' }) version: number;
  @ListOf(() => ShownPartRequest, { max: 201 }) parts: ShownPartRequest[];
}

class OpenedPartResponse {
  @Text({ about: "'summary' with the motivational message, or 'sections.12' with its strengths." })
  part: string;
  @Flag({ about: 'You have read it as it now reads.' }) isOpened: boolean;
  @Num({ about: 'For how many seconds it is still to be looked at until it counts as read.' })
  secondsLeft: number;
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
  @Call('Which parts of the texts you have read as they now read', OpenedTextsResponse)
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
  @Call(
    'Notes for how long you have had these parts on the screen; for signed-in people only',
    OpenedTextsResponse,
    {
      errors: [403, 409],
    },
  )
  async noteOpenedTexts(
    @Param() { id }: IdParam,
    @Body() { version, parts }: OpenTextsRequest,
  ): Promise<OpenedTextsResponse> {
    await this.opened.open(id, version, parts);
    return this.getOpenedTexts({ id });
  }
}
