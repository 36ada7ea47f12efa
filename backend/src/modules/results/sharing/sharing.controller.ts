import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Call, Public } from '../../../platform/http/route-access.js';
import { EvaluationOrLinkParam } from '../public-page/page.dto.js';
import { ShareRequest, ShareResponse } from './sharing.dto.js';
import { SharingService } from './sharing.service.js';

@ApiTags('Public')
@Controller('evaluation')
export class SharingController {
  constructor(private readonly sharing: SharingService) {}

  @Post(':id/share')
  @Public()
  @Call('Mails the link of the page to at most 5 addresses', ShareResponse, { errors: [404] })
  share(@Param() { id }: EvaluationOrLinkParam, @Body() { emails }: ShareRequest): Promise<ShareResponse> {
    return this.sharing.share(id, emails);
  }
}
