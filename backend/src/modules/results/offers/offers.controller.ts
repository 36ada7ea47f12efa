import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { caller } from '../../../platform/http/caller.js';
import { Call, Public } from '../../../platform/http/route-access.js';
import { EvaluationOrLinkParam } from '../public-page/page.dto.js';
import { RequestOfferResponse, RequestOfferRequest } from './offers.dto.js';
import { OffersService } from './offers.service.js';

@ApiTags('Public')
@Controller('evaluation')
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @Post(':id/request-offer')
  @Public()
  @Call(
    'Asks for an offer of one of the page’s products; asking again within a day is one request',
    RequestOfferResponse,
    {
      errors: [404, 429],
    },
  )
  async request(
    @Param() { id }: EvaluationOrLinkParam,
    @Body() { productId, whatIf = [] }: RequestOfferRequest,
    @Req() request: Request,
  ): Promise<RequestOfferResponse> {
    const isClient = caller().adminId === null;
    await this.offers.request(id, { product: productId, whatIf }, request.ip ?? '', isClient);
    return { success: true, recorded: isClient };
  }
}
