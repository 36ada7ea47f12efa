import { Body, Controller, Get, Header, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { caller } from '../../../platform/http/caller.js';
import { Admin, Call, Public } from '../../../platform/http/route-access.js';
import { LinkParam } from '../public-page/page.dto.js';
import {
  OfferRequestListParams,
  OfferRequestResponse,
  OffersOfPageResponse,
  RequestOfferRequest,
  RequestOfferResponse,
} from './offers.dto.js';
import { OffersQuery } from './offers.query.js';
import { OffersService } from './offers.service.js';

@ApiTags('Public')
@Controller('evaluation')
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @Get(':hashedUrl/offers')
  @Public()
  @Header('Cache-Control', 'private, no-store')
  @Call('Where the receipt of an offer goes, and which offers the page has asked for', OffersOfPageResponse, {
    errors: [403, 404],
  })
  getPageOffers(@Param() { hashedUrl }: LinkParam): Promise<OffersOfPageResponse> {
    return this.offers.ofPage(hashedUrl);
  }

  @Post(':hashedUrl/request-offer')
  @Public()
  @Call(
    'Asks for an offer of one of the page’s products, by the mailed link; asking again within a day is one request',
    RequestOfferResponse,
    {
      errors: [403, 404, 429],
    },
  )
  async requestOffer(
    @Param() { hashedUrl }: LinkParam,
    @Body()
    { productId, whatIf = [], message = null, phone = null, consent = false }: RequestOfferRequest,
    @Req() request: Request,
  ): Promise<RequestOfferResponse> {
    const isClient = caller().adminId === null;
    const requested = { product: productId, whatIf, message, phone, consent };
    return {
      success: true,
      ...(await this.offers.request(hashedUrl, requested, request.ip ?? '', isClient)),
    };
  }
}

@ApiTags('Evaluations')
@Controller('admin/offer-requests')
export class OfferRequestsController {
  constructor(private readonly query: OffersQuery) {}

  @Get()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Offers that clients asked for, newest first, paged', [OfferRequestResponse])
  @ApiOkResponse({
    headers: { 'X-Total-Count': { description: 'How many there are in all', schema: { type: 'integer' } } },
  })
  async listOfferRequests(
    @Query() listQuery: OfferRequestListParams,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OfferRequestResponse[]> {
    const { rows, total } = await this.query.list(caller().questionnaireId!, listQuery);
    response.setHeader('X-Total-Count', String(total));
    return rows;
  }
}
