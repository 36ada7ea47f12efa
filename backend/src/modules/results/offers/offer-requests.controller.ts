import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { caller } from '../../../platform/http/caller.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { OfferRequestListParams, OfferRequestResponse } from './offers.dto.js';
import { OffersQuery } from './offers.query.js';

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
  async list(
    @Query() listQuery: OfferRequestListParams,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OfferRequestResponse[]> {
    const { rows, total } = await this.query.list(caller().questionnaireId!, listQuery);
    response.setHeader('X-Total-Count', String(total));
    return rows;
  }
}
